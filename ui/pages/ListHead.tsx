import type { ReactNode } from "react"
import type { ProductPicture } from "../../core/product/details.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"

interface Props {
  readonly name: string
  /** below the name */
  readonly children?: ReactNode
  /** plain text; null = the shop tells nothing */
  readonly text: string | null
  readonly picture: ProductPicture | null
}

/** What a list of goods begins with: its name, what it is about, and a picture beside them, too small to keep the goods waiting. Spec: 2.104. */
export function ListHead({ name, children, text, picture }: Props) {
  return (
    <div className={picture === null ? "listing__head" : "listing__head --pictured"}>
      <div>
        <h1 className="big_label">{name}</h1>
        {children}
      </div>
      {text !== null && <p className="listing__description">{text}</p>}
      {picture !== null && <SmallPicture files={picture.icon} alt={picture.alt} className="listing__picture" />}
    </div>
  )
}
