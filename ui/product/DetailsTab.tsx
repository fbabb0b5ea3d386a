import type { ProductDetails } from "../../core/product/details.ts"
import type { Scene } from "../scene.ts"
import { ProducerName } from "./ProducerName.tsx"

/** Who made the product, and where. Spec: 2.40. */
export function DetailsTab({ details, scene }: { readonly details: ProductDetails; readonly scene: Scene }) {
  const { producer } = details
  if (producer === null || producer.story === null) return null
  return (
    <div className="prose">
      <h3>{scene.say("product.makerHeading")}</h3>
      <p className="maker">
        <ProducerName producer={producer} />
        {producer.place !== null && <span className="maker__place">{producer.place}</span>}
      </p>
      <p>{producer.story}</p>
    </div>
  )
}
