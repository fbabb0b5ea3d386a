/** Bounds of looking for the name that was meant. Spec: 12.21, 12.35. */
export const nearestNameLimits = {
  /** letters of a name that can have a near one */
  nameLength: 100,
  /** letters that differ at most */
  changes: 3,
  /** pairs of letters, and names, that are compared for all hints of one program */
  comparisons: 2_000_000,
} as const

/** What hints have cost. One and the same for all hints of a program, so that many cost no more than the bound. */
export interface HintCost {
  /** pairs of letters, and names */
  compared: number
}

/**
 * The name that was probably meant: the one that the fewest changed, missing, added or swapped letters lead to. Null where none is near,
 * for a name of more letters than anybody mistypes, and once the hints of the program have cost as much as they may.
 *
 * Spec: 12.21, 12.35.
 *
 * @param cost more by what was compared
 *
 * @example nearestName("heigth", ["width", "height"]) // => "height"
 * @example nearestName("maks", ["min", "max"]) // => "max"
 * @example nearestName("x", ["y"]) // => null
 */
export function nearestName(name: string, known: Iterable<string>, cost: HintCost = { compared: 0 }): string | null {
  const { nameLength, changes: mostChanges, comparisons } = nearestNameLimits
  if (name.length > nameLength) return null
  let best: string | null = null
  let least = name.length < 3 ? 0.5 : name.length < 8 ? 2.5 : mostChanges + 0.5
  for (const candidate of known) {
    cost.compared += 1
    if (cost.compared > comparisons) return null
    if (Math.abs(candidate.length - name.length) > mostChanges || candidate === name) continue
    const changes = candidate.toLowerCase() === name.toLowerCase() ? 0 : changesBetween(name, candidate, cost)
    // a first letter is hardly ever mistaken
    const isOther = candidate[0]?.toLowerCase() !== name[0]?.toLowerCase() && changes > 1
    if (changes >= least || isOther || changes > (candidate.length + 1) / 2) continue
    least = changes
    best = candidate
  }
  return best
}

const far = Number.POSITIVE_INFINITY

/**
 * The number of letters to change, take out, put in or swap; infinite where it is above the bound. Only the diagonal is looked at: a letter
 * that stands further from its place than the bound costs more than the bound.
 */
function changesBetween(a: string, b: string, cost: HintCost): number {
  const most = nearestNameLimits.changes
  const width = 2 * most + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: width }, (_, column) => (column < most ? far : column - most))
  for (let row = 1; row <= a.length; row += 1) {
    cost.compared += width
    const next: number[] = []
    for (let column = 0; column < width; column += 1) {
      const at = row + column - most
      if (at < 0 || at > b.length) next.push(far)
      else {
        const same = (last[column] ?? far) + (a[row - 1] === b[at - 1] ? 0 : 1)
        const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
        const swapped = isSwapped ? (before[column] ?? far) + 1 : far
        next.push(at === 0 ? row : Math.min((last[column + 1] ?? far) + 1, (next[column - 1] ?? far) + 1, same, swapped))
      }
    }
    if (Math.min(...next) > most) return far
    before = last
    last = next
  }
  return last[b.length - a.length + most] ?? far
}
