import { describe, expect, test } from "vitest"
import type { ProductChoice } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { fieldValue } from "../../../core/product-page/submit.ts"
import { bundle, collection, configured, part, row, rows, samplePage, single, versions } from "../../support/core/sample-choices.ts"

describe("prices of the page that are old (4.77)", () => {
  const outdated: ProductPageEvent = { type: "PricesOutdated" }

  test.each<readonly [string, ProductChoice, string, string]>([
    ["the chosen size", single({ sizeId: "M" }), "size", "M"],
    ["all sizes while none is chosen", single({ sizeId: null }), "size", ""],
    ["the size of the version that is shown", versions(), "size", "M"],
    ["a bundle, whose listed price is not enough any more", bundle({ price: { is: "listed" } }), "bundlePrice", "uniw"],
  ])("the shop is asked about %s", (_, choice, wants, size) => {
    const [page, commands] = productPage(anyKind)(samplePage(choice), outdated)
    expect(commands).toMatchObject([{ type: "AskShop", wants }])
    expect(fieldValue(commands[0]?.type === "AskShop" ? commands[0].fields : [], "size")).toBe(size)
    expect(page.question.is).toBe("asked")
  })

  test("a configuration is asked about after the pause in which its shopper may go on", () => {
    expect(productPage(anyKind)(samplePage(configured()), outdated)[1]).toMatchObject([{ type: "StartTimer", timer: "question", ms: 500 }])
  })

  test.each<readonly [string, ProductChoice]>([
    ["a collection costs what its parts do", collection(part("a"))],
    ["rows have prices of their own", rows(row(7, "2"))],
  ])("%s: nothing is asked", (_, choice) => {
    const page = samplePage(choice)
    expect(productPage(anyKind)(page, outdated)).toEqual([page, []])
  })
})
