import type { ProductDetails, ProductParameter } from "../../core/product/details.ts"
import { ReadingDialog } from "../controls/ReadingDialog.tsx"
import type { Scene } from "../scene.ts"
import { ProducerName } from "./ProducerName.tsx"

interface Props {
  readonly details: ProductDetails
  readonly scene: Scene
}

/** The properties of a product with their values, who made it, and its codes. Spec: 2.61, 2.62, 10.104. */
export function Parameters({ details, scene }: Props) {
  const { say } = scene
  const { parameters, producer, codes } = details
  return (
    <>
      <dl id="projector_dictionary" className="dictionary dictionary__params">
        {parameters.map((parameter, index) => (
          <div key={parameter.name} className="dictionary__param row mb-3">
            <dt className="dictionary__name">
              <span className="dictionary__name_txt">{parameter.name}</span>
            </dt>
            <dd className="dictionary__value">
              <span className="dictionary__value_txt">
                {parameter.values.join(", ")}
                {parameter.description !== undefined && (
                  <>
                    {" "}
                    <a className="dictionary__more" href={`#${descriptionId(index)}`}>
                      {say("product.parameterMore")}
                      <span className="aside"> {parameter.name}</span>
                    </a>
                  </>
                )}
              </span>
            </dd>
          </div>
        ))}
        {producer !== null && (
          <div className="dictionary__param row mb-3" data-producer="true">
            <dt className="dictionary__name">
              <span className="dictionary__name_txt">{say("product.producer")}</span>
            </dt>
            <dd className="dictionary__value">
              <span className="dictionary__value_txt">
                <ProducerName producer={producer} />
              </span>
            </dd>
          </div>
        )}
        {details.code !== "" && (
          <div className="dictionary__param row mb-3" data-code="true">
            <dt className="dictionary__name">
              <span className="dictionary__name_txt">{say("product.code")}</span>
            </dt>
            <dd className="dictionary__value">
              <span className="dictionary__value_txt">{details.code}</span>
            </dd>
          </div>
        )}
        {codes.length > 0 && (
          <div className="dictionary__param row mb-3" data-producer_code="true">
            <dt className="dictionary__name">
              <span className="dictionary__name_txt">{say("product.producerCodes")}</span>
            </dt>
            <dd className="dictionary__value">
              {/* a span, as programs look for it in every row, and a list is none */}
              <span className="dictionary__value_txt dictionary__codes" role="list">
                {codes.map(({ name, code }) => (
                  <span key={name} role="listitem">
                    <span className="dictionary__producer_code --name">{name}</span>{" "}
                    <span className="dictionary__producer_code --value">{code}</span>
                  </span>
                ))}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {parameters.map((parameter, index) => (
        <Description key={parameter.name} parameter={parameter} id={descriptionId(index)} scene={scene} />
      ))}
    </>
  )
}

const descriptionId = (index: number): string => `dictionary_more_${index}`

function Description({ parameter, id, scene }: { readonly parameter: ProductParameter; readonly id: string; readonly scene: Scene }) {
  if (parameter.description === undefined) return null
  return (
    <ReadingDialog id={id} heading={parameter.name} closeLabel={scene.say("product.closeReading")}>
      <p>{scene.prose(parameter.description)}</p>
    </ReadingDialog>
  )
}
