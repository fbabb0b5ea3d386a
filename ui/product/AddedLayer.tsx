import { cartAddress, productAddress } from "../../core/addresses/addresses.ts"
import { viewFreeDelivery } from "../../core/basket/free-delivery.ts"
import type { ProductPageModel } from "../../core/pages/page.ts"
import { quantityWords } from "../../core/quantity/quantity-text.ts"
import { shownAmount } from "../../core/values/money.ts"
import { formatPrice } from "../../core/values/price-format.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly model: ProductPageModel
  readonly added: NonNullable<ProductPageModel["added"]>
  readonly scene: Scene
}

/**
 * "Added to the basket", rendered by the server on the page that follows the add, and where the keyboard goes on. What was chosen
 * stays chosen when it is closed. Spec: 10.110 to 10.115, 10.161.
 */
export function AddedLayer({ model, added, scene }: Props) {
  const { say, language } = scene
  const { offer } = model
  const here = productAddress(language, offer.id, offer.name, { selected_size: added.sizeId })
  const size = offer.sizes.find((one) => one.id === added.sizeId)
  const picture = model.details?.pictures[0]
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it says what the visitor has just done, and a layer takes the focus
    <section id="menu_preloader_add" className="added" aria-labelledby="added_heading" tabIndex={-1} autoFocus>
      <h2 id="added_heading">
        <span>{say("product.added")}</span>
      </h2>
      <a className="added__close" href={here} aria-label={say("product.closeAdded")}>
        <span aria-hidden="true">×</span>
      </a>
      <div className="added__block">
        {picture !== undefined && <SmallPicture files={picture.thumbnail} alt="" className="added__picture" />}
        <div>
          <h3>
            <a href={here}>{offer.name}</a>
          </h3>
          <p>
            {offer.sizes.length > 1 && size !== undefined && `${size.name}, `}
            {quantityWords(added.quantity, offer.unit, language)}
          </p>
          <BasketSum scene={scene} />
        </div>
      </div>
      <div className="added__buttons">
        <a className="btn --solid --medium added__button --add" href={cartAddress(language)}>
          {say("product.toCart")}
        </a>
        <a className="btn --medium added__button --close" href={here}>
          {say("product.continueShopping")}
        </a>
      </div>
    </section>
  )
}

/** What the basket comes to now, and what is missing to free delivery. */
function BasketSum({ scene: { say, frame, catalogue } }: Pick<Props, "scene">) {
  const { basket } = frame
  if (basket === null) return null
  const { priceFormat, priceType } = frame.shell
  const amount = formatPrice(shownAmount(basket.subtotal, priceType), priceFormat)
  const { toFreeShipping } = viewFreeDelivery(basket, { priceFormat, priceType }, catalogue)
  return (
    <p className="added__sum">
      {say("product.basketSum", { amount })}
      {toFreeShipping !== null && <span> {toFreeShipping}</span>}
    </p>
  )
}
