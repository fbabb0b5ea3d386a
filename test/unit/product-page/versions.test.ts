import { describe, expect, test } from "vitest"
import {
  chooseVersion,
  versionsOf,
  versionGroups,
  versionOutcome,
  groupHint,
  versionHint,
  versionName,
  versionTextKeys,
} from "../../../core/product-page/versions.ts"
import { closestPerValue, closestVariant, multiversionItems, variantIndex } from "../../../core/product-page/variants.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { choices, named, shirtIndex, shirts, variant } from "../../support/core/sample-choices.ts"

/** Every value as "id:state>product", sold-out products with "!", attributes in conflict with "?". */
const shown = (chosen: string, index = shirtIndex) =>
  versionGroups(index, choices(chosen)).map(
    ({ conflict, values }) =>
      values.map(({ id, state, productId, soldOut }) => `${id}:${state}>${productId ?? "-"}${soldOut ? "!" : ""}`).join(" ") +
      (conflict ? " ?" : ""),
  )

describe("how a value stands among the others (16.4 to 16.8)", () => {
  test.each([
    ["colour:red length:short", ["red:selected>1 blue:compatible>3 white:none>-", "short:selected>1 long:compatible>2!"]],
    ["colour:red length:long", ["red:selected>2! blue:conflict>3 white:none>-", "short:compatible>1 long:selected>2!"]],
    ["colour:blue length:short", ["red:compatible>1 blue:selected>3 white:none>-", "short:selected>3 long:conflict>2!"]],
    ["", ["red:compatible>1 blue:compatible>3 white:none>-", "short:compatible>1 long:compatible>2!"]],
    ["length:long", ["red:compatible>2! blue:conflict>3 white:none>-", "short:compatible>1 long:selected>2!"]],
  ])("%s", (chosen, expected) => expect(shown(chosen)).toEqual(expected))

  test("in a conflict the newest choice leads on, and the one that gave way is marked", () => {
    expect(shown("colour:blue length:long")).toEqual([
      "red:compatible>2! blue:selected>3 white:none>- ?",
      "short:compatible>3 long:selected>2!",
    ])
    expect(shown("length:long colour:blue")).toEqual([
      "red:compatible>2! blue:selected>3 white:none>-",
      "short:compatible>3 long:selected>2! ?",
    ])
  })

  test("a value has its name and the link of the product it leads to", () => {
    const [colour] = versionGroups(shirtIndex, choices("colour:red length:short"))
    expect(colour).toMatchObject({ id: "colour", name: "Kolor" })
    expect(colour?.values[1]).toEqual({ id: "blue", name: "BLUE", state: "compatible", productId: 3, link: "/product-3", soldOut: false })
    expect(colour?.values[2]).toEqual({ id: "white", name: "WHITE", state: "none", productId: null, link: null, soldOut: false })
  })
})

describe("the link of a conflict leads to the closest variant (16.8)", () => {
  const three = (...variants: readonly ReturnType<typeof variant>[]) =>
    variantIndex({
      attributes: [
        { id: "a", name: "", values: named("x", "y") },
        { id: "b", name: "", values: named("x", "y") },
        { id: "c", name: "", values: named("x", "y") },
      ],
      variants,
    })

  test("a newer choice counts more than all older ones together", () => {
    const index = three(variant(1, "y", "x", "y"), variant(2, "x", "x", "y"), variant(3, "y", "y", "x"))
    expect(closestPerValue(index, choices("a:x b:x c:x"))[0]?.[1]?.variant.productId).toBe(3)
    expect(closestPerValue(index, choices("c:x a:x b:x"))[0]?.[1]?.variant.productId).toBe(1)
  })

  test("among equals one that can be bought comes first, then the order of the shop", () => {
    const soldOut = { ...variant(1, "y", "x", "x"), available: false }
    expect(closestVariant(three(soldOut, variant(2, "y", "x", "y"), variant(3, "y", "y", "x")), choices("a:y"))?.variant.productId).toBe(2)
    expect(closestVariant(three(soldOut, { ...variant(2, "y", "x", "y"), available: false }), [])?.variant.productId).toBe(1)
  })

  test("a sold-out variant that shares more comes before one that can be bought", () => {
    const soldOut = { ...variant(1, "y", "x", "x"), available: false }
    expect(closestVariant(three(soldOut, variant(2, "y", "y", "y")), choices("a:y b:x"))?.variant.productId).toBe(1)
  })

  test("the value's own attribute does not count: another value stands in its place", () => {
    const index = three(variant(1, "x", "x", "x"), variant(2, "y", "x", "y"))
    expect(closestPerValue(index, choices("b:x a:x"))[0]).toEqual([
      { variant: index.variants[0], sharesAll: true },
      { variant: index.variants[1], sharesAll: true },
    ])
    expect(closestPerValue(index, choices("c:x"))[0]?.[1]).toEqual({ variant: index.variants[1], sharesAll: false })
  })

  test("without variants nothing is close", () => {
    expect(closestVariant(three(), [])).toBeNull()
    expect(closestPerValue(three(), [])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })
})

describe("versions in words (16.42)", () => {
  const [polish, english] = [textCatalogue("pl", {}), textCatalogue("en", {})]
  test("a value that leads to a sold-out product says so", () => {
    expect([true, false].map((soldOut) => versionName({ name: "Długa", soldOut }, polish))).toEqual(["Długa (wyprzedane)", "Długa"])
    expect(versionName({ name: "Long", soldOut: true }, english)).toBe("Long (sold out)")
  })

  test("a value in conflict says what it would do, an attribute in conflict asks for another value", () => {
    const hints = (["selected", "compatible", "conflict", "none"] as const).map((state) => versionHint({ state }, polish))
    expect(hints).toEqual([null, null, "Ten wybór zmieni pozostałe opcje", null])
    expect(versionHint({ state: "conflict" }, english)).toBe("This choice will change the other options")
    expect([true, false].map((conflict) => groupHint({ conflict }, polish))).toEqual(["Wybierz inną opcję.", null])
    expect(groupHint({ conflict: true }, english)).toBe("Choose another option.")
  })

  test("their keys are all that they need", () => {
    const few = pickTexts(polish, versionTextKeys)
    expect([
      versionName({ name: "A", soldOut: true }, few),
      versionHint({ state: "conflict" }, few),
      groupHint({ conflict: true }, few),
    ]).toEqual(["A (wyprzedane)", "Ten wybór zmieni pozostałe opcje", "Wybierz inną opcję."])
  })
})

describe("what a choice comes to (16.6, 16.7, 16.9)", () => {
  test.each([
    ["colour:red length:short", { _tag: "Reached", variant: shirts.variants[0] }],
    ["length:long colour:red", { _tag: "Reached", variant: { ...variant(2, "red", "long"), available: false } }],
    ["colour:red", { _tag: "Open", attributes: ["length"] }],
    ["", { _tag: "Open", attributes: ["colour", "length"] }],
    ["colour:blue length:long", { _tag: "Conflict", attributes: ["colour"] }],
    ["length:long colour:blue", { _tag: "Conflict", attributes: ["length"] }],
    ["colour:white", { _tag: "Conflict", attributes: ["colour"] }],
    ["colour:green", { _tag: "Conflict", attributes: ["colour"] }],
  ])("%j", (chosen, outcome) => expect(versionOutcome(shirtIndex, choices(chosen))).toEqual(outcome))

  test("no attributes and no variants reach nothing; one variant without attributes is reached", () => {
    const alone = variant(1)
    expect(versionOutcome(variantIndex({ attributes: [], variants: [] }), [])).toEqual({ _tag: "Open", attributes: [] })
    expect(versionOutcome(variantIndex({ attributes: [], variants: [alone] }), [])).toEqual({ _tag: "Reached", variant: alone })
  })

  test("the values are decided from the newest choice to the oldest: one that gave way does not stop an older one", () => {
    const index = variantIndex({
      attributes: ["a", "b", "c"].map((id) => ({ id, name: "", values: named("x", "y") })),
      variants: [variant(1, "x", "y", "x"), variant(2, "y", "x", "y")],
    })
    expect(versionOutcome(index, choices("a:x b:x c:x"))).toEqual({ _tag: "Conflict", attributes: ["b"] })
  })
})

describe("choosing (16.5, 16.6)", () => {
  const chosen = choices("colour:red length:short")
  test("the newest choice comes last, and an attribute has one", () => {
    expect(chooseVersion(shirtIndex, chosen, { attribute: "colour", value: "blue" })).toEqual(choices("length:short colour:blue"))
    expect(chooseVersion(shirtIndex, [], { attribute: "length", value: "long" })).toEqual(choices("length:long"))
  })

  test.each([
    ["the chosen value", "colour", "red"],
    ["a dead end", "colour", "white"],
    ["a value of another attribute", "colour", "short"],
    ["an unknown attribute", "collar", "red"],
  ])("%s changes nothing", (_case, attribute, value) => {
    expect(chooseVersion(shirtIndex, chosen, { attribute, value })).toBe(chosen)
  })

  test("a product's page opens with its own values, an unknown product with none", () => {
    expect(versionsOf(shirtIndex, 3)).toEqual(choices("colour:blue length:short"))
    expect(versionsOf(shirtIndex, 4)).toEqual([])
  })
})

describe("the table (16.11)", () => {
  test("a variant without a value, or with one not listed, cannot be chosen", () => {
    const { variants, codes } = variantIndex({
      ...shirts,
      variants: [variant(1, "red"), variant(2, "red", "midi"), variant(3, "blue", "long")],
    })
    expect(variants).toEqual([variant(3, "blue", "long")])
    expect(codes).toEqual([1, 1])
  })

  test("fifty attributes count, and a value too many is no matter", () => {
    const attributes = Array.from({ length: 51 }, (_, at) => ({ id: `a${at}`, name: "", values: named("x") }))
    const index = variantIndex({ attributes, variants: [variant(1, ...attributes.map(() => "x"))] })
    expect(index.attributes).toHaveLength(50)
    expect(versionOutcome(index, versionsOf(index, 1))).toMatchObject({ _tag: "Reached", variant: { productId: 1 } })
  })
})

describe("the shop's reply about multi-versions (7.76, 16.10)", () => {
  const item = (valueId: string, disabled: boolean, ...products: readonly number[]) => ({
    valueId,
    disabled,
    products: products.map((productId) => ({ productId, url: `/product-${productId}` })),
  })
  test.each([
    [
      "colour:red length:short",
      [item("red", false, 1), item("blue", false, 3), item("white", true), item("short", false, 1), item("long", false, 2)],
    ],
    ["length:long", [item("red", false, 2), item("blue", false), item("white", true), item("short", false, 1, 3), item("long", false, 2)]],
    ["", [item("red", false, 1, 2), item("blue", false, 3), item("white", true), item("short", false, 1, 3), item("long", false, 2)]],
  ])("%j", (selected, items) => expect(multiversionItems(shirts, choices(selected))).toEqual(items))
})
