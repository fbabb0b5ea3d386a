import { describe, expect, test } from "vitest"
import { measuredOutline } from "../../../core/product-page/measured-outline.ts"
import { measuredSides } from "../../../core/product-page/configured-kind.ts"
import type { ItemView } from "../../../core/product-page/sections.ts"
import type { SentField } from "../../../core/product-page/submit.ts"
import type { Language } from "../../../core/values/language.ts"
import { measure } from "../../support/core/sample-choices.ts"

const blind = [measure("width", "Szerokość (mm)"), measure("height", "Wysokość (mm)")]
const top = [measure("length", "Długość (mm)"), measure("depth", "Szerokość (mm)")]
const outlineOf = (items: readonly ItemView[], fields: readonly SentField[], language: Language = "pl") => {
  const sides = measuredSides(items)
  return sides === null ? null : measuredOutline(sides, fields, language)
}
const sent = (measures: Readonly<Record<string, string>>) => Object.entries(measures).map(([name, value]) => ({ name, value }))

describe("what is made to measure is drawn to scale (16.50)", () => {
  test.each([
    ["as wide as the box", { width: "2000", height: "1000" }, [200, 100]],
    ["as high as the box", { width: "500", height: "1500" }, [50, 150]],
    ["square", { width: "400", height: "400" }, [150, 150]],
    ["too thin to be seen", { width: "2400", height: "10" }, [200, 6]],
  ] as const)("%s", (_case, measures, drawn) => {
    const outline = outlineOf(blind, sent(measures))
    expect([outline?.across.drawn, outline?.down.drawn]).toEqual(drawn)
  })

  test("the measures are those that are sent, with the unit behind the field's name, as the language writes numbers", () => {
    const fields = sent({ width: "1200.5", height: "1600" })
    const words = (language: "pl" | "en") => {
      const outline = outlineOf(blind, fields, language)
      return [outline?.across.words, outline?.down.words]
    }
    expect(words("pl")).toEqual(["1200,5\u00A0mm", "1600\u00A0mm"])
    expect(words("en")).toEqual(["1200.5\u00A0mm", "1600\u00A0mm"])
    const bare = [measure("width", "Szerokość"), measure("height", "Wysokość (bez uchwytów), cm")]
    expect(outlineOf(bare, fields)?.down.words).toBe("1600")
  })

  test("a blind hangs, a table top lies", () => {
    expect(outlineOf(blind, sent({ width: "1", height: "1" }))?.is).toBe("hanging")
    expect(outlineOf(top, sent({ length: "1", depth: "1" }))?.is).toBe("lying")
  })

  test.each([
    ["a measure is not typed yet", { width: "1200" }],
    ["it is nothing", { width: "1200", height: "0" }],
    ["it is less than nothing", { width: "-5", height: "10" }],
    ["it is no number", { width: "1200", height: "wide" }],
  ])("nothing is drawn while %s", (_case, measures) => {
    expect(outlineOf(blind, sent(measures))).toBeNull()
  })

  test.each([
    ["one field only", [measure("width", "")]],
    ["fields of two things", [measure("width", ""), measure("depth", "")]],
    ["a field that the rules disable", [measure("width", ""), measure("height", "", { disabled: true })]],
    [
      "a field for words",
      [measure("width", ""), measure("height", "", { input: { is: "text", text: "", min: null, max: null, bounds: null, remark: null } })],
    ],
    ["none", []],
  ])("there is no place for a drawing with %s", (_case, items) => {
    expect(measuredSides(items)).toBeNull()
  })
})
