/** What closes a modal, or may do so. */
export type ModalPress =
  | { readonly on: "escape" }
  | { readonly on: "closeButton" }
  | { readonly on: "content" }
  /** something that belongs to the modal although it stands outside it */
  | { readonly on: "kept" }
  | { readonly on: "outside"; readonly typing: boolean; readonly noticeShown: boolean }

/**
 * Does this close the modal? A press beside it does not while the shopper is typing in it, or while a notice, such as that on
 * cookies, stands above it.
 *
 * Spec: 19.52.
 *
 * @example closesModal({ on: "outside", typing: true, noticeShown: false }) // => false
 * @example closesModal({ on: "escape" }) // => true
 */
export function closesModal(press: ModalPress): boolean {
  if (press.on === "outside") return !press.typing && !press.noticeShown
  return press.on === "escape" || press.on === "closeButton"
}
