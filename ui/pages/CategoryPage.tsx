import { categoryAddress, homeAddress } from "../../core/addresses/addresses.ts"
import type { Listing, SortKey } from "../../core/product/listing.ts"
import type { CategoryPageModel } from "../../core/pages/page.ts"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { EmptyZone } from "../tiles/EmptyZone.tsx"
import { TileGrid } from "../tiles/TileGrid.tsx"
import { Paging } from "./Paging.tsx"

const sorts = [
  ["default", "listing.sortDefault"],
  ["price-asc", "listing.sortPriceAsc"],
  ["price-desc", "listing.sortPriceDesc"],
  ["name-asc", "listing.sortNameAsc"],
  ["name-desc", "listing.sortNameDesc"],
  ["newest", "listing.sortNewest"],
] as const satisfies readonly (readonly [SortKey, string])[]

/** A category: what it is, its subcategories, its products sorted and paged by plain links. Spec: 10.57, 10.58, 10.72, 10.73. */
export function CategoryPage({ model, scene }: { readonly model: CategoryPageModel; readonly scene: Scene }) {
  const { listing } = model
  const { say } = scene
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={listing.breadcrumbs.slice(0, -1)} here={listing.name} />
      <div className="listing__head">
        <h1 className="big_label">{listing.name}</h1>
        {listing.description !== "" && <p className="listing__description">{scene.prose(listing.description)}</p>}
      </div>
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
      {listing.tiles.length === 0 ? <NoProducts scene={scene} /> : <Products listing={listing} scene={scene} />}
      <EmptyZone id="search_hotspot_zone1" />
    </main>
  )
}

function Products({ listing, scene }: { readonly listing: Listing; readonly scene: Scene }) {
  const { say } = scene
  return (
    <>
      <div className="listing__bar">
        <p className="listing__count">{say("listing.count", { count: listing.total })}</p>
        <nav className="listing__sorts" aria-label={say("listing.sort")}>
          <ul>
            {sorts.map(([sort, key]) => (
              <li key={sort}>
                <a href={listingAddress(listing, scene, sort, 0)} {...(listing.query.sort === sort ? { "aria-current": "true" } : {})}>
                  {say(key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h2 className="aside">{say("listing.products")}</h2>
      <TileGrid tiles={listing.tiles} scene={scene} page={listing.query.page} />
      <Paging
        {...listing}
        page={listing.query.page}
        scene={scene}
        addressOf={(page) => listingAddress(listing, scene, listing.query.sort, page)}
      />
    </>
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

/** The listing's own address with another order or page. */
function listingAddress(listing: Listing, scene: Scene, sort: SortKey, page: number): string {
  const names = listing.breadcrumbs.map((crumb) => crumb.name)
  return categoryAddress(scene.language, listing.categoryId, names, { sort, counter: page })
}
