/** The name by which an address asks for so many tiles on a page, and under which that is remembered. Spec: 10.521. */
export const portionsName = "portions"

/** What takes a remembered number back. */
export const usualPortions = "default"

/** More tiles on a page are shown by no shop. */
const mostTiles = 100

/**
 * How many tiles a page of a list may have, where its shop usually shows so many: as many, twice and four times as many, a hundred at most.
 *
 * Spec: 10.521.
 *
 * @example portionsFrom(24) // => [24, 48, 96]
 * @example portionsFrom(40) // => [40, 80]
 */
export const portionsFrom = (usual: number): readonly number[] =>
  [usual, usual * 2, usual * 4].filter((many) => many === usual || many <= mostTiles)

/**
 * How many tiles on a page a text from outside asks for; `null` = as many as usual.
 *
 * Spec: 10.521.
 *
 * @example readPortions("48") // => 48
 * @example [readPortions("default"), readPortions("-1"), readPortions("1e2"), readPortions(null)] // => [null, null, null, null]
 */
export function readPortions(text: string | null): number | null {
  const many = text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Infinity
  return many > mostTiles ? null : many
}
