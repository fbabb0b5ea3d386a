import { markAddress, shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import type { ListSummary } from "../../core/saved/saved.ts"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"
import type { Scene } from "../scene.ts"
import { CompareLink } from "./CompareLink.tsx"

interface Props {
  /** in the size that the address of the page names */
  readonly product: SavedProduct
  readonly scene: Scene
}

/** What can be done with a product instead of buying it now, below its button, under the platform's names. Spec: 10.100, 10.382, 10.421, 10.422. */
export function KeepProduct({ product, scene }: Props) {
  const { say, language, frame } = scene
  if (frame.saved === null) return null
  const isMarked = frame.saved.favourites.includes(product.productId)
  return (
    <div className="kept">
      <a
        id="projector_button_observe"
        className={isMarked ? "projector_buttons_obs --added" : "projector_buttons_obs"}
        href={markAddress(language, isMarked ? "remove" : "add", product)}
        rel="nofollow"
      >
        {isMarked ? say("saved.inFavourites") : say("saved.toFavourites")}
      </a>
      <CompareLink productId={product.productId} className="projector_prodstock_compare" scene={scene} />
      {frame.saved.lists !== null && (
        <>
          <a className="projector_buy__shopping_list" href="#addToShoppingList">
            {say("saved.toList")}
          </a>
          <AddToList product={product} lists={frame.saved.lists} scene={scene} />
        </>
      )}
    </div>
  )
}

/** Shown by its link: puts the product into one of the visitor's lists, or into the first one, which the shop makes. Spec: 10.383, 10.422. */
function AddToList({ product: { productId, sizeId }, lists, scene: { say } }: Props & { readonly lists: readonly ListSummary[] }) {
  return (
    <form id="addToShoppingList" className="saved__form" action={shoppingListPath} method="post">
      <input type="hidden" name="operation" value="add" />
      <input type="hidden" name="product" value={productId} />
      {sizeId !== "" && <input type="hidden" name="size" value={sizeId} />}
      {lists.length > 0 && (
        <select className="select" name="list" aria-label={say("saved.lists")}>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button className="btn">{say("saved.toList")}</button>
    </form>
  )
}
