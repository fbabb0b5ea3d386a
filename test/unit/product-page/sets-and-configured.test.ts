import { describe, expect, test } from "vitest"
import type { ProductChoice } from "../../../core/product-page/choice.ts"
import { readParameters } from "../../../core/formula/parameters.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { type ProductPageState, productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { bundle, collection, configured, onlySize, part, plainPart, samplePage, single } from "../../support/core/sample-choices.ts"
import { polish } from "../../support/core/sample-texts.ts"
import { decimal, limited, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const step = productPage(anyKind)
const after = (start: ProductChoice | ProductPageState, ...events: readonly ProductPageEvent[]) =>
  events.reduce((page, event) => step(page, event)[0], "terms" in start ? start : samplePage(start))
const commandsOf = (start: ProductChoice | ProductPageState, event: ProductPageEvent) =>
  step("terms" in start ? start : samplePage(start), event)[1]
const view = (page: ProductPageState) => viewProductPage(anyKind, page, polish)
const paused = (timerId: number): ProductPageEvent => ({ type: "TimerEnded", timer: "question", timerId })
const told = (requestId: number, gross: string): ProductPageEvent => ({
  type: "ShopAnswered",
  requestId,
  facts: { bundlePrice: price(gross, "1.00"), unitPrice: price(gross, "1.00") },
})

describe("a set (4.51, 4.71, 16.23)", () => {
  const set = bundle({ parts: [plainPart("cup", 21), part("plate", { productId: 11, sizeId: "S" })] })
  const uncheck: ProductPageEvent = { type: "PartChecked", partId: "cup", checked: false }

  test("a change of a bundle's part asks for its price with the fields as they are now, and the old price goes (16.23)", () => {
    expect(view(samplePage(set)).price).toBe("129,00 zł")
    const [page, commands] = step(samplePage(set), uncheck)
    expect(commands).toMatchObject([{ type: "AskShop", requestId: 1, wants: "bundlePrice" }])
    expect(view(page)).toMatchObject({ refreshing: true, fields: expect.arrayContaining([{ name: "bundle_product[1]", value: "11" }]) })
    expect(view(after(page, told(1, "99.00")))).toMatchObject({ price: "99,00 zł", refreshing: false })
  })

  test("a late answer to an older set of parts changes nothing (16.23)", () => {
    const newer = after(set, uncheck, { type: "PartChecked", partId: "cup", checked: true })
    expect(after(newer, told(1, "99.00"))).toBe(newer)
    expect(view(after(newer, told(2, "150.00"))).price).toBe("150,00 zł")
    expect(after(after(newer, told(2, "150.00")), told(2, "1.00"))).toEqual(after(newer, told(2, "150.00")))
  })

  test("a bundle's own size is not asked about while its price is the listed one, and is once it is not (4.51)", () => {
    const sized = bundle({ offer: sampleOffer({ id: 9, type: "bundle" }), sizeId: "S" })
    expect(commandsOf(sized, { type: "SizeChosen", sizeId: "M" })).toEqual([])
    const asked = after(
      sized,
      { type: "PartChecked", partId: "a", checked: false },
      { type: "PartChecked", partId: "a", checked: true },
      told(2, "99.00"),
    )
    const [page, commands] = step(asked, { type: "SizeChosen", sizeId: "M" })
    expect(commands).toMatchObject([{ type: "AskShop", requestId: 3 }])
    expect(view(page).price).not.toBe("99,00 zł")
  })

  test("a bundle of two costs twice what one costs, and each part is needed twice (16.40, 3.43)", () => {
    const page = after(set, uncheck, told(1, "99.00"), { type: "QuantityTyped", text: "2" }, { type: "QuantityLeft" })
    expect(view(page)).toMatchObject({ price: "99,00 zł", sections: { total: "198,00 zł" } })
    expect(view(page).fields).toContainEqual({ name: "bundle_number[1]", value: "2" })
  })

  test("a shop that cannot be asked leaves what is known: the sum of the parts (16.40)", () => {
    const page = after(set, uncheck, { type: "ShopNotAnswered", requestId: 1 })
    expect(view(page)).toMatchObject({ price: "129,00 zł", refreshing: false })
  })

  test("nothing is sent while a part lacks something: it is told for 3.5 s and brought into view (5.51, 5.53, 9.38)", () => {
    const open = bundle({ parts: [plainPart("cup", 21), part("plate")] })
    const [page, commands] = step(samplePage(open), { type: "AddPressed" })
    expect(view(page).alert).toBe("Proszę wybrać wariant")
    expect(commands).toEqual([
      { type: "StartTimer", timer: "notice", timerId: 1, ms: 3500 },
      { type: "ShowPlace", place: { section: "parts", id: "plate" } },
    ])
    const ready = after(
      page,
      { type: "PartVersionChosen", partId: "plate", productId: 12 },
      { type: "PartSizeChosen", partId: "plate", sizeId: "L" },
    )
    expect(view(ready).alert).toBeNull()
    expect(commandsOf(after(ready, told(2, "99.00")), { type: "AddPressed" })).toEqual([{ type: "SubmitForm" }])
  })

  test("without any part the form is off and says why (4.71, 5.54)", () => {
    const page = after(collection(plainPart("cup", 21)), uncheck)
    expect(view(page)).toMatchObject({ button: { enabled: false }, hint: expect.stringContaining("nie wybrano żadnego produktu") })
  })

  test("of a collection nothing is asked, and every part has its own stock (16.20)", () => {
    const scarce = plainPart("cup", 21, { versions: [onlySize({ id: 21, sizes: [sampleSize("uniw", limited("1"))] })] })
    expect(commandsOf(collection(scarce, part("plate")), { type: "PartVersionChosen", partId: "plate", productId: 12 })).toEqual([])
    const two = after(collection(scarce), { type: "QuantityTyped", text: "2" })
    expect(view(after(two, { type: "AddPressed" })).alert).toBe("Maksymalnie możesz dodać 1 sztukę")
  })

  test("its parts in words: what can be left out, and what there is to choose (16.16, 16.18)", () => {
    expect(view(samplePage(set)).sections.parts).toMatchObject([
      { id: "cup", optional: true, selected: true, quantity: "1 sztuka", versions: [], sizes: [] },
      {
        id: "plate",
        versions: [
          { id: "11", selected: true },
          { id: "12", selected: false },
        ],
        sizes: [{ id: "S", selected: true }, { id: "M" }],
      },
    ])
  })

  test.each<[string, ProductPageEvent]>([
    ["a part checked already", { type: "PartChecked", partId: "cup", checked: true }],
    ["an unknown part", { type: "PartChecked", partId: "lid", checked: false }],
    ["an unknown version", { type: "PartVersionChosen", partId: "plate", productId: 99 }],
    ["a size that the part does not have", { type: "PartSizeChosen", partId: "plate", sizeId: "XS" }],
    ["an event of another kind", { type: "RowTyped", productId: 21, text: "2" }],
  ])("%s changes nothing", (_case, event) => {
    const page = samplePage(set)
    expect(step(page, event)[0]).toBe(page)
    expect(step(page, event)[1]).toEqual([])
  })
})

describe("a configured product (4.72, 4.73, 16.32, 16.33)", () => {
  const press = (optionId: string): ProductPageEvent => ({ type: "OptionPressed", itemId: "glaze", optionId })
  const length = { is: "number", id: "length", name: "Długość", required: true, min: decimal("10"), max: decimal("300") } as const
  const cut = configured({
    configurator: { items: [...configured().configurator.items, length], rules: [] },
    choices: [
      { item: "glaze", values: ["matt"] },
      { item: "length", values: ["100"] },
    ],
  })

  test("its price is asked for 500 ms after the last change, with the fields as they would be sent (4.73, 9.36)", () => {
    const [pausing, commands] = step(samplePage(configured()), press("gloss"))
    expect(commands).toEqual([{ type: "StartTimer", timer: "question", timerId: 1, ms: 500 }])
    const again = after(pausing, press("matt"))
    expect(commandsOf(again, paused(1))).toEqual([])
    expect(commandsOf(again, paused(2))).toMatchObject([
      { type: "AskShop", requestId: 2, wants: "unitPrice", fields: expect.arrayContaining([{ name: "glaze", value: "gloss" }]) },
    ])
  })

  test("the last price stays and is marked as old while another is asked for; only the newest answer counts (16.33)", () => {
    const priced = after(configured(), press("gloss"), paused(1), told(1, "50.00"))
    expect(view(priced)).toMatchObject({ price: "50,00 zł", refreshing: false })
    const changed = after(priced, press("matt"))
    expect(view(changed)).toMatchObject({ price: "50,00 zł", refreshing: true })
    expect(after(changed, told(1, "1.00"))).toBe(changed)
    expect(view(after(changed, paused(2), told(2, "40.00"))).price).toBe("40,00 zł")
  })

  test("our own price stands until the shop's is there, and never for it (12.6)", () => {
    const asked = after(configured(), press("gloss"), paused(1))
    const own = after(asked, { type: "OwnPriceCalculated", requestId: 1, price: price("51.00", "1.00") })
    expect(view(own)).toMatchObject({ price: "51,00 zł", refreshing: true })
    expect(view(after(own, told(1, "50.00")))).toMatchObject({ price: "50,00 zł", refreshing: false })
    expect(after(own, told(1, "50.00"), { type: "OwnPriceCalculated", requestId: 1, price: price("9.00", "1.00") })).toEqual(
      after(own, told(1, "50.00")),
    )
  })

  test("our own interpreter is asked at once, before the pause is over, and its price is shown meanwhile (12.9)", () => {
    const parameters = readParameters([{ id: "glaze", name: "Szkliwo", type: "checkbox", values: [{ id: "gloss", name: "połysk" }] }])
    if ("_tag" in parameters) throw new Error(parameters.path)
    const [pausing, commands] = step(samplePage(configured({ formula: { parameters, program: "51" } })), press("gloss"))
    expect(commands).toMatchObject([
      { type: "StartTimer", timerId: 1 },
      { type: "CalculatePrice", requestId: 1, formula: { fields: expect.arrayContaining([{ name: "glaze", value: "gloss" }]) } },
    ])
    const own = after(pausing, { type: "OwnPriceCalculated", requestId: 1, price: price("51.00", "1.00") })
    expect(view(own)).toMatchObject({ price: "51,00 zł", refreshing: true })
    expect(after(own, { type: "OwnPriceCalculated", requestId: 1, price: null })).toBe(own)
    expect(after(after(own, press("matt")), { type: "OwnPriceCalculated", requestId: 1, price: price("9.00", "1.00") })).not.toEqual(own)
    expect(commandsOf(own, paused(1))).toMatchObject([{ type: "AskShop", formula: { fields: expect.anything() } }])
  })

  test("a refusal is told in the shop's words and stops the submit; another choice takes it back (12.20, 16.33)", () => {
    const refused = after(configured(), press("gloss"), paused(1), { type: "ShopRefused", requestId: 1, message: "Za długie" })
    expect(view(refused)).toMatchObject({ button: { enabled: false }, hint: "Za długie" })
    expect(commandsOf(refused, { type: "AddPressed" }).map(({ type }) => type)).not.toContain("SubmitForm")
    expect(view(after(refused, press("matt")))).toMatchObject({ button: { enabled: true }, hint: null })
  })

  test("without an answer there is no made-up price (16.33)", () => {
    const priced = after(configured(), press("gloss"), paused(1), told(1, "50.00"))
    const failed = after(priced, press("matt"), paused(2), { type: "ShopNotAnswered", requestId: 2 })
    expect(view(failed)).toMatchObject({ price: "129,00 zł", refreshing: false })
  })

  test("a quantity taken is asked about, too: prices move with it (12.7)", () => {
    const typed = after(configured(), { type: "QuantityTyped", text: "3" })
    expect(commandsOf(typed, { type: "TimerEnded", timer: "quantity", timerId: 1 })).toMatchObject([
      { type: "StartTimer", timer: "question" },
    ])
  })

  test("a field left out of its bounds shows the bound; a submit before that shows it first and sends nothing (16.41)", () => {
    const typed = after(cut, { type: "ValueTyped", itemId: "length", text: "400" })
    const text = (page: ProductPageState) => view(page).sections.options?.find(({ id }) => id === "length")?.input
    expect(text(after(typed, { type: "ValueLeft", itemId: "length" }))).toMatchObject({ text: "300" })
    const [page, commands] = step(typed, { type: "AddPressed" })
    expect(commands).toEqual([{ type: "ShowPlace", place: { section: "options", id: "length" } }])
    expect(text(page)).toMatchObject({ text: "300", min: "10", max: "300" })
    expect(commandsOf(page, { type: "AddPressed" })).toEqual([{ type: "SubmitForm" }])
  })

  test("a value that was put right says so at its field until something else is typed there (16.59)", () => {
    const remark = (page: ProductPageState) => {
      const input = view(page).sections.options?.find(({ id }) => id === "length")?.input
      return input?.is === "number" ? input.remark : undefined
    }
    const typed = (text: string) => after(cut, { type: "ValueTyped", itemId: "length", text })
    const left = { type: "ValueLeft", itemId: "length" } as const
    expect(remark(typed("400"))).toBeNull()
    const lowered = { is: "corrected", text: "Najwyżej 300: zmieniliśmy wpisaną wartość." }
    expect(remark(after(typed("400"), left))).toEqual(lowered)
    expect(remark(after(typed("400"), { type: "AddPressed" }))).toEqual(lowered)
    expect(remark(after(typed("400"), left, left))).toEqual(lowered)
    expect(remark(after(typed("9,5"), left))).toEqual({ is: "corrected", text: "Co najmniej 10: zmieniliśmy wpisaną wartość." })
    expect(remark(after(typed("400"), left, { type: "ValueTyped", itemId: "length", text: "299" }))).toBeNull()
    expect(remark(after(typed("299"), left))).toBeNull()
  })

  test("what is no number marks its field and has no price, of the page, the shop or the formula (16.60)", () => {
    const priced = after(cut, { type: "ValueTyped", itemId: "length", text: "120" }, paused(1), told(1, "50.00"))
    expect(view(priced).price).toBe("50,00 zł")
    const [wrong, commands] = step(priced, { type: "ValueTyped", itemId: "length", text: "120 cm" })
    expect(commands).toEqual([])
    expect(view(wrong)).toMatchObject({ price: "–", refreshing: false })
    expect(view(wrong).sections.options?.find(({ id }) => id === "length")?.input).toMatchObject({
      text: "120 cm",
      remark: { is: "fault", text: "Wpisz liczbę." },
    })
    const left = after(wrong, { type: "ValueLeft", itemId: "length" })
    expect(commandsOf(left, { type: "AddPressed" })).toMatchObject([
      { type: "StartTimer" },
      { type: "ShowPlace", place: { section: "options", id: "length" } },
    ])
    const mended = after(wrong, { type: "ValueTyped", itemId: "length", text: "130" }, paused(3), told(3, "60.00"))
    expect(view(mended).price).toBe("60,00 zł")
  })

  test("a required number stops the submit and is told at its field (5.51, 12.26)", () => {
    const empty = after(cut, { type: "ValueTyped", itemId: "length", text: "" })
    expect(commandsOf(empty, { type: "AddPressed" })).toMatchObject([
      { type: "StartTimer" },
      { type: "ShowPlace", place: { section: "options", id: "length" } },
    ])
  })

  test("what is hidden is not in view, and what is disabled takes nothing (4.72)", () => {
    const rule = (effect: "hide" | "disable") => ({ item: "glaze", option: "matt", effect, target: { item: "length", option: null } })
    const hidden = samplePage({ ...cut, configurator: { ...cut.configurator, rules: [rule("hide")] } })
    expect(view(hidden).sections.options?.map(({ id }) => id)).toEqual(["glaze"])
    const disabled = samplePage({ ...cut, configurator: { ...cut.configurator, rules: [rule("disable")] } })
    expect(view(disabled).sections.options?.[1]).toMatchObject({ id: "length", disabled: true, required: true })
    expect(after(disabled, { type: "ValueTyped", itemId: "length", text: "20" })).toBe(disabled)
  })
})

test("an event of another kind changes nothing of a single product", () => {
  const page = samplePage(single())
  for (const event of [
    { type: "VersionChosen", attribute: "colour", value: "red" },
    { type: "OptionPressed", itemId: "glaze", optionId: "matt" },
    { type: "PurchaseChosen", purchase: "subscription" },
  ] as const) {
    expect(step(page, event)[0]).toBe(page)
  }
})
