import { searchAddress } from "../../core/addresses/search-address.ts"
import type { SearchPageModel } from "../../core/search/search.page.ts"
import { ListBody } from "../lists/ListBody.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { Zone } from "../tiles/Zone.tsx"
import { CategoryWays } from "./CategoryWays.tsx"

interface Props {
  readonly model: SearchPageModel
  readonly scene: Scene
}

/** What a text finds; the form to look for something else is in the header. Spec: 2.103, 10.11, 10.57, 10.73, 19.79. */
export function SearchPage({ model, scene }: Props) {
  const { say } = scene
  const { query, found } = model
  const heading = say("search.heading")
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={heading} />
      <div className="listing__head">
        <h1 className="big_label">{query.text === "" ? heading : query.text}</h1>
      </div>
      {found === null && (
        <>
          {query.text === "" ? (
            <p className="search__note">{say("search.hint")}</p>
          ) : (
            <p id="menu_messages_warning" className="search__note">
              {say("search.tooShort")}
            </p>
          )}
          <CategoryWays scene={scene} />
        </>
      )}
      {found !== null && (
        <>
          {found.by === "forgiven" && found.tiles.length > 0 && <p className="search__note">{say("search.forgiven")}</p>}
          <ListBody
            page={found}
            query={query}
            list={searchAddress(scene.language, query.text)}
            nothing={<Nothing text={query.text} scene={scene} />}
            scene={scene}
          />
        </>
      )}
      <Zone id="search_hotspot_zone1" heading={say("home.chosen")} tiles={found?.recommended ?? []} scene={scene} />
    </main>
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
