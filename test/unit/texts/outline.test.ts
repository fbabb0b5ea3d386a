import { expect, test } from "vitest"
import { type HeadingPath, nextHeading, shownLevel } from "../../../core/texts/outline.ts"

test.each([
  [[2, 3, 3, 2], 1, [2, 3, 3, 2]],
  [[1, 2, 1], 1, [2, 3, 2]],
  [[2, 4, 6, 4, 3], 1, [2, 3, 4, 3, 3]],
  [[4, 3, 2], 1, [2, 2, 2]],
  [[1, 2, 3, 4, 5, 6], 2, [3, 4, 5, 6, 6, 6]],
  [[], 1, []],
])("headings of the levels %j below one of %d are shown as %j (10.1078)", (levels, below, shown) => {
  let path: HeadingPath = []
  const told = levels.map((level) => shownLevel((path = nextHeading(path, level)), below))
  expect(told).toEqual(shown)
})
