/** Names of a query whose values the shop makes at random: they are others each time a case is done again. */
const madeAnew: ReadonlySet<string> = new Set(["order", "reference"])

/**
 * An address as outcomes are compared by it, wherever that is done: of what the shop makes anew for each visit, such as the number of an order,
 * only its length.
 *
 * Spec: 10.801.
 *
 * @example comparedAddress("/prepaid.php?order=A123B-4CDE5") // => "/prepaid.php?order=xxxxxxxxxxx"
 * @example comparedAddress("/order2.php?lang=eng") // => "/order2.php?lang=eng"
 */
export function comparedAddress(address: string): string {
  const [path = "", query] = address.split("?", 2)
  if (query === undefined) return address
  const pairs = query.split("&").map((pair) => {
    const [name = "", value] = pair.split("=", 2)
    return value !== undefined && madeAnew.has(name) ? `${name}=${"x".repeat(value.length)}` : pair
  })
  return `${path}?${pairs.join("&")}`
}
