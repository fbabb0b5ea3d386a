import { shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import type { Scene } from "../scene.ts"
import { CompareLink } from "./CompareLink.tsx"
import { FavouriteForm } from "./FavouriteForm.tsx"

/** What can be done with a product instead of buying it now, below its button. Spec: 10.100, 10.381, 10.382. */
export function KeepProduct({ productId, scene }: { readonly productId: number; readonly scene: Scene }) {
  if (scene.frame.saved === null) return null
  return (
    <div className="kept">
      <FavouriteForm productId={productId} buttonId="projector_button_observe" scene={scene} />
      <CompareLink productId={productId} className="projector_prodstock_compare" scene={scene} />
      <AddToList productId={productId} scene={scene} />
    </div>
  )
}

/** Puts the product into one of the visitor's lists. Who has none yet makes one at the page of lists. Spec: 10.383. */
function AddToList({ productId, scene: { say, frame } }: { readonly productId: number; readonly scene: Scene }) {
  const lists = frame.saved?.lists ?? []
  if (lists.length === 0) return null
  return (
    <form id="addToShoppingList" className="saved__form" action={shoppingListPath} method="post">
      <input type="hidden" name="operation" value="add" />
      <input type="hidden" name="product" value={productId} />
      <select className="field__input" name="list" aria-label={say("saved.lists")}>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="projector_buy__shopping_list">
        {say("saved.toList")}
      </button>
    </form>
  )
}
