import fc from "fast-check"
import { expect, test } from "vitest"
import { keepHtmlTogether, keepTogether } from "../../../core/texts/no-break.ts"
import { anyCharacter } from "../../support/property/any-character.ts"

/** Sentences of words, among them many of one letter, marks and numbers, joined by one space each. */
const words = fc.array(
  fc.oneof(
    fc.constantFrom(
      "a",
      "i",
      "o",
      "u",
      "w",
      "z",
      "W",
      "(i",
      "„z",
      "e",
      "ą",
      "20",
      "°C",
      "len",
      "sp.",
      "z",
      "o.o.",
      "np.",
      "(e.g.",
      "i,",
      "-",
      "@",
      "_.",
      "1,5",
      "{count}",
    ),
    fc.string({ minLength: 1, maxLength: 5 }).map((text) => text.replaceAll(/\s/gu, "-")),
  ),
  { maxLength: 12 },
)

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-")

test("nothing but spaces and one hyphen is changed, and doing it twice changes nothing more (10.1109, 19.67)", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        words.map((all) => all.join(" ")),
      ),
      (text) => {
        const once = keepTogether(text, "pl")
        expect(plain(once)).toBe(plain(text))
        expect(keepTogether(once, "pl")).toBe(once)
      },
    ),
  )
})

/** Is this the first or the second word of "sp. z o.o."? */
const isInLegalForm = (all: readonly string[], at: number): boolean =>
  [at, at - 1].some((from) => /^[Ss]p\.$/.test(all[from] ?? "") && all[from + 1] === "z" && (all[from + 2] ?? "").startsWith("o."))

/**
 * The same rules, told word by word: does a mark follow, an example or the rest of a company's legal form; in Polish, opening marks
 * stripped, is it one of the letters, or do degrees or what is counted follow a digit?
 */
const together = (all: readonly string[], language: "pl" | "en"): string =>
  all
    .map((word, at) => {
      const next = all[at + 1]
      if (next === undefined) return word
      const isShort = /^[aiouwzAIOUWZ]$/.test(word.replace(/^.*[({„«"'–—/]/su, ""))
      const isBoundInPolish = isShort || (/\d$/.test(word) && /^[°\p{Ll}]/u.test(next))
      const isAnnounced = /^(?:.*\()?(?:np|e\.g)\.$/isu.test(word)
      const isBound = ["-", ".", "@", "_", "-.", "..", "@.", "_."].includes(next) || isAnnounced || isInLegalForm(all, at)
      return word + (isBound || (language === "pl" && isBoundInPolish) ? "\u00a0" : " ")
    })
    .join("")

test("a sentence is joined as one would join it word by word (10.1016, 10.1088, 19.67)", () => {
  fc.assert(
    fc.property(words, fc.constantFrom("pl", "en"), (all, language) => {
      expect(keepTogether(all.join(" "), language)).toBe(together(all, language))
    }),
  )
})

test("tags of HTML stay as they are, whatever stands in them (19.67)", () => {
  const part = fc.oneof(
    words.map((all) => all.join(" ").replaceAll(/[<>]/g, "")),
    words.map((all) => `<a href="${all.join(" ").replaceAll(/[<>"]/g, "")}">`),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = parts.join("")
      const tags = (text: string) => text.match(/<[^>]*>/g)
      const kept = keepHtmlTogether(html, "pl")
      expect(tags(kept)).toEqual(tags(html))
      expect(plain(kept)).toBe(plain(html))
    }),
  )
})
