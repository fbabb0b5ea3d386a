import type { ProductDetails } from "../../core/product/details.ts"
import type { Scene } from "../scene.ts"

/** The properties of a product with their values, who made it, and its code. Spec: 10.104. */
export function Parameters({ details, scene }: { readonly details: ProductDetails; readonly scene: Scene }) {
  const { say } = scene
  return (
    <dl id="projector_dictionary" className="dictionary dictionary__params">
      {details.parameters.map((parameter) => (
        <div key={parameter.name} className="dictionary__param row mb-3">
          <dt className="dictionary__name_txt">{parameter.name}</dt>
          <dd className="dictionary__value_txt">{parameter.values.join(", ")}</dd>
        </div>
      ))}
      {details.producer !== null && (
        <div className="dictionary__param row mb-3" data-producer="true">
          <dt className="dictionary__name_txt">{say("product.producer")}</dt>
          <dd className="dictionary__value_txt">{details.producer.name}</dd>
        </div>
      )}
      <div className="dictionary__param row mb-3" data-code="true">
        <dt className="dictionary__name_txt">{say("product.code")}</dt>
        <dd className="dictionary__value_txt">{details.code}</dd>
      </div>
    </dl>
  )
}
