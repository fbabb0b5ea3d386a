import { homeAddress } from "../../core/addresses/addresses.ts"
import type { CategoryPageModel } from "../../core/product/category.page.ts"
import { ListBody } from "../lists/ListBody.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { Zone } from "../tiles/Zone.tsx"
import { ListHead } from "./ListHead.tsx"

/** A category: what it is, its subcategories, its products sorted and paged by plain links. Spec: 10.57, 10.58, 10.72, 10.73. */
export function CategoryPage({ model, scene }: { readonly model: CategoryPageModel; readonly scene: Scene }) {
  const { listing } = model
  const { say } = scene
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={listing.breadcrumbs.slice(0, -1)} here={listing.name} />
      <ListHead
        name={listing.name}
        text={listing.description === "" ? null : scene.prose(listing.description)}
        picture={listing.picture}
        say={say}
      />
      {listing.children.length > 0 && (
        <nav className="listing__children" aria-label={say("listing.subcategories")}>
          <ul>
            {listing.children.map((child) => (
              <li key={child.link}>
                <a href={child.link}>{child.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ListBody
        page={listing}
        query={listing.query}
        list={listing.links[scene.language]}
        nothing={<NoProducts scene={scene} />}
        scene={scene}
      />
      <Zone id="search_hotspot_zone1" heading={say("home.chosen")} tiles={listing.recommended} scene={scene} />
    </main>
  )
}

function NoProducts({ scene }: { readonly scene: Scene }) {
  return (
    <section className="noproduct empty">
      <h2>{scene.say("listing.emptyHeading")}</h2>
      <p>{scene.say("listing.emptyText")}</p>
      <a className="btn --solid" href={homeAddress(scene.language)}>
        {scene.say("listing.emptyWayOn")}
      </a>
    </section>
  )
}
