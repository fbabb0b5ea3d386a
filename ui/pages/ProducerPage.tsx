import { homeAddress } from "../../core/addresses/addresses.ts"
import type { ProducerPageModel } from "../../core/product/producer.page.ts"
import { ListBody } from "../lists/ListBody.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { ListHead } from "./ListHead.tsx"

/** A producer: who it is, where it can be reached, and what the shop has of it, paged by plain links. Spec: 2.63, 10.12. */
export function ProducerPage({ model: { producer }, scene }: { readonly model: ProducerPageModel; readonly scene: Scene }) {
  const { name, place, story, picture, contact } = producer
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={name} />
      <ListHead name={name} text={story === null ? null : scene.prose(story)} picture={picture} say={scene.say}>
        {place !== null && <p className="maker__place">{place}</p>}
      </ListHead>
      {contact !== null && (
        <p className="listing__contact">
          {contact.address} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      <ListBody
        page={producer}
        query={producer.query}
        list={producer.links[scene.language]}
        nothing={<NothingOnSale scene={scene} />}
        scene={scene}
      />
    </main>
  )
}

/** A producer of whom there is nothing leads on. */
function NothingOnSale({ scene: { say, language } }: { readonly scene: Scene }) {
  return (
    <section className="noproduct empty">
      <h2>{say("producer.emptyHeading")}</h2>
      <p>{say("producer.emptyText")}</p>
      <a className="btn --solid" href={homeAddress(language)}>
        {say("listing.emptyWayOn")}
      </a>
    </section>
  )
}
