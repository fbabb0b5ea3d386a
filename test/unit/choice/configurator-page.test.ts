import { describe, expect, test } from "vitest"
import { configuratorPage, openConfiguratorPage } from "../../../core/choice/configurator-page.ts"
import type { ConfiguratorEvent, ConfiguratorPage, ConfiguredChoice } from "../../../core/choice/configurator-state.ts"
import { decimal, pieces, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { named } from "./sample-choices.ts"

const choice: ConfiguredChoice = {
  is: "configurator",
  offer: sampleOffer({ sizes: [sampleSize("S"), sampleSize("M")] }),
  sizeId: "M",
  quantity: decimal("1"),
  unitPrice: price("40.00", "32.52"),
  configurator: {
    items: [
      { is: "options", id: "glaze", name: "", many: false, required: true, options: named("matt", "gloss") },
      { is: "options", id: "extras", name: "", many: true, required: false, options: named("box", "card") },
      { is: "number", id: "height", name: "", min: decimal("10"), max: decimal("30") },
      { is: "text", id: "words", name: "", min: null, max: 5 },
    ],
    rules: [
      { item: "glaze", option: "matt", effect: "hide", target: { item: "extras", option: "card" } },
      { item: "glaze", option: "matt", effect: "disable", target: { item: "words", option: null } },
    ],
  },
  choices: [{ item: "glaze", values: ["gloss"] }],
}
const open = openConfiguratorPage(choice)
/** After events of which each asks for plain data only, or for nothing. */
const after = (page: ConfiguratorPage, ...events: readonly ConfiguratorEvent[]) =>
  events.reduce((state, event) => {
    const [next, commands] = configuratorPage(state, event)
    expect(commands.map((command) => typeof command)).toEqual(commands.map(() => "object"))
    return next
  }, page)
const press = (item: string, option: string): ConfiguratorEvent => ({ type: "OptionPressed", item, option })
const type = (item: string, text: string): ConfiguratorEvent => ({ type: "ValueTyped", item, text })
const paused = (asked: number): ConfiguratorEvent => ({ type: "TimerEnded", timer: "price", asked })
const values = (page: ConfiguratorPage) => page.choice.choices.map(({ item, values: list }) => `${item}=${list.join("+")}`)

test("a configurator opens with what was filled in, and no price under way", () => {
  expect(openConfiguratorPage(choice)).toEqual({
    choice,
    asked: 0,
    pricing: "rest",
    refused: null,
    timers: 0,
    notice: null,
    submitting: false,
  })
})

describe("choosing (4.72)", () => {
  test("one of a group takes the place of the other, checkboxes go on and off", () => {
    expect(values(after(open, press("glaze", "matt")))).toEqual(["glaze=matt"])
    expect(values(after(open, press("extras", "box"), press("extras", "card")))).toEqual(["glaze=gloss", "extras=box+card"])
    expect(values(after(open, press("extras", "box"), press("extras", "card"), press("extras", "box")))).toEqual([
      "glaze=gloss",
      "extras=card",
    ])
  })

  test("what is hidden keeps its value for the time it comes back (16.29)", () => {
    const hidden = after(open, press("extras", "card"), press("glaze", "matt"))
    expect(values(hidden)).toEqual(["glaze=matt", "extras=card"])
    expect(configuratorPage(hidden, press("extras", "card"))[0]).toBe(hidden)
  })

  test.each<[string, ConfiguratorPage, ConfiguratorEvent]>([
    ["the chosen one of a group", open, press("glaze", "gloss")],
    ["an unknown option", open, press("glaze", "raw")],
    ["an unknown item", open, press("lid", "raw")],
    ["an option of a field", open, press("height", "10")],
    ["a text in a group", open, type("glaze", "matt")],
    ["a text in an unknown field", open, type("lid", "x")],
    ["a text in a disabled field", after(open, press("glaze", "matt")), type("words", "Hej")],
    ["the same text", after(open, type("words", "Hej")), type("words", "Hej")],
    ["nothing in an empty field", open, type("words", "")],
    ["the chosen size", open, { type: "SizeChosen", sizeId: "M" }],
    ["an unknown size", open, { type: "SizeChosen", sizeId: "XL" }],
    ["the same quantity", open, { type: "QuantityAccepted", quantity: { coefficient: 10, scale: 1 } }],
    ["leaving a group", open, { type: "ValueLeft", item: "glaze" }],
    ["leaving an unknown field", open, { type: "ValueLeft", item: "lid" }],
    ["leaving a field that fits", after(open, type("height", "12,50")), { type: "ValueLeft", item: "height" }],
  ])("%s changes nothing", (_case, page, event) => {
    expect(configuratorPage(page, event)).toEqual([page, []])
    expect(configuratorPage(page, event)[0]).toBe(page)
  })
})

const told: ConfiguratorPage["notice"] = { obstacle: { _tag: "OptionMissing", at: { section: "options", id: "glaze" } }, asked: 1 }

describe("the price is asked for 500 ms after the last change (4.73, 9.36, 16.32)", () => {
  test.each<[string, ConfiguratorEvent, Partial<ConfiguredChoice>]>([
    ["an option", press("glaze", "matt"), { choices: [{ item: "glaze", values: ["matt"] }] }],
    ["a text", type("words", "Hej"), { choices: [...choice.choices, { item: "words", values: ["Hej"] }] }],
    ["the size", { type: "SizeChosen", sizeId: "S" }, { sizeId: "S" }],
    ["the quantity", { type: "QuantityAccepted", quantity: decimal("3") }, { quantity: decimal("3") }],
  ])("after %s", (_case, event, changed) => {
    const [page, commands] = configuratorPage({ ...open, refused: "Za duże", notice: told }, event)
    expect(page).toEqual({ ...open, choice: { ...choice, ...changed }, asked: 1, pricing: "pause" })
    expect(commands).toEqual([{ type: "StartTimer", timer: "price", asked: 1, ms: 500 }])
  })

  test("with the fields as they would be sent, once the pause ends (4.73)", () => {
    const page = after(open, press("extras", "box"), type("height", "99"))
    expect(configuratorPage(page, paused(1))).toEqual([page, []])
    expect(configuratorPage(page, paused(2))).toEqual([
      { ...page, pricing: "asked" },
      [
        {
          type: "CalculatePrice",
          asked: 2,
          fields: [
            { name: "product", value: "501" },
            { name: "size", value: "M" },
            { name: "mode", value: "1" },
            { name: "number", value: "1" },
            { name: "glaze", value: "gloss" },
            { name: "extras", value: "box" },
            { name: "height", value: "30" },
          ],
        },
      ],
    ])
    const asked = after(page, paused(2))
    expect(configuratorPage(asked, paused(2))).toEqual([asked, []])
  })
})

describe("answers (16.32, 16.33)", () => {
  const asked = after(open, press("glaze", "matt"), paused(1))
  const answer = { type: "PriceAnswered", asked: 1, price: price("55.00", "44.72") } as const
  test("while it is asked for, the last price stays and is old", () => {
    expect([asked.choice.unitPrice, asked.pricing]).toEqual([price("40.00", "32.52"), "asked"])
  })

  test("a price, a refusal, and no answer", () => {
    expect(after(asked, answer)).toEqual({ ...asked, pricing: "rest", choice: { ...asked.choice, unitPrice: price("55.00", "44.72") } })
    expect(after(asked, { type: "PriceRefused", asked: 1, message: "Za duże" })).toEqual({
      ...asked,
      pricing: "rest",
      refused: "Za duże",
      choice: { ...asked.choice, unitPrice: null },
    })
    expect(after(asked, { type: "PriceNotAnswered", asked: 1 })).toEqual({
      ...asked,
      pricing: "rest",
      choice: { ...asked.choice, unitPrice: null },
    })
  })

  const newer = after(asked, press("glaze", "gloss"))
  test.each<[string, ConfiguratorPage, ConfiguratorEvent]>([
    ["an old price during a newer pause", newer, answer],
    ["an old refusal", newer, { type: "PriceRefused", asked: 1, message: "x" }],
    ["an old failure", newer, { type: "PriceNotAnswered", asked: 1 }],
    ["an old price during a newer question", after(newer, paused(2)), answer],
    ["a price nobody waits for", after(asked, answer), answer],
    ["a price of the pause's number before it is asked for", newer, { ...answer, asked: 2 }],
  ])("%s changes nothing", (_case, page, event) => {
    expect(configuratorPage(page, event)).toEqual([page, []])
    expect(configuratorPage(page, event)[0]).toBe(page)
  })
})

test("a field that is left shows the bound, and the price does not change by it (16.41)", () => {
  const typed = after(open, type("height", "99"), type("words", "Hanna!"))
  const [left, commands] = configuratorPage(typed, { type: "ValueLeft", item: "height" })
  expect(commands).toEqual([])
  expect(left).toEqual({ ...typed, choice: { ...typed.choice, choices: left.choice.choices } })
  expect(values(left)).toEqual(["glaze=gloss", "height=30", "words=Hanna!"])
  expect(values(after(left, { type: "ValueLeft", item: "words" }))).toEqual(["glaze=gloss", "height=30", "words=Hanna"])
})

describe("adding (5.51, 5.56, 12.20, 16.41)", () => {
  const add: ConfiguratorEvent = { type: "AddPressed" }
  const unready = openConfiguratorPage({ ...choice, choices: [] })

  test("a group without an option is told and brought into view, and nothing is sent", () => {
    const [page, commands] = configuratorPage(unready, add)
    const obstacle = { _tag: "OptionMissing", at: { section: "options", id: "glaze" } }
    expect(page).toEqual({ ...unready, timers: 1, notice: { obstacle, asked: 1 } })
    expect(commands).toEqual([
      { type: "StartTimer", timer: "notice", asked: 1, ms: 10_000 },
      { type: "ShowPlace", place: { section: "options", id: "glaze" } },
    ])
  })

  test("the message goes with its own time or a click, an older timer and the price's leave it", () => {
    const twice = after(unready, add, add)
    expect(after(twice, { type: "TimerEnded", timer: "notice", asked: 1 })).toBe(twice)
    expect(after(twice, { type: "TimerEnded", timer: "price", asked: 2 })).toBe(twice)
    expect(after(twice, { type: "TimerEnded", timer: "notice", asked: 2 }).notice).toBeNull()
    expect(after(twice, { type: "NoticeDismissed" })).toEqual({ ...twice, notice: null })
    expect(after(unready, { type: "NoticeDismissed" })).toBe(unready)
    expect(after(twice, press("glaze", "matt")).notice).toBeNull()
  })

  test("a refused price stops the submit with the shop's own sentence", () => {
    const refused = after(open, press("glaze", "matt"), paused(1), { type: "PriceRefused", asked: 1, message: "Za duże" })
    expect(after(refused, add).notice?.obstacle).toEqual({
      _tag: "Refused",
      refusal: { _tag: "Other", code: "priceformula_calculation_error", message: "Za duże" },
      unit: pieces,
      at: { section: "options", id: null },
    })
    expect(after(refused, press("glaze", "gloss"), add).submitting).toBe(true)
  })

  test("a value beyond its bounds is shown corrected first, and the shopper decides again", () => {
    const [page, commands] = configuratorPage(after(open, type("words", "Hanna!"), type("height", "9")), add)
    expect(values(page)).toEqual(["glaze=gloss", "words=Hanna", "height=10"])
    expect(commands).toEqual([{ type: "ShowPlace", place: { section: "options", id: "height" } }])
    expect(page.submitting).toBe(false)
    expect(configuratorPage(page, add)[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("all there: sent once, and again after the page came back", () => {
    const [page, commands] = configuratorPage({ ...open, notice: told }, add)
    expect(commands).toEqual([{ type: "SubmitForm" }])
    expect(page).toEqual({ ...open, submitting: true })
    expect(configuratorPage(page, add)).toEqual([page, []])
    expect(after(page, { type: "Returned" })).toEqual(open)
    expect(after(open, { type: "Returned" })).toBe(open)
  })
})
