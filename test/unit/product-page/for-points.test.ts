import { expect, test } from "vitest"
import { pointsInBasket } from "../../../core/pricing/points-offer.ts"
import { openProductPage, productPage } from "../../../core/product-page/product-page.ts"
import { singleKind } from "../../../core/product-page/single.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { blockedSizes, stockObstacle } from "../../../core/product-page/sized.ts"
import { sampleStart, single } from "../../support/core/sample-choices.ts"
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

test("a guest before what is for points only has a link to sign in, and no press is without an answer (15.71)", () => {
  const choice = single({ offer: sampleOffer({ pointsPrice: decimal("300"), sizes: noPrice }), sizeId: "uniw" })
  const opened = openProductPage(singleKind, { ...sampleStart, choice, signIn: "/signin.php" })
  expect(viewProductPage(singleKind, opened, textCatalogue("pl", {})).button).toEqual({
    label: "Zaloguj się, aby kupić za punkty",
    enabled: true,
    busy: false,
    link: "/signin.php",
  })
  expect(productPage(singleKind)(opened, { type: "AddPressed" })[1]).toEqual([{ type: "GoTo", link: "/signin.php" }])
})

test("all rows for points take from one balance (15.22, 15.65)", () => {
  expect(pointsInBasket([])).toEqual(decimal("0"))
  expect(pointsInBasket([{ points: { total: decimal("25") } }, {}, { points: { total: decimal("0.5") } }])).toEqual(decimal("25.5"))
})
