/**
 * Which of so many steps a failure needs, by delta debugging: it leaves out ever smaller pieces, and at last single steps until
 * none of them can go. It asks by yielding the places of the steps that a try keeps, and is told whether that still fails.
 *
 * Units: places from 0, in their order. With all steps it fails: that is not asked.
 *
 * @returns the places of steps of which none can be left out alone
 *
 * @example smallestFailing(3).next().value // => [2]
 */
export function* smallestFailing(count: number): Generator<readonly number[], readonly number[], boolean> {
  let kept: readonly number[] = Array.from({ length: count }, (_, at) => at)
  for (let size = Math.ceil(count / 2); size >= 1 && kept.length > 0;) {
    let at = 0
    let isLess = false
    while (at < kept.length) {
      const rest = [...kept.slice(0, at), ...kept.slice(at + size)]
      if (yield rest) {
        kept = rest
        isLess = true
      } else at += size
    }
    // without a step that was needed for another one, an earlier one may go as well
    if (size > 1) size = Math.ceil(size / 2)
    else if (!isLess) return kept
  }
  return kept
}
