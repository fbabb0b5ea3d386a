/** The words for people in a product's address; empty = it has none, null = it is of no product. */
function wordsOf(path: string): string | null {
  const classic = /^\/product-(?:pol|eng)-\d+(-[^/]*?)?(?:\.html)?$/.exec(path)
  const friendly = /^\/(?:pl|en)\/products\/(?:([^/]*)-)?\d+$/.exec(path)
  const found = classic ?? friendly
  return found === null ? null : (found[1] ?? "").replace(/^-/, "").toLowerCase()
}

/**
 * Where a product has moved that was called otherwise when the address was written down: to the address with its name of today. `null` = it is
 * called so, or the address says no words at all, as those of other people's programs do.
 *
 * Spec: 10.366.
 *
 * @param path that was asked for
 * @param own the product's path of today, in the same language
 *
 * @example renamedTo("/product-pol-501-Kubek-Zorza.html", "/product-pol-501-Kubek-Poranek.html") // => "/product-pol-501-Kubek-Poranek.html"
 * @example renamedTo("/product-pol-501", "/product-pol-501-Kubek-Poranek.html") // => null
 * @example renamedTo("/pl/products/kubek-poranek-501", "/product-pol-501-Kubek-Poranek.html") // => null
 */
export function renamedTo(path: string, own: string): string | null {
  const [asked, today] = [wordsOf(path), wordsOf(own)]
  return asked === null || asked === "" || today === null || today === "" || asked === today ? null : own
}
