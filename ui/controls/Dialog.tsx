import { type ReactNode, useLayoutEffect, useRef } from "react"
import { openModal } from "../runtime/dialogs/modal.ts"

interface Props {
  /** other people's programs know dialogs by it; its heading gets `{id}_heading` */
  readonly id: string
  readonly heading: string
  /** name of the close button */
  readonly closeLabel: string
  /** the shopper closed it: the machine that shows it decides what that means */
  readonly onClose: () => void
  /** id of what gets the focus back when what opened it is gone or off */
  readonly returnTo?: string
  readonly children: ReactNode
}

/**
 * A dialog of an island: it is open as long as it is drawn, so a machine's state alone decides. Inside, `data-first-focus` marks what gets
 * the focus instead of the heading, `data-close` what closes it. Draw it through `onDemand`: no page fetches a dialog's code before
 * it is opened.
 *
 * Spec: 19.52, 19.54 to 19.56.
 */
export function Dialog({ id, heading, closeLabel, onClose, returnTo, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const closed = useRef(onClose)
  useLayoutEffect(() => {
    closed.current = onClose
  })
  useLayoutEffect(() => {
    if (element.current === null) return
    return openModal(element.current, { onClosed: () => closed.current(), ...(returnTo === undefined ? {} : { returnTo }) })
  }, [returnTo])
  return (
    <dialog ref={element} id={id} className="modal" aria-labelledby={`${id}_heading`}>
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
