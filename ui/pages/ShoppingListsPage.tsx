import { listsAddress } from "../../core/addresses/saved-addresses.ts"
import type { ShoppingListsPageModel } from "../../core/saved/shopping-lists.page.ts"
import type { ListSummary } from "../../core/saved/saved.ts"
import { EmptySaved } from "../saved/EmptySaved.tsx"
import { ListForm } from "../saved/ListForm.tsx"
import { OneList } from "../saved/OneList.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { CategoryWays } from "./CategoryWays.tsx"

/** The visitor's shopping lists, one of them, or one that somebody shares. Spec: 10.52, 10.383, 10.384. */
export function ShoppingListsPage({ model: { list }, scene }: { readonly model: ShoppingListsPageModel; readonly scene: Scene }) {
  const { say, language, frame } = scene
  const lists = frame.saved?.lists ?? []
  const heading = list?.name ?? say("saved.lists")
  const crumbs = list?.isOwn === true ? [{ name: say("saved.lists"), link: listsAddress(language) }] : []
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={crumbs} here={heading} />
      <div className="listing__head saved__head">
        <h1 className="big_label">{heading}</h1>
      </div>
      {list !== null ? <OneList list={list} scene={scene} /> : <AllLists lists={lists} scene={scene} />}
    </main>
  )
}

function AllLists({ lists, scene }: { readonly lists: readonly ListSummary[]; readonly scene: Scene }) {
  const { say, language } = scene
  const form = (
    <ListForm operation="make" label={say("saved.newList")} button={say("saved.makeList")} placeholder={say("saved.defaultList")} />
  )
  if (lists.length === 0)
    return (
      <EmptySaved
        id="lists_empty"
        words={say("saved.listsEmpty")}
        note={say("saved.listsNote")}
        returnTo={listsAddress(language)}
        scene={scene}
        action={form}
      >
        <CategoryWays scene={scene} />
      </EmptySaved>
    )
  return (
    <>
      <ul className="slt_lists">
        {lists.map(({ id, name, rows }) => (
          <li key={id} className="slt_lists__nav_item" data-list_id={id}>
            <a className="slt_lists__nav_link" href={listsAddress(language, id)}>
              {name}
            </a>
            <span className="slt_lists__count">{say("listing.count", { count: rows })}</span>
          </li>
        ))}
      </ul>
      {form}
    </>
  )
}
