import { kindOfPage, pageIdentity } from "./same-address.ts"

/** An address of the shop, with the kind of its page. */
export interface ComparablePage {
  readonly address: string
  readonly kind: string
}

/**
 * Addresses that were found, each page once by the first address that names it, with its kind.
 *
 * Spec: 10.1040.
 *
 * @example foundPages(["/product-pol-2.html", "/pl/products/a-2"]) // => [{ address: "/product-pol-2.html", kind: "product" }]
 */
export function foundPages(addresses: readonly string[]): readonly ComparablePage[] {
  const known = new Map<string, ComparablePage>()
  for (const address of addresses) {
    const identity = pageIdentity(address)
    if (!known.has(identity)) known.set(identity, { address, kind: kindOfPage(address) })
  }
  return [...known.values()]
}

/**
 * So many pages of all that were found that each kind has its share: as many of each, where it has as many; what one kind leaves the others have. Of a kind they
 * are taken with even gaps, so that not only the beginning of a map is seen. The kinds take turns.
 *
 * Spec: 10.1040.
 *
 * @example
 * const found = [..."abcd"].map((address) => ({ address, kind: address === "d" ? "two" : "one" }))
 * chosenPages(found, 3).map(({ address }) => address) // => ["a", "d", "b"]
 */
export function chosenPages(found: readonly ComparablePage[], atMost: number): readonly ComparablePage[] {
  const kinds = [...Map.groupBy(found, ({ kind }) => kind).values()]
  const shares = sharesOf(
    kinds.map(({ length }) => length),
    atMost,
  )
  const taken = kinds.map((pages, kind) => evenly(pages, shares[kind] ?? 0))
  const rounds = Math.max(0, ...taken.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => taken.flatMap((pages) => pages[round] ?? [])).flat()
}

/** Units: pages. Fills all kinds alike until none is left or the sum is reached; what does not divide goes to the first. */
function sharesOf(sizes: readonly number[], atMost: number): readonly number[] {
  const shares = sizes.map(() => 0)
  let left = Math.min(
    atMost,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  while (left > 0) {
    const open = sizes.flatMap((size, kind) => (size > (shares[kind] ?? 0) ? [kind] : []))
    const each = Math.max(1, Math.floor(left / open.length))
    for (const kind of open) {
      const more = Math.min(each, left, (sizes[kind] ?? 0) - (shares[kind] ?? 0))
      shares[kind] = (shares[kind] ?? 0) + more
      left -= more
    }
  }
  return shares
}

const evenly = <Page>(pages: readonly Page[], count: number): readonly Page[] =>
  Array.from({ length: count }, (_, at) => pages[Math.floor((at * pages.length) / count)]).flatMap((page) => page ?? [])
