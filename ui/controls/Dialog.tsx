import { useLayoutEffect, useRef } from "react"
import { openModal } from "../runtime/dialogs/modal.ts"
import { DialogFrame, type DialogFrameProps } from "./DialogFrame.tsx"

interface Props extends DialogFrameProps {
  /** the shopper closed it: the machine that shows it decides what that means */
  readonly onClose: () => void
  /** id of what gets the focus back when what opened it is gone or off */
  readonly returnTo?: string
}

/**
 * A dialog of an island: it is open as long as it is drawn, so a machine's state alone decides. Inside, `data-first-focus` marks what gets
 * the focus instead of the heading, `data-close` what closes it. Draw it through `onDemand`: no page fetches a dialog's code before
 * it is opened.
 *
 * Spec: 19.52, 19.54 to 19.56.
 */
export function Dialog({ onClose, returnTo, ...frame }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const closed = useRef(onClose)
  useLayoutEffect(() => {
    closed.current = onClose
  })
  useLayoutEffect(() => {
    if (element.current === null) return
    return openModal(element.current, { onClosed: () => closed.current(), ...(returnTo === undefined ? {} : { returnTo }) })
  }, [returnTo])
  return <DialogFrame {...frame} ref={element} />
}
