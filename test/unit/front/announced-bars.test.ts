import { runInNewContext } from "node:vm"
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { viewFreeShippingBanner } from "../../../core/front/free-shipping-banner.ts"
import { barId, barsByEdge, hidingCode, isBarLink } from "../../../core/shell/announced-bars.ts"
import { polishTexts } from "../../../core/texts/pl.ts"
import { readBars } from "../../../fixtures/catalogue/front-file.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"

/** What the code in a page's head hides, of what a browser remembers; null = it keeps nothing. */
function hidden(ids: readonly string[], stored: string | null | "forbidden"): string {
  const sheets: { text: string }[] = []
  class Sheet {
    text = ""
    replaceSync(text: string): void {
      this.text = text
    }
  }
  const page = {
    localStorage: {
      getItem: (name: string) => {
        if (stored === "forbidden") throw new Error("the browser keeps nothing")
        return name === "closedBars" ? stored : null
      },
    },
    CSSStyleSheet: Sheet,
    document: {
      set adoptedStyleSheets(adopted: { text: string }[]) {
        sheets.push(...adopted)
      },
    },
  }
  runInNewContext(hidingCode(ids), page)
  return sheets.map(({ text }) => text).join("\n")
}

describe("a bar that was closed is hidden before the page is painted (10.401, 4.34)", () => {
  test.each([
    ['["bar1"]', "#bar1{display:none}"],
    ['["bar3","bar1","bar1"]', "#bar1,#bar3{display:none}"],
    ["[]", ""],
    [null, ""],
    ["", ""],
    ["{broken", ""],
    ["null", ""],
    ['"bar1"', ""],
    ['{"0":"bar1","includes":1,"length":1}', ""],
    ['["bar9","*","bar1{}body"]', ""],
    ['[["bar1"],{"id":"bar1"}]', ""],
    ["forbidden", ""],
  ])("remembered %j: %j", (stored, style) => expect(hidden(["bar1", "bar2", "bar3"], stored)).toBe(style))

  test("a page whose bars stay has no such code", () => expect(hidingCode([])).toBe(""))
})

test.each([
  ["1", "bar1"],
  ["summer-sale-2026", "barsummer-sale-2026"],
  ["", null],
  ["A", null],
  ["a b", null],
  ['x"y', null],
  ["x".repeat(31), null],
])("a bar called %j has the id %j (10.51, 10.400)", (name, id) => expect(barId(name)).toBe(id))

test.each([
  ["/pol_m_Ceramika-101.html", true],
  ["https://blog.example/", true],
  ["http://blog.example/", false],
  ["HTTP://blog.example/", false],
  ["//blog.example/", false],
  ["javascript:alert(1)", false],
  ["java\nscript:alert(1)", false],
])("a bar may lead to %j: %j (10.400)", (address, may) => expect(isBarLink(address)).toBe(may))

test("bars stand at their edges in the shop's order (2.25)", () => {
  const bar = { text: "", link: null, isFixed: false, isClosable: true, colour: "calm" } as const
  const [a, b, c] = [
    { ...bar, id: "bara", edge: "bottom" } as const,
    { ...bar, id: "barb", edge: "top" } as const,
    { ...bar, id: "barc", edge: "bottom" } as const,
  ]
  expect(barsByEdge([a, b, c])).toEqual({ top: [b], bottom: [a, c] })
})

describe("bars as they are typed (10.400)", () => {
  const bar = { id: "1", text: { pl: "Zima", en: "Winter" } }
  test.each([
    ["one bar", [bar], true],
    ["none", [], true],
    [
      "all that one can have",
      [{ ...bar, edge: "bottom", link: { pl: "/", en: "/?lang=eng" }, fixed: true, closable: false, colour: "signal" }],
      true,
    ],
    ["six", Array.from({ length: 6 }, (_, at) => ({ ...bar, id: String(at) })), false],
    ["two of an id", [bar, bar], false],
    ["a text in one language", [{ id: "1", text: { pl: "Zima" } }], false],
    ["a text without words", [{ ...bar, text: { pl: "", en: "" } }], false],
    ["a script for a link", [{ ...bar, link: { pl: "javascript:x", en: "/" } }], false],
    ["another colour", [{ ...bar, colour: "red" }], false],
    ["an id that ends an attribute", [{ ...bar, id: '"><b' }], false],
    ["no list", bar, false],
  ])("%s", (_, bars, isRead) => expect(Result.isSuccess(readBars(JSON.stringify(bars)))).toBe(isRead))

  test("what is no JSON is told so in a line", () => expect(readBars("[")).toEqual(Result.fail("It is not JSON.")))
})

describe("the banner of free delivery (4.36, 4.37, 10.49)", () => {
  const shown = { priceFormat: polishPrices, priceType: "gross" } as const
  const polish = { language: "pl", texts: polishTexts } as const
  test.each([
    // missing, from, view
    [18_100, 25_000, { isActive: false, before: "Do darmowej dostawy brakuje ", amount: "181,00 zł", after: ".", percent: 27 }],
    [1, 25_000, { isActive: false, before: "Do darmowej dostawy brakuje ", amount: "0,01 zł", after: ".", percent: 99 }],
    [0, 25_000, { isActive: true, before: "Masz darmową dostawę.", amount: "", after: "", percent: 100 }],
    [18_100, null, { isActive: false, before: "Do darmowej dostawy brakuje ", amount: "181,00 zł", after: ".", percent: null }],
    [null, null, null],
  ])("%j missing of %j", (missing, from, view) => {
    const basket = sampleBasket(1, {
      toFreeShipping: missing === null ? null : { minor: missing },
      freeShippingFrom: from === null ? null : { minor: from },
    })
    const seen = viewFreeShippingBanner(basket, shown, polish)
    expect(seen === null ? null : { ...seen, amount: seen.amount.replaceAll("\u00a0", " ") }).toEqual(view)
  })

  test("beside net prices the amount says that it is gross, and an empty basket says nothing", () => {
    const net = viewFreeShippingBanner(sampleBasket(1, { toFreeShipping: { minor: 100 } }), { ...shown, priceType: "net" }, polish)
    expect(net?.amount).toMatch(/^1,00.zł brutto$/)
    expect(viewFreeShippingBanner(sampleBasket(0, { toFreeShipping: { minor: 0 } }), shown, polish)).toBeNull()
  })
})
