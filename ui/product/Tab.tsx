import type { ReactNode } from "react"

interface Props {
  /** of the section's content, where links lead: a browser opens a folded section that holds what it goes to */
  readonly id: string
  readonly heading: string
  /** it stands open on mobile views, too */
  readonly open?: boolean
  readonly children: ReactNode
}

/**
 * A section of the product page: folded and opened on mobile views, without a script as well; on larger ones the style shows it whole, and
 * its heading opens nothing. Spec: 2.40, 2.42, 4.55.
 */
export function Tab({ id, heading, open = false, children }: Props) {
  return (
    <details className="tab" open={open} data-tab={id}>
      <summary className="tab__head">
        <h2>{heading}</h2>
      </summary>
      {/* without a name it is no landmark: its heading leads here, and would be said twice */}
      <section id={id} className="tab__body">
        {children}
      </section>
    </details>
  )
}
