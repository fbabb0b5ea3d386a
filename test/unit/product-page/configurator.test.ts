import { describe, expect, test } from "vitest"
import { boundedInput, correctedInput } from "../../../core/formula/bounded-input.ts"
import { type Configurator, type ItemChoice, type OptionRule, valuesOf, withValues } from "../../../core/product-page/configurator.ts"
import { configuratorFields, configuratorObstacle } from "../../../core/product-page/configured-kind.ts"
import { applyRules } from "../../../core/product-page/configurator-rules.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const group = (id: string, options: string, more: { readonly many?: boolean; readonly required?: boolean } = {}) => ({
  is: "options" as const,
  id,
  name: id,
  many: false,
  required: false,
  options: options.split("").map((option) => ({ id: option, name: option })),
  ...more,
})
/** Rules written as "a.x hides b" or "a.x shows b.y". */
const rule = (text: string): OptionRule => {
  const [from = "", verb = "", to = ""] = text.split(" ")
  const [item = "", option = ""] = from.split(".")
  const [targetItem = "", targetOption] = to.split(".")
  const effect = verb === "shows" ? "show" : verb === "hides" ? "hide" : "disable"
  return { item, option, effect, target: { item: targetItem, option: targetOption ?? null } }
}
/** Choices written as "a.x a.y b.x". */
const chosen = (text: string): readonly ItemChoice[] =>
  text
    .split(" ")
    .filter((pair) => pair !== "")
    .reduce<readonly ItemChoice[]>((list, pair) => {
      const [item = "", value = ""] = pair.split(".")
      return withValues(list, item, [...valuesOf(list, item), value])
    }, [])
const letters: readonly Configurator["items"][number][] = [group("a", "xy"), group("b", "xy"), group("c", "xy")]
/** Everything hidden as "-b", disabled but in view as "~b.x", counting as "+a.x". */
const five = [...letters, group("d", "x"), group("e", "x")]
const standing = (rules: readonly string[], choices: string, items = letters) =>
  applyRules({ items, rules: rules.map(rule) }, chosen(choices))
    .filter(({ hidden, disabled, isEffective }) => hidden || disabled || isEffective)
    .map(
      ({ item, option, hidden, isEffective }) => `${isEffective ? "+" : hidden ? "-" : "~"}${item}${option === null ? "" : `.${option}`}`,
    )
    .join(" ")

describe("options show, hide and disable (4.72, 16.25 to 16.27)", () => {
  test.each([
    ["nothing chosen, no rules", [], "", ""],
    ["a chosen option counts", [], "a.x", "+a.x"],
    ["an unknown choice does not", [], "a.z d.x", ""],
    ["an item is hidden with its options", ["a.x hides b"], "a.x b.y", "+a.x -b -b.x -b.y"],
    ["the rule of an option not chosen does nothing", ["a.x hides b"], "a.y b.y", "+a.y +b.y"],
    ["one option is hidden, its item stays", ["a.x hides b.y"], "a.x b.y", "+a.x -b.y"],
    ["disabling leaves in view", ["a.x disables b"], "a.x b.y", "+a.x ~b ~b.x ~b.y"],
    ["disabling one option", ["a.x disables b.y"], "a.x b.y", "+a.x ~b.y"],
    ["what is shown by a rule is hidden until it holds", ["a.x shows b"], "b.x", "-b -b.x -b.y"],
    ["and in view when it holds", ["a.x shows b"], "a.x b.x", "+a.x +b.x"],
    ["one of several rules that show is enough", ["a.x shows c", "b.x shows c"], "b.x c.y", "+b.x +c.y"],
    ["hiding wins over showing", ["a.x shows c", "b.x hides c"], "a.x b.x c.x", "+a.x +b.x -c -c.x -c.y"],
    ["an option shown in a hidden item stays hidden", ["a.x shows c.x", "b.x hides c"], "a.x b.x c.x", "+a.x +b.x -c -c.x -c.y"],
    ["an option can hide its own sibling", ["a.x hides a.y"], "a.x a.y", "+a.x -a.y"],
    [
      "rules about something that is not there do nothing",
      ["a.z hides b", "a.x hides d", "a.x hides b.z", "d.x hides b"],
      "a.x b.x",
      "+a.x +b.x",
    ],
  ])("%s: shown, hidden and disabled (4.72)", (_case, rules, choices, expected) => expect(standing(rules, choices)).toBe(expected))
})

describe("rules act through each other (16.26)", () => {
  test.each([
    ["a hidden choice shows nothing", ["a.x hides b", "b.x shows c"], "a.x b.x c.x", "+a.x -b -b.x -b.y -c -c.x -c.y"],
    ["a hidden choice hides nothing", ["a.x hides b", "b.x hides c"], "a.x b.x c.x", "+a.x -b -b.x -b.y +c.x"],
    ["a disabled choice hides nothing", ["a.x disables b.x", "b.x hides c"], "a.x b.x c.x", "+a.x ~b.x +c.x"],
    ["a chain of showing", ["a.x shows b", "b.x shows c"], "c.x b.x a.x", "+a.x +b.x +c.x"],
    ["a chain whose first link is missing", ["a.x shows b", "b.x shows c"], "b.x c.x", "-b -b.x -b.y -c -c.x -c.y"],
    ["backwards in the page", ["c.x hides b", "b.x hides a"], "a.x b.x c.x", "+a.x -b -b.x -b.y +c.x"],
  ])("%s", (_case, rules, choices, expected) => expect(standing(rules, choices)).toBe(expected))

  test("every second one of a long chain of hiding counts", () => {
    const chain = ["a.x hides b", "b.x hides c", "c.x hides d", "d.x hides e"]
    expect(standing(chain, "a.x b.x c.x d.x e.x", five)).toBe("+a.x -b -b.x -b.y +c.x -d -d.x +e.x")
    expect(standing(chain, "b.x c.x d.x e.x", five)).toBe("+b.x -c -c.x -c.y +d.x -e -e.x")
  })

  test("the first option of a page can be hidden by a later one", () => {
    expect(standing(["b.x hides a.x"], "a.x b.x")).toBe("-a.x +b.x")
  })
})

describe("circles (16.28)", () => {
  test.each([
    ["two that only show each other stay hidden", ["a.x shows b", "b.x shows a"], "a.x b.x", "-a -a.x -a.y -b -b.x -b.y"],
    ["two that hide each other stay", ["a.x hides b", "b.x hides a"], "a.x b.x", "+a.x +b.x"],
    ["two that disable each other stay", ["a.x disables b.x", "b.x disables a.x"], "a.x b.x", "+a.x +b.x"],
    ["one that hides itself stays", ["a.x hides a"], "a.x", "+a.x"],
    ["three in a circle of hiding stay", ["a.x hides b", "b.x hides c", "c.x hides a"], "a.x b.x c.x", "+a.x +b.x +c.x"],
    [
      "a circle that something outside breaks has an answer",
      ["a.x hides b", "b.x hides c", "c.x hides b"],
      "a.x b.x c.x",
      "+a.x -b -b.x -b.y +c.x",
    ],
    ["what hangs on a circle without an answer stays too", ["a.x hides b", "b.x hides a", "b.x hides c"], "a.x b.x c.x", "+a.x +b.x +c.x"],
    ["and is shown by it", ["a.x hides b", "b.x hides a", "b.x shows c"], "a.x b.x c.x", "+a.x +b.x +c.x"],
  ])("%s", (_case, rules, choices, expected) => expect(standing(rules, choices)).toBe(expected))
})

test("items come before their options, in the order of the page; fields have no options", () => {
  const items = [group("a", "x"), { is: "text" as const, id: "t", name: "", required: false, min: null, max: null }]
  expect(applyRules({ items, rules: [] }, chosen("a.x"))).toEqual([
    { item: "a", option: null, hidden: false, disabled: false, isEffective: false },
    { item: "a", option: "x", hidden: false, disabled: false, isEffective: true },
    { item: "t", option: null, hidden: false, disabled: false, isEffective: false },
  ])
})

describe("a required group needs an option that counts (5.56, 16.29, 16.30)", () => {
  const first = (rules: readonly string[], choices: string, ...items: readonly ReturnType<typeof group>[]) =>
    configuratorObstacle({ configurator: { items, rules: rules.map(rule) }, choices: chosen(choices) })?.at.id ?? null
  const must = { required: true }
  test.each([
    ["nothing chosen", [], "", [group("a", "xy", must)], "a"],
    ["one chosen", [], "a.y", [group("a", "xy", must)], null],
    ["a group that is not required", [], "", [group("a", "xy")], null],
    ["checkboxes and single choices alike", [], "", [group("a", "xy", { ...must, many: true })], "a"],
    ["the first in the order of the page", [], "a.x", [group("a", "x", must), group("b", "x", must), group("c", "x", must)], "b"],
    ["a hidden group", ["a.x hides b"], "a.x", [group("a", "x"), group("b", "x", must)], null],
    ["a disabled group", ["a.x disables b"], "a.x", [group("a", "x"), group("b", "x", must)], null],
    ["a group whose only choice is hidden", ["a.x hides b.x"], "a.x b.x", [group("a", "x"), group("b", "xy", must)], "b"],
    ["a group with nothing left to choose", ["a.x hides b.x"], "a.x", [group("a", "x"), group("b", "x", must)], null],
    ["a group without options", [], "", [group("a", "", must)], null],
    ["another group's choice does not help", [], "a.x", [group("a", "x"), group("b", "x", must)], "b"],
  ])("%s", (_case, rules, choices, items, expected) => expect(first(rules, choices, ...items)).toBe(expected))

  test("a required group without an option is told at the group (5.56)", () => {
    expect(configuratorObstacle({ configurator: { items: [group("a", "x", must)], rules: [] }, choices: [] })).toEqual({
      _tag: "OptionMissing",
      at: { section: "options", id: "a" },
    })
  })
})

describe("fields that are required, and fields that hold something wrong (5.57, 12.26)", () => {
  const number = { is: "number" as const, id: "n", name: "", required: true, min: decimal("10"), max: null }
  const text = { is: "text" as const, id: "t", name: "", required: true, min: 3, max: null }
  const lacks = (typed: Readonly<Record<string, string>>, rules: readonly string[] = [], required = true) => {
    const items = [group("a", "x"), { ...number, required }, { ...text, required }]
    const fields = Object.entries(typed).map(([item, value]) => ({ item, values: value.split(",") }))
    const obstacle = configuratorObstacle({ configurator: { items, rules: rules.map(rule) }, choices: [...chosen("a.x"), ...fields] })
    return obstacle === null ? null : `${obstacle._tag} ${obstacle.at.id}`
  }
  test.each<[string, string | null, Readonly<Record<string, string>>]>([
    ["a number left empty", "ValueMissing n", { t: "Hanna" }],
    ["blanks count as empty", "ValueMissing n", { n: " ", t: "Hanna" }],
    ["a text left empty", "ValueMissing t", { n: "12" }],
    ["a number field that holds something else", "ValueNotANumber n", { n: "dużo", t: "Hanna" }],
    ["a text that is too short", "ValueTooShort t", { n: "12", t: "Ha" }],
    ["both as they should be", null, { n: "12", t: "Han" }],
    ["a number out of its bounds counts as the bound", null, { n: "3", t: "Hanna" }],
  ])("%s (12.26)", (_case, expected, typed) => expect(lacks(typed)).toBe(expected))

  test("what is not required may be empty, but not wrong (12.26)", () => {
    expect(lacks({}, [], false)).toBeNull()
    expect(lacks({ n: "dużo" }, [], false)).toBe("ValueNotANumber n")
    expect(lacks({ t: "Ha" }, [], false)).toBe("ValueTooShort t")
  })

  test("a hidden or disabled field is not required (16.29)", () => {
    expect(lacks({ t: "Hanna" }, ["a.x hides n"])).toBeNull()
    expect(lacks({ n: "12" }, ["a.x disables t"])).toBeNull()
  })
})

describe("the fields that count (5.58, 16.29, 16.31)", () => {
  const text = { is: "text" as const, id: "t", name: "", required: false, min: 3, max: 4 }
  const number = { is: "number" as const, id: "n", name: "", required: false, min: decimal("10"), max: decimal("300") }
  const items = [group("a", "xyz", { many: true }), number, text]
  const fields = (rules: readonly string[], choices: readonly ItemChoice[]) =>
    configuratorFields({ items, rules: rules.map(rule) }, choices).map(({ name, value }) => `${name}=${value}`)
  const full = withValues(withValues(chosen("a.z a.x"), "n", ["512,5"]), "t", ["Hanna"])

  test("chosen options in the order of the page, values within their bounds", () => {
    expect(fields([], full)).toEqual(["a=x", "a=z", "n=300", "t=Hann"])
  })
  test("hidden and disabled ones are not among them", () => {
    expect(fields(["a.x hides t"], full)).toEqual(["a=x", "a=z", "n=300"])
    expect(fields(["a.x disables n", "a.x hides a.z"], full)).toEqual(["a=x", "t=Hann"])
  })
  test("nor are empty fields and what is no number", () => {
    expect(fields([], [])).toEqual([])
    expect(fields([], withValues(withValues([], "n", ["dużo"]), "t", [""]))).toEqual([])
  })
})

describe("a value out of range counts as the bound (5.57, 5.58)", () => {
  const number = (min: string | null, max: string | null) => ({
    is: "number" as const,
    min: min === null ? null : decimal(min),
    max: max === null ? null : decimal(max),
  })
  const text = (min: number | null, max: number | null) => ({ is: "text" as const, min, max })
  test.each([
    ["below", number("10", "300"), "9.99", "10"],
    ["at the lower bound", number("10", "300"), "10", "10"],
    ["between, with a comma", number("10", "300"), "12,50", "12.5"],
    ["at the upper bound", number("10", "300"), "300,0", "300"],
    ["above", number("10", "300"), "300.01", "300"],
    ["no lower bound", number(null, "300"), "-5", "-5"],
    ["no upper bound", number("10", null), "999999", "999999"],
    ["a fraction as bound", number("0.5", null), "0.4", "0.5"],
    ["no number", number("10", null), "dużo", ""],
    ["nothing", number("10", null), "", ""],
    ["a text as long as its bound", text(null, 5), "Hanna", "Hanna"],
    ["a text that is too long", text(null, 4), "Hanna", "Hann"],
    ["a text without a bound", text(null, null), "Hanna ", "Hanna "],
    ["a text that is too short counts as typed", text(9, 20), "Hanna", "Hanna"],
    ["a letter of two units is one character", text(null, 2), "𝒜𝒷𝒸", "𝒜𝒷"],
  ])("%s", (_case, item, typed, counted) => expect(boundedInput(item, typed)).toBe(counted))

  test.each([
    ["within its bounds it stays as typed", number("10", "300"), "12,50", "12,50"],
    ["beyond them it shows the bound", number("10", "300"), "400", "300"],
    ["no number shows nothing", number("10", "300"), "dużo", ""],
    ["a long text is cut", text(null, 4), "Hanna", "Hann"],
    ["a number within a text stays", text(null, null), "12,50", "12,50"],
  ])("left: %s (16.41)", (_case, item, typed, shown) => expect(correctedInput(item, typed)).toBe(shown))
})

test("values of an item are replaced in their place, or come last", () => {
  const two = chosen("a.x b.x")
  expect(withValues(two, "a", ["y"])).toEqual(chosen("a.y b.x"))
  expect(withValues(two, "c", ["y"])).toEqual(chosen("a.x b.x c.y"))
  expect(valuesOf(two, "c")).toEqual([])
})
