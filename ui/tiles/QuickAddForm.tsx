import { basketChangePath } from "../../core/addresses/addresses.ts"
import type { QuickAdd } from "../../core/product/quick-add.ts"
import type { ListedProduct } from "../../core/product/listing.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly tile: Pick<ListedProduct, "id" | "name">
  readonly quick: QuickAdd
  readonly say: Say
}

/**
 * Adds a product from its tile: by one button, or by one for each size, which unfold. A form that needs no script, on the tile's picture.
 * Spec: 10.70, 10.369.
 */
export function QuickAddForm({ tile: { id, name }, quick: { number, sizes }, say }: Props) {
  const [single] = sizes.length === 1 ? sizes.filter((size) => size.name === "") : []
  return (
    <form className="add_to_basket_form product__addtobasket" action={basketChangePath} method="post">
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="number" value={number} />
      {single !== undefined ? (
        <>
          <input type="hidden" name="size" value={single.value} />
          <button className="quick-add product__buy_button" data-product_id={id} aria-label={say("tile.addNamed", { name })}>
            {say("tile.add")}
          </button>
        </>
      ) : (
        <details className="quick-add__more" name="quick_add">
          <summary className="quick-add" aria-label={say("tile.chooseSizeNamed", { name })}>
            {say("tile.chooseSize")}
          </summary>
          <div className="quick-add__sizes">
            {sizes.map((size) => (
              <button key={size.value} name="size" value={size.value}>
                {size.name}
              </button>
            ))}
          </div>
        </details>
      )}
    </form>
  )
}
