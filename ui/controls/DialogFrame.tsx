import type { ReactNode, Ref } from "react"

export interface DialogFrameProps {
  /** its heading gets `{id}_heading` */
  readonly id: string
  readonly heading: string
  /** name of the close button */
  readonly closeLabel: string
  /** what other people's programs and the style sheet know it by, besides `modal` */
  readonly className?: string
  readonly children: ReactNode
}

/** What every dialog looks like: a heading, its content, and a button that closes it. Spec: 19.54. */
export function DialogFrame({
  id,
  heading,
  closeLabel,
  className,
  children,
  ref,
}: DialogFrameProps & { readonly ref?: Ref<HTMLDialogElement> }) {
  return (
    <dialog ref={ref} id={id} className={className === undefined ? "modal" : `modal ${className}`} aria-labelledby={`${id}_heading`}>
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
