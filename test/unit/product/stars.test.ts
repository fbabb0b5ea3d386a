import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { starsWidth } from "../../../core/product/stars.ts"

describe("stars are filled as far as the rating goes (2.41)", () => {
  test.each([
    [0, 0],
    [1, 22],
    [3, 66],
    [4, 88],
    [4.2, 92.96],
    [4.5, 98],
    [4.9, 104.72],
    [5, 110],
    [-1, 0],
    [7, 110],
  ])("%d is %d of 110", (rating, width) => expect(starsWidth(rating)).toBe(width))

  test("a better rating is never filled less, and ratings a tenth apart can be told apart", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 49 }), (tenths) => {
        expect(starsWidth((tenths + 1) / 10) - starsWidth(tenths / 10)).toBeGreaterThan(1)
      }),
    )
  })
})
