/**
 * The name that was probably meant: the one that the fewest changed, missing, added or swapped letters lead to. Null where none is near.
 *
 * Spec: 12.35.
 *
 * @example nearestName("heigth", ["width", "height"]) // => "height"
 * @example nearestName("maks", ["min", "max"]) // => "max"
 * @example nearestName("x", ["y"]) // => null
 */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = name.length < 3 ? 0.5 : name.length < 8 ? 2.5 : 3.5
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > 3 || candidate === name) continue
    const changes = candidate.toLowerCase() === name.toLowerCase() ? 0 : changesBetween(name, candidate)
    // a first letter is hardly ever mistaken
    const isOther = candidate[0]?.toLowerCase() !== name[0]?.toLowerCase() && changes > 1
    if (changes >= least || isOther || changes > (candidate.length + 1) / 2) continue
    least = changes
    best = candidate
  }
  return best
}

/** The number of letters to change, take out, put in or swap. */
function changesBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1]
      const swapped =
        row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1] ? (before[at - 2] ?? 0) + 1 : a.length + b.length
      next.push(Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1), swapped))
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}
