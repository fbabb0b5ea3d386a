import { describe, expect, test } from "vitest"
import { fieldForm, productFormId, displayMode, oneClick } from "../../../core/product-page/detail-modules.ts"
import { checkedMultipack, multipackQuantity } from "../../../core/product-page/multipack-kind.ts"
import { formFlags } from "../../../core/product-page/obstacles.ts"
import { isTabOpen, type TabLayout, tabSections, type TabSections } from "../../../core/product-page/product-tabs.ts"
import { place, refusedAt } from "../../support/core/sample-choices.ts"
import { decimal, limited, noLimits, pieces } from "../../support/core/sample-offer.ts"

test.each([
  ["Kubek", { checked: true, hidden: false }],
  ["", { checked: false, hidden: true }],
  [" \n", { checked: false, hidden: true }],
])("one-click buttons of a product named %j (4.54)", (name, flags) => expect(oneClick(name)).toEqual(flags))

describe("multipack (4.53, 16.38)", () => {
  const question = { unit: pieces, limits: noLimits, stock: limited("8"), status: "enable" as const }
  test("choosing an option sets the quantity, as far as there is stock (4.53)", () => {
    expect(multipackQuantity(decimal("5"), question)).toEqual({ value: decimal("5"), refusal: null, buyable: true })
    expect(multipackQuantity(decimal("10"), question)).toMatchObject({ value: decimal("8"), refusal: { _tag: "QuantityAboveMaximum" } })
  })

  test.each([
    ["3 5", decimal("5"), 1],
    ["3 5", { coefficient: 50, scale: 1 }, 1],
    ["3 5", decimal("3"), 0],
    ["3 5", decimal("4"), null],
    ["3 5", null, null],
    ["10", decimal("10"), 0],
    ["", decimal("10"), null],
  ])("options %j at threshold %j: %j is checked", (options, current, checked) => {
    const thresholds = options
      .split(" ")
      .filter((text) => text !== "")
      .map(decimal)
    expect(checkedMultipack(thresholds, current)).toBe(checked)
  })
})

describe("the form is disabled, changed, or in phone-price mode (4.39)", () => {
  const fieldsOf = (fields: object) => Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }))
  const opened = { product: "7", size: "", number: "1" }
  test.each([
    ["as it opened", null, {}, [false, false, false]],
    ["another size", null, { size: "M" }, [false, true, false]],
    ["another quantity", null, { number: "2" }, [false, true, false]],
    ["another product", null, { product: "8" }, [false, true, false]],
    ["sold out", refusedAt({ _tag: "ProductUnavailable" }, place("quantity")), {}, [true, false, false]],
    ["by phone only", refusedAt({ _tag: "PriceByPhone" }, place("quantity")), {}, [true, false, true]],
  ] as const)("%s: the flags of the form (4.39)", (_case, obstacle, changes, [disabled, changed, phonePrice]) => {
    expect(formFlags(obstacle, fieldsOf(opened), fieldsOf({ ...opened, ...changes }))).toEqual({ disabled, changed, phonePrice })
  })
})

test("fields of a detached module are tied to the form by its id, others stand in it (4.43)", () => {
  expect([fieldForm("normal"), fieldForm("detached"), productFormId]).toEqual([null, "projector_form", "projector_form"])
})

test.each([
  [null, "single-with-variants"],
  ["", "single-with-variants"],
  ["rows", "single-with-variants"],
  ["single-with-variants", "single-with-variants"],
  ["multi-variant", "multi-variant"],
])("display mode %j is %s (4.41)", (setting, mode) => expect(displayMode(setting)).toBe(mode))

describe("a tab section is open or closed (4.55, 2.42, 2.44)", () => {
  const tabs: TabSections = { tabs: ["description", "reviews"], open: ["description"] }
  const pressed = (tab: string, layout: TabLayout = "collapsible") => ({ type: "TabPressed", tab, layout }) as const
  test("on a mobile view a press opens and closes (4.55)", () => {
    expect(tabSections(tabs, pressed("reviews"))).toEqual([{ ...tabs, open: ["description", "reviews"] }, []])
    expect(tabSections(tabs, pressed("description"))).toEqual([{ ...tabs, open: [] }, []])
    const both = { ...tabs, open: ["description", "reviews"] }
    expect(tabSections(both, pressed("description"))[0].open).toEqual(["reviews"])
  })

  test("elsewhere a press leads to the section (2.42)", () => {
    const [next, commands] = tabSections(tabs, pressed("reviews", "links"))
    expect(commands).toEqual([{ type: "ScrollToTab", tab: "reviews" }])
    expect(next).toBe(tabs)
  })

  test("the rating beside the name opens the reviews and leads there, and never closes them (2.44)", () => {
    const wanted = { type: "TabWanted", tab: "reviews" } as const
    const [opened, commands] = tabSections(tabs, wanted)
    expect(opened.open).toEqual(["description", "reviews"])
    expect(commands).toEqual([{ type: "ScrollToTab", tab: "reviews" }])
    expect(tabSections(opened, wanted)).toEqual([opened, [{ type: "ScrollToTab", tab: "reviews" }]])
  })

  test("an unknown tab changes nothing", () => {
    expect(tabSections(tabs, pressed("video"))[0]).toBe(tabs)
    expect(tabSections(tabs, { type: "TabWanted", tab: "video" })).toEqual([tabs, []])
  })

  test("with links every section of the product is open", () => {
    expect(["description", "reviews", "video"].map((tab) => isTabOpen(tabs, "links", tab))).toEqual([true, true, false])
    expect(["description", "reviews"].map((tab) => isTabOpen(tabs, "collapsible", tab))).toEqual([true, false])
  })
})
