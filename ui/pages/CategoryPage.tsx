import { categoryAddress, homeAddress } from "../../core/addresses/addresses.ts"
import { orderedAddress } from "../../core/pages/remembered-sort.ts"
import { hasOrders, type Listing, type SortKey } from "../../core/product/listing.ts"
import type { CategoryPageModel } from "../../core/product/category.page.ts"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { TileGrid } from "../tiles/TileGrid.tsx"
import { Zone } from "../tiles/Zone.tsx"
import { Paging } from "../controls/Paging.tsx"
import { ListHead } from "./ListHead.tsx"

/** The orders, with their words: those of a link, which programs of others look for, and those of a short list. */
const sorts = [
  ["default", "listing.sortDefault", "listing.sortDefault"],
  ["price-asc", "listing.sortPriceAsc", "listing.orderPriceAsc"],
  ["price-desc", "listing.sortPriceDesc", "listing.orderPriceDesc"],
  ["name-asc", "listing.sortNameAsc", "listing.orderNameAsc"],
  ["name-desc", "listing.sortNameDesc", "listing.orderNameDesc"],
  ["newest", "listing.sortNewest", "listing.sortNewest"],
] as const satisfies readonly (readonly [SortKey, string, string])[]

/** A category: what it is, its subcategories, its products sorted and paged by plain links. Spec: 10.57, 10.58, 10.72, 10.73. */
export function CategoryPage({ model, scene }: { readonly model: CategoryPageModel; readonly scene: Scene }) {
  const { listing } = model
  const { say } = scene
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={listing.breadcrumbs.slice(0, -1)} here={listing.name} />
      <ListHead name={listing.name} text={listing.description === "" ? null : scene.prose(listing.description)} picture={listing.picture} />
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
      <Zone id="search_hotspot_zone1" heading={say("home.chosen")} tiles={listing.recommended} scene={scene} />
    </main>
  )
}

function Products({ listing, scene }: { readonly listing: Listing; readonly scene: Scene }) {
  const { say } = scene
  return (
    <>
      <div className="listing__bar">
        <p className="listing__count">{say("listing.count", { count: listing.total })}</p>
        {hasOrders(listing) && (
          <>
            <SortLinks listing={listing} scene={scene} />
            <SortForm listing={listing} scene={scene} />
          </>
        )}
      </div>
      <h2 className="aside">{say("listing.products")}</h2>
      <TileGrid tiles={listing.tiles} scene={scene} page={listing.query.page} />
      <Paging {...listing} page={listing.query.page} scene={scene} addressOf={(page) => pageAddress(listing, scene, page)} />
    </>
  )
}

/** Where there is room the orders stand beside each other. Spec: 10.74, 10.290. */
function SortLinks({ listing, scene }: { readonly listing: Listing; readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <nav className="listing__sorts" aria-label={say("listing.sort")}>
      <ul>
        {sorts.map(([sort, link]) => (
          <li key={sort}>
            <a
              href={orderedAddress(language, listing.categoryId, namesOf(listing), sort)}
              {...(listing.query.sort === sort ? { "aria-current": "true" } : {})}
            >
              {say(link)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On smaller screens they are a native list, which needs no script. Spec: 10.292. */
function SortForm({ listing, scene }: { readonly listing: Listing; readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <form className="listing__order" action={categoryAddress(language, listing.categoryId, namesOf(listing))}>
      <label htmlFor="listing_order">{say("listing.order")}</label>
      <select id="listing_order" className="select" name="sort" defaultValue={listing.query.sort}>
        {sorts.map(([sort, , entry]) => (
          <option key={sort} value={sort}>
            {say(entry)}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        {say("listing.orderShow")}
      </button>
    </form>
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

const namesOf = ({ breadcrumbs }: Listing): readonly string[] => breadcrumbs.map(({ name }) => name)

/** Another page of the listing, in its order. */
const pageAddress = (listing: Listing, { language }: Scene, page: number): string =>
  categoryAddress(language, listing.categoryId, namesOf(listing), { sort: listing.query.sort, counter: page })
