import { mapLimits } from "./limits.ts"

/**
 * The label of a cluster of pickup points: the number, shortened from a thousand on and never rounded up to what it is not.
 *
 * Spec: 9.60.
 *
 * @example clusterLabel(999) // => "999"
 * @example clusterLabel(1999) // => "1.9k"
 * @example clusterLabel(12_345) // => "12k"
 */
export function clusterLabel(count: number): string {
  if (count < mapLimits.shortenedFrom) return String(count)
  const thousands = Math.floor(count / 100) / 10
  return `${thousands < 10 ? thousands : Math.floor(thousands)}k`
}
