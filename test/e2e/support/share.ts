/** Which share of the matrix of widths, fonts, themes and languages a run walks: printed at its end, given again by WITRYNA_SEED. */
export const walkSeed = Number(process.env["WITRYNA_SEED"] ?? "0")

/** `npm run test:deep` walks all of it. */
export const isWholeWalk = process.env["WITRYNA_WALK"] === "whole"

/**
 * What one of the matrix's walks is walked with in this run. Runs of following seeds take turns, and walks of one run begin at different
 * cells, so that each width, font and language is met somewhere in every run.
 *
 * @param walk what is walked, of a name that stays: it decides where the turns begin
 * @param count how many of the cells a run takes
 *
 * @example shareOf("cart", ["phone", "tablet", "desktop"], 1, { seed: 7, isWhole: false }).length // => 1
 */
export function shareOf<Cell>(
  walk: string,
  cells: readonly Cell[],
  count = 1,
  { seed, isWhole }: { readonly seed: number; readonly isWhole: boolean } = { seed: walkSeed, isWhole: isWholeWalk },
): readonly Cell[] {
  if (isWhole || count >= cells.length) return cells
  const first = (seed + beginning(walk)) % cells.length
  return Array.from({ length: count }, (_, step) => (first + step) % cells.length)
    .toSorted((one, other) => one - other)
    .flatMap((index) => cells.slice(index, index + 1))
}

/** A number that a name always has. */
const beginning = (name: string) => new TextEncoder().encode(name).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)
