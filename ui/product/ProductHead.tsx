import type { ProductDetails } from "../../core/product/details.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import type { Scene } from "../scene.ts"
import { ProducerName } from "./ProducerName.tsx"
import { ratingText } from "./rating-text.ts"
import { Stars } from "./Stars.tsx"

interface Props {
  readonly offer: ProductOffer
  readonly details: ProductDetails | null
  readonly scene: Scene
}

/** Maker, name, version, rating and what the product is in a sentence. The name's text is the cart's too. Spec: 10.86. */
export function ProductHead({ offer, details, scene }: Props) {
  const { say, language } = scene
  return (
    <section id="projector_productname" className="product_name">
      {details?.producer != null && (
        <p className="product_name__firm">
          <ProducerName producer={details.producer} className="firm_name" />
        </p>
      )}
      <div className="product_name__wrapper">
        <h1 className="product_name__name" itemProp="name">
          {offer.name}
        </h1>
      </div>
      <p className="product_name__line">
        {offer.versionName !== null && <span className="product_name__version">{offer.versionName}</span>}
        {details?.rating != null && (
          <a className="product_name__note" href="#opinions">
            <Stars rating={Number(details.rating.mean)} />
            <span>{say("product.ratingLink", { mean: ratingText(details.rating.mean, language), count: details.rating.count })}</span>
          </a>
        )}
      </p>
      {details !== null && details.summary !== "" && <p className="product_name__block --description">{scene.prose(details.summary)}</p>}
    </section>
  )
}
