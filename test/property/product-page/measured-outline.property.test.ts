import fc from "fast-check"
import { expect } from "vitest"
import { measuredOutline, outlineBox } from "../../../core/product-page/measured-outline.ts"
import { measure } from "../../support/core/sample-choices.ts"
import { property } from "../../support/property/property.ts"

const lengths = fc.integer({ min: 1, max: 100_000 })
const sides = { is: "hanging", across: measure("width", ""), down: measure("height", "") } as const

property("an outline is to scale and fills its box in one direction; what is too thin to be seen is drawn thicker (16.50)", {
  fault: "each side fills the box, whatever the other one is",
  rule: measuredOutline,
  planted: (...given) => {
    const outline = measuredOutline(...given)
    return outline === null ? null : { ...outline, across: { ...outline.across, drawn: outlineBox.across } }
  },
  holds: (rule) =>
    fc.property(lengths, lengths, (wide, high) => {
      const fields = [
        { name: "width", value: String(wide) },
        { name: "height", value: String(high) },
      ]
      const outline = rule(sides, fields, "pl")
      const [across, down] = [outline?.across.drawn ?? 0, outline?.down.drawn ?? 0]
      expect(across).toBeLessThanOrEqual(outlineBox.across)
      expect(down).toBeLessThanOrEqual(outlineBox.down)
      expect(across === outlineBox.across || down === outlineBox.down).toBe(true)
      // multiplied crosswise, so that no scale is computed here; half a unit is lost by whole units
      const isToScale = Math.abs(across * high - down * wide) <= (wide + high) / 2
      expect(isToScale || Math.min(across, down) === 6).toBe(true)
    }),
})
