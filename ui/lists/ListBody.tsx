import type { ReactNode } from "react"
import { isFiltered, noFilters, withoutFilter } from "../../core/filters/chosen-filters.ts"
import { type FiltersView, viewFilters } from "../../core/filters/view-filters.ts"
import { isWholeList, listAddress } from "../../core/pages/list-address.ts"
import { viewProgress } from "../../core/lists/list-place.ts"
import { hasOrders, type ListedPage, type ListQuery } from "../../core/product/listing.ts"
import { Paging } from "../controls/Paging.tsx"
import type { Scene } from "../scene.ts"
import { CompareLink } from "../saved/CompareLink.tsx"
import { FavouriteForm } from "../saved/FavouriteForm.tsx"
import { QuickAddForm } from "../tiles/QuickAddForm.tsx"
import { TileGrid } from "../tiles/TileGrid.tsx"
import { FilterForm } from "./FilterForm.tsx"
import { Portions } from "./Portions.tsx"
import { SortForm, SortLinks } from "./ListOrders.tsx"

interface Props {
  readonly page: ListedPage
  readonly query: ListQuery
  /** the address of the whole list */
  readonly list: string
  /** what a list without filters says that has nothing */
  readonly nothing: ReactNode
  readonly scene: Scene
}

/** The goods of a list of any kind: how many there are, filters, orders, tiles, pages. Spec: 10.57, 10.73 to 10.75, 10.341, 10.343. */
export function ListBody({ page, query, list, nothing, scene }: Props) {
  const { say, catalogue, frame } = scene
  const view = viewFilters({ ...page, ...query }, catalogue, frame.shell.priceFormat)
  const parts = { page, query, list, scene }
  if (view === null)
    return page.tiles.length === 0 ? (
      nothing
    ) : (
      <>
        <Spoken />
        <div id="list_goods">
          <Goods {...parts} />
        </div>
      </>
    )
  return (
    <div className="listing__body">
      <FilterForm view={view} total={page.isUncounted === true ? null : page.total} list={list} query={query} scene={scene} />
      <Spoken />
      <div id="list_goods" className="listing__goods">
        {view.isUnknown && (
          <p className="search__note">
            {say("filters.unknown")} <a href={list}>{say("filters.wholeList")}</a>
          </p>
        )}
        {view.chosen.length > 0 && <Chosen chosen={view.chosen} query={query} list={list} scene={scene} />}
        {page.tiles.length > 0 ? (
          <Goods {...parts} />
        ) : isFiltered(query.filters ?? noFilters) ? (
          <NothingFits list={list} scene={scene} />
        ) : (
          nothing
        )}
      </div>
    </div>
  )
}

/** Where what a script has changed is said: it stays when the list is exchanged. Spec: 10.360. */
const Spoken = () => <p id="list_spoken" className="aside" role="status" />

type GoodsProps = Omit<Props, "nothing">

function Goods(parts: GoodsProps) {
  const { page, query, list, scene } = parts
  const { say } = scene
  return (
    <>
      <div className="listing__bar">
        <p id="list_count" className="listing__count" tabIndex={-1}>
          {page.isUncounted === true ? say("listing.products") : say("listing.count", { count: page.total })}
        </p>
        {hasOrders(page) && (
          <>
            <SortLinks list={list} query={query} scene={scene} />
            <SortForm list={list} query={query} scene={scene} />
          </>
        )}
      </div>
      <h2 className="aside">{say("listing.products")}</h2>
      <TileGrid
        tiles={page.tiles}
        scene={scene}
        page={query.page}
        renderActs={(tile) => (
          <>
            <FavouriteForm productId={tile.id} name={tile.name} scene={scene} />
            <CompareLink productId={tile.id} className="product__compare_item" scene={scene} />
            {tile.quickAdd !== undefined && <QuickAddForm tile={tile} quick={tile.quickAdd} say={say} />}
          </>
        )}
      />
      <div id="list_pages">
        <Progress {...parts} />
        <Paging
          {...page}
          page={query.page}
          scene={scene}
          isUnlisted={!isWholeList(query)}
          addressOf={(at) => listAddress(list, { ...query, page: at })}
        />
        <Portions {...parts} />
      </div>
    </>
  )
}

/** How many of a long list have been seen, and the way to the next ones: a link, which a script has them come behind these. Spec: 10.362. */
function Progress({ page, query, list, scene: { say } }: GoodsProps) {
  const progress = viewProgress({ ...page, page: query.page })
  if (progress === null) return null
  const { seen, total, next } = progress
  return (
    <div className="listing__progress">
      {page.isUncounted !== true && <p id="list_seen">{say("listing.seen", { seen, total })}</p>}
      <progress value={seen} max={total} aria-hidden="true" />
      {next !== null && (
        <a
          id="list_more"
          className="btn listing__more"
          {...(isWholeList(query) ? {} : { rel: "nofollow" })}
          href={listAddress(list, { ...query, page: next })}
        >
          {say("listing.more")}
        </a>
      )}
    </div>
  )
}

/** What is chosen: each can be taken away, and all. */
function Chosen({ chosen, query, list, scene: { say } }: Omit<GoodsProps, "page"> & Pick<FiltersView, "chosen">) {
  const filters = query.filters ?? noFilters
  return (
    <div className="filter_list_content">
      <h2 className="aside">{say("filters.chosen")}</h2>
      <ul>
        {chosen.map(({ removed, words }, at) => (
          <li key={words}>
            <a
              id={`chosen_${at}`}
              className="filter_list_content__remove"
              rel="nofollow"
              href={listAddress(list, { ...query, page: 0, filters: withoutFilter(filters, removed) })}
            >
              <span className="aside">{say("filters.remove", { name: words })}</span>
              <span aria-hidden="true">{words}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="filter_list_content__clear" rel="nofollow" href={listAddress(list, { ...query, page: 0, filters: noFilters })}>
            {say("filters.clear")}
          </a>
        </li>
      </ul>
    </div>
  )
}

function NothingFits({ list, scene: { say } }: Pick<Props, "list" | "scene">) {
  return (
    <section className="noproduct empty">
      <h2>{say("filters.nothingHeading")}</h2>
      <p>{say("filters.nothingText")}</p>
      <a className="btn --solid" href={list}>
        {say("filters.wholeList")}
      </a>
    </section>
  )
}
