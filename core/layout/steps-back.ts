/**
 * How many steps the back button of the breadcrumbs goes: two when the page was reached from itself.
 *
 * Spec: 2.30. The part after # says nothing: a referrer never has it.
 *
 * @example stepsBack("https://s/a", "https://s/b") // => 1
 * @example stepsBack("https://s/a#opinions", "https://s/a") // => 2
 */
export function stepsBack(address: string, referrer: string): 1 | 2 {
  return referrer !== "" && withoutHash(address) === withoutHash(referrer) ? 2 : 1
}

const withoutHash = (address: string): string => address.replace(/#[^]*/, "")

/**
 * Must the page be loaded again when the browser goes back or forward? Only when it shows another path than the address.
 *
 * Spec: 2.45, 19.27.
 *
 * @example reloadsOnHistory("/product-pol-1.html", "/product-pol-2.html") // => true
 */
export function reloadsOnHistory(shownPath: string, path: string): boolean {
  return shownPath !== path
}
