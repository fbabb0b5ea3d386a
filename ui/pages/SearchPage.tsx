import { searchAddress } from "../../core/addresses/addresses.ts"
import type { SearchPageModel } from "../../core/search/search.page.ts"
import type { FoundPage } from "../../core/search/found-page.ts"
import { Paging } from "../controls/Paging.tsx"
import type { Scene } from "../scene.ts"
import { SearchForm } from "../search/SearchForm.tsx"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { TileGrid } from "../tiles/TileGrid.tsx"

interface Props {
  readonly model: SearchPageModel
  readonly scene: Scene
}

/** What a text finds, and the form to look for something else. Spec: 10.11, 10.57, 10.73, 19.79. */
export function SearchPage({ model, scene }: Props) {
  const { say } = scene
  const { query, found } = model
  const heading = say("search.heading")
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={heading} />
      <div className="listing__head">
        <h1 className="big_label">{query.text === "" ? heading : query.text}</h1>
        <SearchForm text={query.text} scene={scene} />
      </div>
      {found === null && query.text !== "" && (
        <p id="menu_messages_warning" className="search__note">
          {say("search.tooShort")}
        </p>
      )}
      {found !== null &&
        (found.tiles.length === 0 ? <Nothing text={query.text} scene={scene} /> : <Found model={model} found={found} scene={scene} />)}
    </main>
  )
}

function Found({ model: { query }, found, scene }: Props & { readonly found: FoundPage }) {
  const { say, language } = scene
  const { by, total, perPage, tiles } = found
  return (
    <>
      {by === "forgiven" && <p className="search__note">{say("search.forgiven")}</p>}
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
        addressOf={(page) => searchAddress(language, query.text, page)}
      />
    </>
  )
}

/** Nothing found leads on. Spec: 10.105. */
function Nothing({ text, scene: { say } }: { readonly text: string; readonly scene: Scene }) {
  return (
    <section className="noproduct empty">
      <h2>{say("search.nothingHeading", { text })}</h2>
      <p id="menu_messages_warning">{say("search.nothingText")}</p>
    </section>
  )
}
