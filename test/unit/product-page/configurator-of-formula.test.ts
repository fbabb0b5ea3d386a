import { describe, expect, test } from "vitest"
import { checkedId, readParameters } from "../../../core/formula/parameters.ts"
import { configuratorOf, itemChoices } from "../../../core/product-page/configurator.ts"
import { configuratorFields, configuratorObstacle } from "../../../core/product-page/configured-kind.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const colour = (value: string) => [{ item: "colour", values: [value] }]

describe("a configurator of a merchant's formula parameters (12.1, 12.24)", () => {
  const parameters = readParameters([
    {
      id: "colour",
      name: "Kolor",
      type: "select",
      values: [
        { id: "red", name: "Czerwony" },
        { id: "own", name: "Własny" },
      ],
      required: true,
    },
    { id: "tone", name: "Ton", type: "text", max: 9, required: true, shownWhen: { parameter: "colour", values: ["own"] } },
    { id: "extras", name: "Dodatki", type: "checkbox", values: [{ id: "lace", name: "Koronka" }] },
    { id: "gift", name: "Na prezent", type: "checkbox" },
    { id: "width", name: "Szerokość", type: "number", min: 20, max: 300 },
  ])
  if ("_tag" in parameters) throw new Error(parameters.path)
  const configurator = configuratorOf(parameters)

  test("selects take one option, checkboxes several, numbers and texts their bounds (12.24)", () => {
    expect(configurator.items.map((item) => [item.id, item.is, item.required, item.is === "options" ? item.many : item.max])).toEqual([
      ["colour", "options", true, false],
      ["tone", "text", true, 9],
      ["extras", "options", false, true],
      ["gift", "options", false, true],
      ["width", "number", false, decimal("300")],
    ])
    expect(configurator.items[3]).toMatchObject({ options: [{ id: checkedId, name: "Na prezent" }] })
  })

  test("what is shown when another has a value is hidden, not required and not sent until then (16.27, 16.29)", () => {
    const tone = { item: "tone", values: ["miedź"] }
    expect(configuratorFields(configurator, [...colour("red"), tone])).toEqual([{ name: "colour", value: "red" }])
    expect(configuratorObstacle({ configurator, choices: colour("red") })).toBeNull()
    expect(configuratorFields(configurator, [...colour("own"), tone]).map(({ name }) => name)).toEqual(["colour", "tone"])
    expect(configuratorObstacle({ configurator, choices: colour("own") })).toMatchObject({
      _tag: "ValueMissing",
      at: { id: "tone" },
    })
  })

  test("a page opens with the choices of its parameters (5.59)", () => {
    expect(
      itemChoices(
        new Map<string, string | readonly string[]>([
          ["colour", "red"],
          ["extras", ["lace"]],
        ]),
      ),
    ).toEqual([
      { item: "colour", values: ["red"] },
      { item: "extras", values: ["lace"] },
    ])
  })
})
