const orderProcessPages = new Set(["place-order", "prepaid", "order1", "order2"])

/**
 * Is it a page of the order process? Announcement bars and the notice of a forced region keep off these.
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
