/**
 * The order of sizes in a list of all kinds of goods: letters from the smallest to the largest, then what begins with a number by that number, then
 * other words.
 *
 * Spec: 10.344. Fits `toSorted`.
 *
 * @example ["XXL", "S", "40", "L-XL", "XS", "M", "8"].toSorted(bySize) // => ["XS", "S", "M", "L-XL", "XXL", "8", "40"]
 */
export const bySize = (one: string, other: string): number => letterPlace(one) - letterPlace(other) || words.compare(one, other)

const words = new Intl.Collator("pl", { numeric: true })

/** What is no letter comes behind all letters. */
const behind = 100

function letterPlace(size: string): number {
  const [, more = "", letter] = /^(X*)([SML])(?![a-z])/i.exec(size) ?? []
  if (letter === undefined) return behind
  const place = more.length + 1
  return letter.toUpperCase() === "M" ? 0 : letter.toUpperCase() === "S" ? -place : place
}
