import { DialogFrame, type DialogFrameProps } from "./DialogFrame.tsx"

/**
 * A dialog that only says something, written by the server: a link `#id` opens it above the page, and without scripts leads to it as to a
 * section. Nothing of it is in the client's code.
 *
 * Spec: 10.161, 19.57.
 */
export function ReadingDialog(props: DialogFrameProps) {
  return <DialogFrame {...props} />
}
