import type { ReactNode } from "react"

interface Props {
  /** links lead to it by `#id`; its heading gets `{id}_heading` */
  readonly id: string
  readonly heading: string
  /** name of the close button */
  readonly closeLabel: string
  /** what other people's programs and the style sheet know it by, besides `modal` */
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A dialog that only says something, written by the server: a link `#id` opens it above the page, and without scripts leads to it as to a
 * section. Nothing of it is in the client's code.
 *
 * Spec: 10.161, 19.57.
 */
export function ReadingDialog({ id, heading, closeLabel, className, children }: Props) {
  return (
    <dialog id={id} className={className === undefined ? "modal" : `modal ${className}`} aria-labelledby={`${id}_heading`}>
      <h2 id={`${id}_heading`} className="modal__heading" tabIndex={-1}>
        {heading}
      </h2>
      <div className="modal__content">{children}</div>
      <button type="button" className="modal__close" data-close="" aria-label={closeLabel}>
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  )
}
