import { homeAddress, producerAddress } from "../../core/addresses/addresses.ts"
import type { ProducerPageModel } from "../../core/product/producer.page.ts"
import type { ProducerPageContent } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { TileGrid } from "../tiles/TileGrid.tsx"
import { Paging } from "../controls/Paging.tsx"
import { ListHead } from "./ListHead.tsx"

interface Props {
  readonly producer: ProducerPageContent
  readonly scene: Scene
}

/** A producer: who it is, where it can be reached, and what the shop has of it, paged by plain links. Spec: 2.63, 10.12. */
export function ProducerPage({ model: { producer }, scene }: { readonly model: ProducerPageModel; readonly scene: Scene }) {
  const { name, place, story, picture, contact } = producer
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={name} />
      <ListHead name={name} text={story === null ? null : scene.prose(story)} picture={picture}>
        {place !== null && <p className="maker__place">{place}</p>}
      </ListHead>
      {contact !== null && (
        <p className="listing__contact">
          {contact.address} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      {producer.tiles.length === 0 ? <NothingOnSale scene={scene} /> : <Products producer={producer} scene={scene} />}
    </main>
  )
}

function Products({ producer, scene }: Props) {
  const { say, language } = scene
  const { name, total, perPage, tiles, query } = producer
  return (
    <>
      <div className="listing__bar">
        <p className="listing__count">{say("listing.count", { count: total })}</p>
      </div>
      <h2 className="aside">{say("listing.products")}</h2>
      <TileGrid tiles={tiles} scene={scene} page={query.page} />
      <Paging
        total={total}
        perPage={perPage}
        page={query.page}
        scene={scene}
        addressOf={(page) => producerAddress(language, query.producerId, name, page)}
      />
    </>
  )
}

/** A producer of whom there is nothing leads on. */
function NothingOnSale({ scene: { say, language } }: Pick<Props, "scene">) {
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
