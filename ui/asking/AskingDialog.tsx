import { type ReactNode, useEffect, useRef } from "react"

interface Props {
  /** links lead to it, with and without scripts */
  readonly id: string
  /** other people's programs know what stands in it by this id */
  readonly contentId: string
  readonly heading: string
  readonly closeLabel: string
  /** where the close link leads without a script: what the dialog belongs to */
  readonly closesTo: string
  /** the page opens with it: the last post was refused */
  readonly isShown: boolean
  /** the shop took what was asked, so it closes */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/**
 * The dialog of a form that asks something of the shop. The server writes it, so that without a script a link leads to it as to a section; its
 * code is fetched when it is first opened. A refused post opens the page with it.
 *
 * Spec: 8.85, 10.203, 19.54, 19.57.
 */
export function AskingDialog({ id, contentId, heading, closeLabel, closesTo, isShown, isDone = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isDone) dialog.current?.close()
  }, [isDone])
  return (
    <dialog ref={dialog} id={id} className="modal asking" open={isShown} aria-labelledby={`${id}_heading`}>
      <h2 id={`${id}_heading`} className="modal__heading" tabIndex={-1}>
        {heading}
      </h2>
      <div id={contentId} className="modal__content">
        {children}
      </div>
      <a className="modal__close" href={closesTo} data-close="" aria-label={closeLabel}>
        <span aria-hidden="true">×</span>
      </a>
    </dialog>
  )
}
