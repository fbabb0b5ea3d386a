import { miniBasketLimits } from "./limits.ts"

/** How the drop-down of the header's basket looks; the link, the counter and the sum beside it are always there. */
export type DropDownMode = "hidden" | "pictures" | "list"

/**
 * How the drop-down shows so many lines: not at all without any or with too many, and as a plain list with many.
 *
 * Spec: 9.22, 9.23, 9.24. Units: lines of the basket, whatever their pieces.
 *
 * @example [0, 1, 10, 11, 22, 23].map(dropDownMode) // => ["hidden", "pictures", "pictures", "list", "list", "hidden"]
 */
export function dropDownMode(lines: number): DropDownMode {
  if (lines <= 0 || lines > miniBasketLimits.mostLines) return "hidden"
  return lines > miniBasketLimits.linesWithPictures ? "list" : "pictures"
}
