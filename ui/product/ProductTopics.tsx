import { topicAddress } from "../../core/addresses/product-links.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { Scene } from "../scene.ts"

/**
 * The ways to what is fetched when somebody asks: how the product is paid, at once or in instalments, and which stores have it. Without a script they lead to pages.
 *
 * Spec: 2.36, 2.38, 18.29, 18.30.
 */
export function ProductTopics({
  model: { offer, details, selectedSizeId },
  scene: { say, language },
}: {
  readonly model: ProductPageModel
  readonly scene: Scene
}) {
  const size = selectedSizeId === null ? {} : { selected_size: selectedSizeId }
  const isCarried = offer.type !== "virtual" && offer.type !== "service"
  return (
    <p className="delivery__links">
      <a className="delivery__link" data-topic="" rel="nofollow" href={topicAddress("payments", language, offer.id, size)}>
        {say("shipping.payments")}
      </a>
      {details?.instalments === true && (
        <a className="delivery__link" data-topic="" rel="nofollow" href={topicAddress("instalments", language, offer.id, size)}>
          {say("price.instalments")}
        </a>
      )}
      {isCarried && (
        <a className="delivery__link" data-topic="" rel="nofollow" href={topicAddress("stores", language, offer.id, size)}>
          {say("shipping.stores")}
        </a>
      )}
    </p>
  )
}
