import { describe, expect, test } from "vitest"
import { openChoice } from "../../../core/product-page/machine/open-choice.ts"
import { readParameters } from "../../../core/formula/parameters.ts"
import { productMachine } from "../../../core/product-page/machine/product-machine.ts"
import type { OfferedKind, ProductChoices } from "../../../core/product-page/product-choices.ts"
import { sampleOffer } from "../../support/core/sample-offer.ts"
import { productModel } from "../../ui/page-models.ts"

const choicesOf = (kind: OfferedKind, days: number | null = null): ProductChoices => ({ kind, wanted: { days, date: null, parts: null } })
const open = (choices: ProductChoices | null) => openChoice({ offer: sampleOffer(), choices, selectedSizeId: "M" })

const table = {
  attributes: [{ id: "colour", name: "Kolor", values: [{ id: "red", name: "czerwony" }] }],
  variants: [{ productId: sampleOffer().id, link: "/product-pol-7.html", values: ["red"], available: true }],
}

describe("what is chosen as a page opens", () => {
  test("a shop that does not tell the kind sells by size and quantity", () => {
    expect(open(null)).toMatchObject({ is: "single", sizeId: "M", subscription: { mode: "off" } })
  })

  test("versions open with the values of the page's own product, in the size that the address names", () => {
    expect(open(choicesOf({ is: "versions", table, way: "page" }))).toMatchObject({
      is: "versions",
      sizeId: "M",
      chosen: [{ attribute: "colour", value: "red" }],
    })
  })

  test("a bundle has a size of its own, a collection has none", () => {
    expect(open(choicesOf({ is: "set", boughtAs: "bundle", parts: [] }))).toMatchObject({ is: "set", sizeId: "M", price: { is: "listed" } })
    expect(open(choicesOf({ is: "set", boughtAs: "collection", parts: [] }))).not.toHaveProperty("sizeId")
  })

  test("a configurator opens with the merchant's choice and its price, or with what the address names (5.59)", () => {
    const parameters = readParameters([{ id: "width", name: "Szerokość", type: "number", min: 10, max: 50, default: 20 }])
    if ("_tag" in parameters) throw new Error(parameters.path)
    const kind: OfferedKind = { is: "configured", formula: { parameters, program: "width * 2" } }
    expect(open(choicesOf(kind))).toMatchObject({
      choices: [{ item: "width", values: ["20"] }],
      prices: { own: { gross: { minor: 4000 } } },
    })
    const wanted = { days: null, date: null, parts: null, parameters: [["width", "30"] as const, ["depth", "9"] as const] }
    expect(open({ ...choicesOf(kind), wanted })).toMatchObject({
      choices: [{ item: "width", values: ["30"] }],
      prices: { shop: null, own: { gross: { minor: 6000 } } },
    })
  })

  test("a formula without a price leaves the price that the shop lists", () => {
    const choice = open(choicesOf({ is: "configured", formula: { parameters: [], program: "0 / 0" } }))
    expect(choice).toMatchObject({ prices: { shop: null, own: null } })
  })

  test("the period that the address names is chosen where the product has it", () => {
    const plain = sampleOffer()
    const sizes = plain.sizes.map((size) => ({ ...size, periods: [14, 30].map((days) => ({ days, price: null })) }))
    const offer = { ...plain, subscription: "optional" as const, sizes }
    const opened = (days: number) => openChoice({ offer, choices: choicesOf({ is: "single" }, days), selectedSizeId: "M" }).subscription
    expect(opened(30)).toMatchObject({ purchase: "subscription", days: 30 })
    expect(opened(31)).toMatchObject({ purchase: "once" })
  })

  test("the machine of server, terminal and replay opens with it", () => {
    const model = { ...productModel(sampleOffer()), choices: choicesOf({ is: "versions", table, way: "page" }) }
    expect(productMachine.open(model)?.choice.is).toBe("versions")
  })
})
