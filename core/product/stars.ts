/** How wide a star is drawn, from where in its place, and how far apart the places are; in the units of the drawing. */
const star = { from: 1.6, width: 16.8, apart: 22 } as const

/**
 * How far the five stars of a rating are filled, from the left edge of their drawing, which is 110 wide: whole stars whole, the next one
 * by the fraction that is left.
 *
 * Spec: 2.41. Units: a rating of 0 to 5; what lies outside is drawn as the nearest of them.
 *
 * @example starsWidth(4) // => 88
 * @example starsWidth(4.5) // => 98
 */
export function starsWidth(rating: number): number {
  const shown = Math.min(5, Math.max(0, rating))
  const whole = Math.floor(shown)
  const part = shown - whole
  return part === 0 ? whole * star.apart : Math.round((whole * star.apart + star.from + part * star.width) * 100) / 100
}
