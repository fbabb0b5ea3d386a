import { describe, expect, test } from "vitest"
import { fieldForm, productFormId, displayMode, formMarks, checkedMultipack, multipackQuantity, oneClick } from "../../../core/product-page/detail-modules.ts"
import { choiceLimits } from "../../../core/choice/limits.ts"
import { beginLoading, endLoading, isLoading, type LoadingFlags, type LoadingPlace } from "../../../core/choice/loading-flags.ts"
import { isTabOpen, tabSections, type TabSections } from "../../../core/product-page/tab-sections.ts"
import { updateOrder, updatePage } from "../../../core/choice/update-order.ts"
import { decimal, limited, noLimits, pieces } from "../../support/core/sample-offer.ts"

test("a page is updated in the order of the specification, whatever order the updates are given in (4.44)", () => {
  const order = ["collections", "variants", "sizes", "oneClick", "additionals", "buttons", "price", "configurator", "subscription"]
  expect(updateOrder).toEqual(order)
  const updates = Object.fromEntries(order.toReversed().map((section) => [section, (page: string) => `${page} ${section}`]))
  expect(updatePage("", updates)).toBe(` ${order.join(" ")}`)
})

test("a section without an update leaves the page to the next", () => {
  expect(updatePage(1, { subscription: (page) => page * 10, variants: (page) => page + 1 })).toBe(20)
  expect(updatePage("same", {})).toBe("same")
})

test("what a section becomes is what the next one reads, be it nothing at all", () => {
  expect(updatePage<number>(5, { variants: () => 0, price: (page) => page + 1 })).toBe(1)
  expect(updatePage<string | null>("known", { sizes: () => null })).toBeNull()
})

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
  const opened = { sizeId: null, quantity: "1", productId: 7 }
  test.each([
    ["as it opened", null, {}, [false, false, false]],
    ["another size", null, { sizeId: "M" }, [false, true, false]],
    ["another quantity", null, { quantity: "2" }, [false, true, false]],
    ["another product", null, { productId: 8 }, [false, true, false]],
    ["sold out", { _tag: "ProductUnavailable" }, {}, [true, false, false]],
    ["by phone only", { _tag: "PriceByPhone" }, {}, [true, false, true]],
  ] as const)("%s: the marks of the form (4.39)", (_case, stops, changes, [disabled, changed, phonePrice]) => {
    expect(formMarks(stops, opened, { ...opened, ...changes })).toEqual({ disabled, changed, phonePrice })
  })
})

describe("loading flags on the screen, the form or a section (4.40, 16.37)", () => {
  const screen: LoadingPlace = { is: "screen" }
  const form: LoadingPlace = { is: "form" }
  const prices: LoadingPlace = { is: "section", section: "price" }
  const sizes: LoadingPlace = { is: "section", section: "sizes" }
  test.each([
    ["nothing loads", [], [false, false, false, false]],
    ["the screen covers all", [screen], [true, true, true, true]],
    ["the form covers its sections", [form], [false, true, true, true]],
    ["a section only itself", [prices], [false, false, true, false]],
    ["two sections", [prices, sizes], [false, false, true, true]],
  ])("%s: what loads (4.40)", (_case, places, expected) => {
    const flags = places.reduce<LoadingFlags>((list, place, asked) => beginLoading(list, place, asked), [])
    expect([screen, form, prices, sizes].map((place) => isLoading(flags, place))).toEqual(expected)
  })

  test("of two loads in one place one goes on when the other ends", () => {
    const both = beginLoading(beginLoading([], form, 1), form, 2)
    expect(endLoading(both, 1)).toEqual([{ place: form, asked: 2 }])
    expect(endLoading(endLoading(both, 1), 2)).toEqual([])
    expect(endLoading(both, 3)).toBe(both)
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
  const small: TabSections = { layout: "collapsible", tabs: ["description", "reviews"], open: ["description"] }
  const large: TabSections = { ...small, layout: "links" }
  test("on a mobile view a press opens and closes (4.55)", () => {
    expect(tabSections(small, { type: "TabPressed", tab: "reviews" })).toEqual([{ ...small, open: ["description", "reviews"] }, []])
    expect(tabSections(small, { type: "TabPressed", tab: "description" })).toEqual([{ ...small, open: [] }, []])
    const both = { ...small, open: ["description", "reviews"] }
    expect(tabSections(both, { type: "TabPressed", tab: "description" })[0].open).toEqual(["reviews"])
  })

  test("elsewhere a press leads to the section", () => {
    expect(tabSections(large, { type: "TabPressed", tab: "reviews" })).toEqual([large, [{ type: "ScrollToTab", tab: "reviews" }]])
    expect(tabSections(large, { type: "TabPressed", tab: "reviews" })[0]).toBe(large)
  })

  test("the rating beside the name opens the reviews and leads there, and never closes them", () => {
    const wanted = { type: "TabWanted", tab: "reviews" } as const
    const [opened, commands] = tabSections(small, wanted)
    expect(opened.open).toEqual(["description", "reviews"])
    expect(commands).toEqual([{ type: "ScrollToTab", tab: "reviews" }])
    expect(tabSections(opened, wanted)).toEqual([opened, [{ type: "ScrollToTab", tab: "reviews" }]])
  })

  test("an unknown tab and the same layout change nothing", () => {
    expect(tabSections(small, { type: "TabPressed", tab: "video" })[0]).toBe(small)
    expect(tabSections(large, { type: "TabWanted", tab: "video" })).toEqual([large, []])
    expect(tabSections(small, { type: "LayoutChanged", layout: "collapsible" })[0]).toBe(small)
    expect(tabSections(small, { type: "LayoutChanged", layout: "links" })).toEqual([large, []])
  })

  test("with links every section of the product is open", () => {
    expect(["description", "reviews", "video"].map((tab) => isTabOpen(large, tab))).toEqual([true, true, false])
    expect(["description", "reviews"].map((tab) => isTabOpen(small, tab))).toEqual([true, false])
  })
})

test("the pauses and bounds of choices (9.36, 9.38, 16.11)", () => {
  expect(choiceLimits).toEqual({ recalculationMs: 500, partHighlightMs: 3500, mostAttributes: 50 })
})
