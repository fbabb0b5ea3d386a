import { cartFromLayerAddress } from "../../core/addresses/addresses.ts"
import { viewFreeDelivery } from "../../core/basket/free-delivery.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { viewAdded } from "../../core/pages/view-added.ts"
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
 * "Added to the basket", on the page that follows the add, and where the keyboard goes on: the shop tells it once, so no address can claim it.
 * The server writes it open; the page's script puts it above the page as a dialog, and without one it stands at the top of the page, where its
 * links do what its buttons say. What was chosen stays chosen when it is closed.
 *
 * Spec: 10.110 to 10.115, 10.161, 17.30, 19.57.
 */
export function AddedLayer({ model, added, scene }: Props) {
  const { say, language, catalogue } = scene
  const { offer } = model
  const { details, here } = viewAdded(model, added, catalogue)
  const size = offer.sizes.find((one) => one.id === added.sizeId)
  const picture = model.details?.pictures[0]
  return (
    <dialog id="menu_preloader_add" className="modal added" open aria-labelledby="added_heading" data-return-to="projector_button_basket">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it says what the visitor has just done, and a layer takes the focus */}
      <h2 id="added_heading" className="modal__heading" tabIndex={-1} autoFocus>
        <span>{say("product.added")}</span>
      </h2>
      <a className="modal__close added__close" href={here} data-close="" aria-label={say("product.closeAdded")}>
        <span aria-hidden="true">×</span>
      </a>
      <div className="added__block">
        {picture !== undefined && <SmallPicture files={picture.thumbnail} alt="" className="added__picture" />}
        <div>
          <h3>
            <a href={here} data-close="">
              {offer.name}
            </a>
          </h3>
          <p className="added__what">
            {offer.sizes.length > 1 && size !== undefined && `${size.name}, `}
            {quantityWords(added.quantity, offer.unit, language)}
          </p>
          {details.map(({ name, value }) => (
            <p key={`${name} ${value}`} className="added__what">
              {name !== "" && `${name}: `}
              {value}
            </p>
          ))}
          <BasketSum scene={scene} />
        </div>
      </div>
      <div className="added__buttons">
        <a className="btn --solid --medium added__button --add" href={cartFromLayerAddress(language)}>
          {say("product.toCart")}
        </a>
        <a className="btn --medium added__button --close" href={here} data-close="">
          {say("product.continueShopping")}
        </a>
      </div>
    </dialog>
  )
}

/** What the basket comes to now, and how far it is on its way to free delivery. Spec: 4.36. */
function BasketSum({ scene: { say, frame, catalogue } }: Pick<Props, "scene">) {
  const { basket } = frame
  if (basket === null) return null
  const { priceFormat, priceType } = frame.shell
  const amount = formatPrice(shownAmount(basket.subtotal, priceType), priceFormat)
  const { toFreeShipping, freeShippingPercent } = viewFreeDelivery(basket, { priceFormat, priceType }, catalogue)
  return (
    <>
      <p className="added__sum figures">{say("product.basketSum", { amount })}</p>
      {toFreeShipping !== null && (
        <div className="free_shipping">
          <p id="added_free_shipping">{toFreeShipping}</p>
          {freeShippingPercent !== null && <progress max={100} value={freeShippingPercent} aria-labelledby="added_free_shipping" />}
        </div>
      )}
    </>
  )
}
