/** Bounds of a price formula. Steps stand for time, because the core has no clock. Spec: 12.21. */
export const formulaLimits = {
  /** characters of a program */
  sourceLength: 20_000,
  /** height of the syntax tree, which is also how deep a parenthesis may stand */
  nesting: 300,
  /** loop turns, calls and the work of methods in one evaluation; a turn or call that holds much costs more */
  steps: 200_000,
  /** expressions and statements that a turn or call does for one step */
  nodesPerStep: 32,
  /** characters and items that a method or a conversion goes over for one step */
  charactersPerStep: 64,
  itemsPerStep: 16,
  /** pairs of characters that a search may compare for one step */
  pairsPerStep: 4_096,
  /** sum of the heights of all functions that are running: bounds recursion */
  stack: 2_000,
  /** characters of a text and items of a list */
  textLength: 100_000,
  listLength: 10_000,
} as const
