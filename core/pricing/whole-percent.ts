/**
 * The shop's own percent, cut to a whole number without sign so that it never promises more; null for none and for what is below 1.
 *
 * Spec: 9.42, 15.15.
 *
 * @example wholePercent(-12.75) // => 12
 * @example wholePercent(0.5) // => null
 */
export function wholePercent(percent: number | null | undefined): number | null {
  const whole = Math.floor(Math.abs(percent ?? 0))
  return whole === 0 ? null : whole
}
