import { expect, test } from "vitest"
import { blockedSizes, stockObstacle } from "../../../core/product-page/sized.ts"
import { single } from "../../support/core/sample-choices.ts"
import { decimal, limited, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const noPrice = [sampleSize("uniw", limited("3"), { price: null })]

test("what is sold for points only can be bought as far as it is there (15.65)", () => {
  const choice = single({ offer: sampleOffer({ pointsPrice: decimal("300"), sizes: noPrice }), sizeId: "uniw" })
  expect([blockedSizes(choice, false), stockObstacle(choice, decimal("3"), false)]).toEqual([null, null])
  expect(stockObstacle(choice, decimal("4"), false)?._tag).toBe("Refused")
})

test("what has neither price nor points cannot", () => {
  expect(blockedSizes(single({ offer: sampleOffer({ pointsPrice: null, sizes: noPrice }), sizeId: "uniw" }), false)?._tag).toBe("Refused")
})
