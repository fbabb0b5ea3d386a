import type { ProductDetails, ProductProducer } from "../../core/product/details.ts"
import type { ProductDocument } from "../../core/product/documents.ts"
import type { Scene } from "../scene.ts"
import { ProducerName } from "./ProducerName.tsx"

interface Props {
  readonly details: ProductDetails
  readonly scene: Scene
}

/** Who made the product, who answers for its safety, and the files that come with it. Spec: 2.40, 2.65, 2.66, 3.73. */
export function DetailsTab({ details, scene }: Props) {
  const { producer, documents } = details
  return (
    <div className="prose">
      {producer !== null && producer.story !== null && <Maker producer={producer} story={producer.story} scene={scene} />}
      <Safety details={details} scene={scene} />
      <Documents heading={scene.say("product.enclosures")} documents={ofType(documents, "enclosure")} scene={scene} />
    </div>
  )
}

function Maker({ producer, story, scene }: { readonly producer: ProductProducer; readonly story: string; readonly scene: Scene }) {
  return (
    <>
      <h3>{scene.say("product.makerHeading")}</h3>
      <p className="maker">
        <ProducerName producer={producer} />
        {producer.place !== null && <span className="maker__place">{producer.place}</span>}
      </p>
      <p>{scene.prose(story)}</p>
    </>
  )
}

function Safety({ details: { producer, safety, documents }, scene }: Props) {
  const { say } = scene
  const contact = producer?.contact ?? null
  const safetyDocuments = ofType(documents, "safety")
  if (contact === null && safety === null && safetyDocuments.length === 0) return null
  return (
    <>
      <h3>{say("product.safety")}</h3>
      {safety !== null && <p>{scene.prose(safety)}</p>}
      {producer !== null && contact !== null && (
        <p>
          {`${say("product.responsible", { name: producer.name, address: contact.address })} `}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      <Documents heading={null} documents={safetyDocuments} scene={scene} />
    </>
  )
}

interface DocumentsProps {
  readonly heading: string | null
  readonly documents: readonly ProductDocument[]
  readonly scene: Scene
}

function Documents({ heading, documents, scene }: DocumentsProps) {
  if (documents.length === 0) return null
  return (
    <>
      {heading !== null && <h3>{heading}</h3>}
      <ul className="enclosures" aria-label={heading ?? scene.say("product.safety")}>
        {documents.map(({ name, url, extension }) => (
          <li key={url}>
            <a href={url} type={extension === "txt" ? "text/plain" : undefined}>
              {name}
            </a>{" "}
            <small>{extension.toUpperCase()}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

const ofType = (documents: readonly ProductDocument[], type: ProductDocument["type"]) => documents.filter((one) => one.type === type)
