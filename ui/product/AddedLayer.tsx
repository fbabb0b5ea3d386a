import { cartAddress, productAddress } from "../../core/addresses/addresses.ts"
import type { ProductPageModel } from "../../core/pages/page.ts"
import { quantityWords } from "../../core/quantity/quantity-text.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly model: ProductPageModel
  readonly added: NonNullable<ProductPageModel["added"]>
  readonly scene: Scene
}

/** "Added to the basket", rendered by the server on the page that follows the add. Spec: 10.110 to 10.115, 10.161. */
export function AddedLayer({ model, added, scene }: Props) {
  const { say, language } = scene
  const { offer } = model
  const here = productAddress(language, offer.id, offer.name)
  const size = offer.sizes.find((one) => one.id === added.sizeId)
  return (
    <section id="menu_preloader_add" className="added" role="status">
      <h2>
        <span>{say("product.added")}</span>
      </h2>
      <div className="added__block">
        <div>
          <h3>
            <a href={here}>{offer.name}</a>
          </h3>
          <p>
            {offer.sizes.length > 1 && size !== undefined && `${size.name}, `}
            {quantityWords(added.quantity, offer.unit, language)}
          </p>
          <div className="added__buttons">
            <a className="btn --solid --medium added__button --add" href={cartAddress(language)}>
              {say("product.toCart")}
            </a>
            <a className="btn --medium added__button --close" href={here}>
              {say("product.continueShopping")}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
