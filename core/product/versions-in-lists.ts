import { compareMoney, type Money } from "../values/money.ts"

// Products that differ in one thing, such as the glaze of a jug, stand in a list as one. Which of them leads it, and what of the others is shown.

/** The versions that a tile shows at most. */
export const tileVersions = 6

/**
 * One entry of each group, the first there is; what belongs to no group stays. The order stays, too.
 *
 * Spec: 2.80, 11.200.
 *
 * @param groupOf the group of an entry; `null` = it stands alone
 *
 * @example firstOfGroups(["jug blue", "cup", "jug green"], (name) => (name.startsWith("jug") ? "jug" : null)) // => ["jug blue", "cup"]
 */
export function firstOfGroups<Entry>(entries: readonly Entry[], groupOf: (entry: Entry) => string | null): readonly Entry[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const group = groupOf(entry)
    if (group === null) return true
    const isFirst = !seen.has(group)
    seen.add(group)
    return isFirst
  })
}

/** A version as a list weighs it. */
export interface WeighedVersion {
  /** of its cheapest size; `null` = it has no price in money */
  readonly amount: Money | null
  /** can it be bought? */
  readonly available: boolean
}

/**
 * The version that stands for its group in a list: the cheapest of those that can be bought, the first of equal ones; when none can be
 * bought, the cheapest of all. A version without a price in money comes after those that have one. `null` = there are no versions.
 *
 * Spec: 2.81.
 *
 * @example leadingVersion([{ amount: { minor: 900 }, available: false }, { amount: { minor: 1000 }, available: true }])
 * // => { amount: { minor: 1000 }, available: true }
 */
export function leadingVersion<Version extends WeighedVersion>(versions: readonly Version[]): Version | null {
  return soughtOf(versions).reduce<Version | null>(
    (leading, version) => (leading === null || isCheaper(version.amount, leading.amount) ? version : leading),
    null,
  )
}

/**
 * Does a shopper pay more for another version than for the leading one? Then its price is told as the lowest of several.
 *
 * Spec: 2.82.
 *
 * @example differInPrice([{ amount: { minor: 900 }, available: true }, { amount: { minor: 1000 }, available: false }]) // => false
 */
export function differInPrice(versions: readonly WeighedVersion[]): boolean {
  const amounts = soughtOf(versions).flatMap(({ amount }) => (amount === null ? [] : [amount.minor]))
  return new Set(amounts).size > 1
}

/** Those that can be bought; all when none can. */
function soughtOf<Version extends WeighedVersion>(versions: readonly Version[]): readonly Version[] {
  const available = versions.filter((version) => version.available)
  return available.length === 0 ? versions : available
}

const isCheaper = (one: Money | null, other: Money | null): boolean => one !== null && (other === null || compareMoney(one, other) < 0)

/**
 * The versions that a tile links to: the first ones, and always the one that it shows. Where all of them do not fit, the last place is
 * left for the number of those that are left out.
 *
 * Spec: 2.83.
 *
 * @param versions all of them or the first ones, in their order
 * @returns the versions to show, and how many are left out
 *
 * @example versionsOnTile(["a", "b", "c", "d"], { isLeading: (one) => one === "d", places: 3, count: 4 })
 * // => { shown: ["a", "d"], more: 2 }
 */
export function versionsOnTile<Version>(
  versions: readonly Version[],
  given: {
    readonly isLeading: (version: Version) => boolean
    /** at least two */
    readonly places: number
    /** how many versions there are in all */
    readonly count: number
  },
): { readonly shown: readonly Version[]; readonly more: number } {
  const { isLeading, places, count } = given
  const fitting = versions.slice(0, count > places ? places - 1 : places)
  const left = versions.slice(fitting.length).find(isLeading)
  const shown = left === undefined ? fitting : [...fitting.slice(0, -1), left]
  return { shown, more: count - shown.length }
}

/** Tiles in a whole row of the widest page. */
const tilesInRow = 4

/** Rows of a section of chosen products. */
const rowsOfSection = 2

/**
 * As many of the chosen products as make whole rows: eight, four or none. A row that is not full looks like a mistake.
 *
 * Spec: 2.84.
 *
 * @example wholeRows(["a", "b", "c", "d", "e", "f"]) // => ["a", "b", "c", "d"]
 */
export function wholeRows<Tile>(tiles: readonly Tile[]): readonly Tile[] {
  const rows = Math.min(rowsOfSection, Math.floor(tiles.length / tilesInRow))
  return tiles.slice(0, rows * tilesInRow)
}
