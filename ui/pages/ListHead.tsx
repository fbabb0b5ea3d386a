import type { ReactNode } from "react"
import type { ProductPicture } from "../../core/product/details.ts"
import { splitDescription } from "../../core/lists/split-description.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Say } from "../say.ts"

interface Props {
  readonly name: string
  /** below the name */
  readonly children?: ReactNode
  /** plain text; null = the shop tells nothing */
  readonly text: string | null
  readonly picture: ProductPicture | null
  readonly say: Say
}

/** What a list of goods begins with: its name, what it is about, and a picture beside them, too small to keep the goods waiting. Spec: 2.104. */
export function ListHead({ name, children, text, picture, say }: Props) {
  return (
    <div className={picture === null ? "listing__head" : "listing__head --pictured"}>
      <div>
        <h1 className="big_label">{name}</h1>
        {children}
      </div>
      {text !== null && <Description text={text} more={say("listing.readMore")} />}
      {picture !== null && <SmallPicture files={picture.icon} alt={picture.alt} className="listing__picture" />}
    </div>
  )
}

/** What is long is not in the way of the goods. Spec: 10.367. */
function Description({ text, more }: { readonly text: string; readonly more: string }) {
  const { lead, rest } = splitDescription(text)
  if (rest === null) return <p className="listing__description">{lead}</p>
  return (
    <div className="listing__description">
      <p>{lead}</p>
      <details className="listing__rest">
        <summary>{more}</summary>
        <p>{rest}</p>
      </details>
    </div>
  )
}
