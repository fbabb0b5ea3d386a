import fc from "fast-check"
import { expect } from "vitest"
import { readPostcode } from "../../../core/region/postcode.ts"
import { property } from "../../support/property/property.ts"

const format = fc.string({ unit: fc.constantFrom("X", "Y", "X", "Y", " ", "-", "1"), minLength: 3, maxLength: 9 })
const letter = fc.constantFrom("A", "b", "Z")
const digit = fc.constantFrom("0", "5", "9", "1")
const gap = fc.constantFrom("", "", " ", "-", " - ")

/** A format, and a code of it as somebody might type it: any letter case, blanks and hyphens anywhere. */
const typed = format.chain((one) =>
  fc
    .tuple(...Array.from(one, (place) => fc.tuple(place === "X" ? digit : place === "Y" ? letter : fc.constant(place), gap)))
    .map((signs) => ({ format: one, typed: signs.map((pair) => pair.join("")).join("") }))
    .filter((code) => code.typed.length <= 36),
)

/** The form of a country as a regular expression of what is written. */
const written = (one: string) => new RegExp(`^${one.replaceAll("X", "[0-9]").replaceAll("Y", "[A-Z]")}$`)

const signsOf = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, "")

property("a code of a format is written in that form, with the signs that were typed, and reads as itself again (18.27)", {
  fault: "a digit that stands for itself is written beside the one that was typed",
  rule: readPostcode,
  planted: (text: string, one: string) => {
    const signs = Array.from(signsOf(text))
    const code = Array.from(one, (place) => (place === "X" || place === "Y" ? (signs.shift() ?? "") : place)).join("")
    return signs.length === 0 ? code : null
  },
  holds: (read) =>
    fc.property(typed, (code) => {
      const found = read(code.typed, code.format)
      expect(found).toMatch(written(code.format))
      expect(signsOf(found ?? "")).toBe(signsOf(code.typed))
      expect(read(found ?? "", code.format)).toBe(found)
    }),
})

property("whatever is typed, an answer has the form of the country, or there is none (18.27)", {
  fault: "a sign too many is let pass",
  rule: readPostcode,
  planted: (text: string) => signsOf(text),
  holds: (read) =>
    fc.property(format, fc.string({ unit: fc.constantFrom("1", "a", "Z", "-", " ", "Ł", "<") }), (one, text) => {
      const found = read(text, one)
      if (found !== null) expect(found).toMatch(written(one))
    }),
})
