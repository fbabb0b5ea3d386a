import type { ReactNode } from "react"

interface Props {
  readonly id: string
  readonly heading: ReactNode
  /** it takes the whole line where there is room for two */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A part of the account under its heading. */
export const Card = ({ id, heading, wide = false, children }: Props) => (
  <section className={`account__card${wide ? " --wide" : ""}`} aria-labelledby={`${id}_heading`}>
    <h2 id={`${id}_heading`}>{heading}</h2>
    {children}
  </section>
)
