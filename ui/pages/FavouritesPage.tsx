import { favouritesAddress, listsAddress } from "../../core/addresses/saved-addresses.ts"
import { keptQuickAdd } from "../../core/saved/saved.ts"
import type { FavouritesPageModel } from "../../core/saved/favourites.page.ts"
import { EmptySaved } from "../saved/EmptySaved.tsx"
import { FavouriteForm } from "../saved/FavouriteForm.tsx"
import { SavedTiles } from "../saved/SavedTiles.tsx"
import type { Scene } from "../scene.ts"
import { QuickAddForm } from "../tiles/QuickAddForm.tsx"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { CategoryWays } from "./CategoryWays.tsx"

/** What the visitor has marked, the last first. Spec: 10.13, 10.132, 10.381. */
export function FavouritesPage({ model, scene }: { readonly model: FavouritesPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const { favourites } = model
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={say("saved.favourites")} />
      <div className="listing__head saved__head">
        <h1 className="big_label">{say("saved.favourites")}</h1>
        <p className="saved__ways">
          <a className={scene.frame.saved?.lists?.length === 0 ? "slt_link --empty" : "slt_link"} href={listsAddress(language)}>
            {say("saved.lists")}
          </a>
        </p>
      </div>
      {favourites.length === 0 ? (
        <EmptySaved
          id="return_sub_wisheslist_empty"
          words={say("saved.favouritesEmpty")}
          note={say("saved.favouritesNote")}
          returnTo={favouritesAddress(language)}
          scene={scene}
        >
          <CategoryWays scene={scene} />
        </EmptySaved>
      ) : (
        <SavedTiles
          products={favourites}
          scene={scene}
          renderActs={(kept) => {
            const quick = keptQuickAdd(kept)
            return (
              <>
                <FavouriteForm productId={kept.tile.id} name={kept.tile.name} scene={scene} />
                {quick !== null && <QuickAddForm tile={kept.tile} quick={quick} say={say} />}
              </>
            )
          }}
        />
      )}
    </main>
  )
}
