/** The levels of the headings that a heading of a text stands below, outermost first, and its own at the end, all as the text writes them: `[1, 3]`. */
export type HeadingPath = readonly number[]

/** HTML has no deeper heading. */
const deepest = 6

/**
 * Where the next heading of a text stands: whatever is as deep as it, or deeper, has ended.
 *
 * Spec: 10.1078.
 *
 * @param before the path of the heading before it; [] = it is the first
 * @param level 1 to 6, as the text writes it
 *
 * @example nextHeading([1, 3, 5], 3) // => [1, 3]
 * @example nextHeading([3], 2) // => [2]
 */
export const nextHeading = (before: HeadingPath, level: number): HeadingPath => [...before.filter((above) => above < level), level]

/**
 * The level at which a page shows a heading of a text: one deeper than the heading it stands below, so that none is skipped.
 *
 * Spec: 10.1078.
 *
 * @param below the level of the page's own heading above the text
 *
 * @example [[2], [2, 4]].map((path) => shownLevel(path, 1)) // => [2, 3]
 * @example shownLevel([1, 2, 3, 4, 5], 2) // => 6
 */
export const shownLevel = (path: HeadingPath, below: number): number => Math.min(deepest, below + path.length)
