/**
 * How many steps the back button of the breadcrumbs goes: two when the page was reached from itself.
 *
 * Spec: 2.30. The part after # does not count, because a referrer never has it.
 *
 * @example stepsBack("https://s/a", "https://s/b") // => 1
 * @example stepsBack("https://s/a#opinions", "https://s/a") // => 2
 */
export function stepsBack(address: string, referrer: string): 1 | 2 {
  return referrer !== "" && withoutHash(address) === withoutHash(referrer) ? 2 : 1
}

/**
 * How many steps the back button of the breadcrumbs goes in this window's history: none where there are not so many, and then it leads to the
 * page above.
 *
 * Spec: 2.30, 19.123.
 *
 * @param length of the window's history, the page itself included
 *
 * @example backSteps({ address: "https://s/a", referrer: "https://s/b", length: 2 }) // => 1
 * @example backSteps({ address: "https://s/a", referrer: "https://s/a", length: 2 }) // => 0
 */
export function backSteps({
  address,
  referrer,
  length,
}: {
  readonly address: string
  readonly referrer: string
  readonly length: number
}): 0 | 1 | 2 {
  const steps = stepsBack(address, referrer)
  return length > steps ? steps : 0
}

const withoutHash = (address: string): string => address.replace(/#[^]*/, "")

/** A press of a key or the pointer that may close a modal. */
export type ModalPress =
  | { readonly on: "escape" }
  | { readonly on: "closeButton" }
  | { readonly on: "content" }
  /** something that belongs to the modal although it lies outside */
  | { readonly on: "kept" }
  | { readonly on: "outside"; readonly typing: boolean; readonly noticeShown: boolean }

/**
 * Does this press close the modal? One outside does not while the shopper is typing in the modal, or while a notice, such as the one
 * about cookies, lies above it.
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

const orderProcessPages = new Set(["place-order", "prepaid", "order1", "order2"])

/**
 * Is it a page of the order process? Announcement bars and the notice of a forced region are not shown there.
 *
 * Spec: 2.8, 2.21, 2.25.
 *
 * @param pageType the page's name without `_page`
 *
 * @example isOrderProcess("order1") // => true
 * @example isOrderProcess("basketedit") // => false
 */
export function isOrderProcess(pageType: string): boolean {
  return orderProcessPages.has(pageType)
}
