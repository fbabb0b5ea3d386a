import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isForgiven, isOneSlip } from "../../../core/search/one-slip.ts"
import { searchedCode, wordsToFind, textWords } from "../../../core/search/search-words.ts"
import { wordStem } from "../../../core/search/word-stem.ts"
import { foldedText } from "../../../core/values/folded-text.ts"
import { property } from "../../support/property/property.ts"

describe("words are compared without case, diacritics and what stands between them (19.74)", () => {
  test.each([
    ["ŻÓŁĆ gęślą jaźń", ["zolc", "gesla", "jazn"]],
    ["Łyżka łazienkowa", ["lyzka", "lazienkowa"]],
    // the same letter in two pieces, as some keyboards and files write it
    ["z\u0307o\u0301łty", ["zolty"]],
    ["Straße Ørsted Ærø", ["strasse", "orsted", "aero"]],
    ["ﬁlc", ["filc"]],
    ["1,2 l; 350 ml", ["1", "2", "l", "350", "ml"]],
    ['"OR" NEAR(a* -b) ł\u0000ł', ["or", "near", "a", "b", "l", "l"]],
    ["🧺 — !", []],
  ])("%s", (text, words) => {
    expect(textWords(text)).toEqual(words)
  })

  property("folding twice is folding once, and leaves neither capitals nor marks (19.74)", {
    fault: "signs that hold capitals, such as ℡, are taken apart after letters were made small",
    rule: foldedText,
    planted: (text: string) => text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, ""),
    holds: (fold) =>
      fc.property(fc.string({ unit: fc.constantFrom("ł", "Ż", "ó", "℡", "ﬁ", "\u0301", "İ", "K", "ẞ", "a"), maxLength: 8 }), (text) => {
        const folded = fold(text)
        expect(fold(folded)).toBe(folded)
        expect(folded).not.toMatch(/\p{M}|\p{Lu}|ł/u)
      }),
  })
})

describe("what a text looks for (5.84, 19.74, 19.76)", () => {
  test("each word counts once, and the whole may be a code", () => {
    expect(wordsToFind("GP-503 gp 503")).toEqual({ words: ["gp", "503"], code: "gp503gp503" })
    expect(searchedCode("gp 503.Bałtyk")).toBe(searchedCode("GP-503-BALTYK"))
  })

  test("a text of any length is ten words at most", () => {
    const { words } = wordsToFind(Array.from({ length: 5000 }, (_, at) => `a${at}`).join(" "))
    expect(words).toHaveLength(10)
  })
})

describe("the forms of a word have one stem (19.75)", () => {
  test.each([
    ["kubek kubka kubki kubków kubkami kubkiem kubku"],
    ["dzbanek dzbanka dzbanki dzbanków dzbankiem"],
    ["świeca świece świec świecy świecami"],
    ["talerz talerza talerze talerzy talerzem talerzami"],
    ["miseczka miseczki miseczek miseczkę"],
    ["obrus obrusy obrusów obrusem"],
    ["pościel pościeli"],
    ["lniany lniana lniane lnianego lnianej lnianych"],
    ["ręcznik ręczniki ręczników ręcznika"],
    ["poduszka poduszki poduszek poduszką"],
    ["deska deski desek deskę"],
    ["torba torby toreb torbie"],
    ["mydło mydła mydeł mydłem"],
    ["stół stołu stole stoły"],
  ])("%s", (forms) => {
    const stems = textWords(forms).map((word) => wordStem(word, "pl"))
    expect(new Set(stems).size).toBe(1)
  })

  test.each([["cup cups"], ["plate plates"], ["candle candles"], ["dish dishes"], ["berry berries"], ["box boxes"], ["glass glasses"]])(
    "%s",
    (forms) => {
      expect(new Set(textWords(forms).map((word) => wordStem(word, "en"))).size).toBe(1)
    },
  )

  test.each([
    ["kubek", "kufel"],
    ["talerz", "taca"],
    ["len", "lek"],
    ["koc", "kosz"],
  ])("other words have others: %s, %s", (one, other) => {
    expect(wordStem(one, "pl")).not.toBe(wordStem(other, "pl"))
  })

  test("a code and a number stay as they are", () => {
    expect(["gp503", "350", "a4"].map((word) => wordStem(word, "pl"))).toEqual(["gp503", "350", "a4"])
  })
})

/** Edits by definition, in the whole table: slow, and by another way than the rule. */
function slips(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 0; i <= one.length; i += 1)
    for (let j = 0; j <= other.length; j += 1) {
      const ways = [i === 0 && j === 0 ? 0 : Infinity]
      if (i > 0) ways.push(at(i - 1, j) + 1)
      if (j > 0) ways.push(at(i, j - 1) + 1)
      if (i > 0 && j > 0) ways.push(at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) ways.push(at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row !== undefined) row[j] = Math.min(...ways)
    }
  return at(one.length, other.length)
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 })
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length && Array.from(one).toSorted().join("") === Array.from(other).toSorted().join("")

describe("one slip is forgiven (19.77)", () => {
  property("a letter too much, missing, wrong, or two changed for each other, as the table of edits has it (19.77)", {
    fault: "two that are changed for each other count as two wrong ones",
    rule: isOneSlip,
    planted: (one: string, other: string) => isOneSlip(one, other) && !isSwapped(one, other),
    runs: 2_000,
    holds: (isSlip) => fc.property(word, word, (one, other) => isSlip(one, other) === (slips(one, other) === 1)),
  })

  test.each([
    ["talez", true],
    ["kubk", false],
    ["gp503", false],
    ["50301", false],
  ])("in words of five letters and more, never in a code: %s is %s", (word, is) => {
    expect(isForgiven(word)).toBe(is)
  })
})
