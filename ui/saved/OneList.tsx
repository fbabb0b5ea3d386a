import { useContext } from "react"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { sharedListAddress, shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import type { SavedTile, OpenedList } from "../../core/saved/saved.ts"
import { PageOrigin } from "./page-origin.ts"
import type { Scene } from "../scene.ts"
import { ListForm } from "./ListForm.tsx"
import { SavedTiles } from "./SavedTiles.tsx"

interface Props {
  readonly list: OpenedList
  readonly scene: Scene
}

/** A shopping list with what is in it; its owner can do with it what there is to do. Spec: 10.383, 10.384. */
export function OneList({ list, scene }: Props) {
  const { say, language } = scene
  const { id, name, rows, isOwn, secret } = list
  const origin = useContext(PageOrigin)
  return (
    <>
      {rows.length === 0 ? (
        <div className="empty">
          <p>{say("saved.listEmpty")}</p>
          <a className="btn --solid" href={homeAddress(language)}>
            {say("saved.browse")}
          </a>
        </div>
      ) : (
        <SavedTiles
          products={rows}
          scene={scene}
          renderActs={(product) => (isOwn ? <RemoveRow listId={id} product={product} scene={scene} /> : null)}
        />
      )}
      {isOwn && (
        <section className="saved__manage" aria-label={say("saved.manage")}>
          <ListForm operation="rename" label={say("saved.listName")} button={say("saved.rename")} listId={id} name={name} />
          {secret !== null && (
            <label className="field">
              <span className="field__label">{say("saved.sharedAs")}</span>
              <input className="field__input" readOnly value={origin + sharedListAddress(language, secret)} />
            </label>
          )}
          <form className="saved__form" action={shoppingListPath} method="post">
            <input type="hidden" name="list" value={id} />
            <button id="list_share" type="submit" className="btn" name="operation" value={secret === null ? "share" : "unshare"}>
              {secret === null ? say("saved.share") : say("saved.unshare")}
            </button>
            <button type="submit" className="link-button" name="operation" value="delete">
              {say("saved.deleteList")}
            </button>
          </form>
        </section>
      )}
    </>
  )
}

function RemoveRow({
  listId,
  product: { tile, sizeId },
  scene: { say },
}: {
  readonly listId: number
  readonly product: SavedTile
  readonly scene: Scene
}) {
  return (
    <form className="slt_lists__remove" action={shoppingListPath} method="post">
      <input type="hidden" name="operation" value="remove" />
      <input type="hidden" name="list" value={listId} />
      <input type="hidden" name="product" value={tile.id} />
      <input type="hidden" name="size" value={sizeId} />
      <button type="submit" className="link-button">
        {say("saved.remove")}
        <span className="aside">{`: ${tile.name}`}</span>
      </button>
    </form>
  )
}
