import type { ReactNode } from "react"
import { keepNameTogether } from "../../core/texts/no-break.ts"
import { ChangeLink } from "./OrderGoods.tsx"

interface Props {
  readonly id: string
  readonly heading: string
  readonly change: { readonly text: string; readonly about: string; readonly link: string } | null
  readonly children: ReactNode
}

/** A part of what is looked over, with the way back to where it is told. Spec: 10.154, 10.743. */
export const OrderSection = ({ id, heading, change, children }: Props) => (
  <section className="order-part" aria-labelledby={`${id}_heading`}>
    <div className="order-part__head">
      <h2 id={`${id}_heading`}>{heading}</h2>
      {change !== null && <ChangeLink {...change} />}
    </div>
    <div id={id}>{children}</div>
  </section>
)

/** Lines of an address, or of what is said of something. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <p>
    {lines.map((line) => (
      <span key={line} className="order-part__line">
        {keepNameTogether(line)}
      </span>
    ))}
  </p>
)
