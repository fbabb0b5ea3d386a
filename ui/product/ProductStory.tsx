import type { ProductDetails } from "../../core/product/details.ts"
import { ShopHtml } from "../ShopHtml.tsx"
import type { Scene } from "../scene.ts"

/** Description, parameters, maker and warranty: text that no script needs. Spec: 2.39, 2.40, 10.104, 10.105. */
export function ProductStory({ details, scene }: { readonly details: ProductDetails; readonly scene: Scene }) {
  const { say } = scene
  return (
    <>
      {details.descriptionHtml !== "" && (
        <section id="projector_longdescription" className="chapter" aria-labelledby="description_heading">
          <h2 id="description_heading">{say("product.description")}</h2>
          <ShopHtml className="prose" html={details.descriptionHtml} />
        </section>
      )}
      <section className="chapter" aria-labelledby="parameters_heading">
        <h2 id="parameters_heading">{say("product.parameters")}</h2>
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
      </section>
      {details.producer !== null && details.producer.story !== null && (
        <section className="chapter" aria-labelledby="producer_heading">
          <h2 id="producer_heading">{say("product.makerHeading")}</h2>
          <div className="prose">
            <p className="maker">
              {details.producer.name}
              {details.producer.place !== null && <span className="maker__place">{details.producer.place}</span>}
            </p>
            <p>{details.producer.story}</p>
          </div>
        </section>
      )}
      {details.warranty !== null && (
        <section className="chapter" id="projector_warranty" aria-labelledby="warranty_heading">
          <h2 id="warranty_heading">{say("product.warranty")}</h2>
          <p className="prose">{details.warranty}</p>
        </section>
      )}
    </>
  )
}
