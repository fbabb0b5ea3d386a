import fc from "fast-check"
import { expect } from "vitest"
import { execRegularExpression, type RegularExpressionMatch } from "../../../core/formula/regular-expression/exec-regular-expression.ts"
import { parseRegularExpression } from "../../../core/formula/regular-expression/parse-regular-expression.ts"
import type { Instruction } from "../../../core/formula/regular-expression/program.ts"
import { property } from "../../support/property/property.ts"
import { cased, expressions, flags, inNode, nested, scribbles, searched } from "./regular-expressions.ts"

/** A match, null for none, or why there is no answer. */
type Answer = RegularExpressionMatch | null | "refused" | "too long"
type Search = (source: string, flags: string, text: string, from: number) => Answer

const budget = 300_000

/** Our own search, with the compiled instructions changed as a slip of the compiler would change them. */
const searchWith =
  (change: (instruction: Instruction) => Instruction): Search =>
  (source, chosen, text, from) => {
    const expression = parseRegularExpression(source, chosen)
    if (expression._tag === "Refused") return "refused"
    let left = budget
    const tooLong = new Error("too long")
    try {
      return execRegularExpression({ ...expression, program: expression.program.map(change) }, text, from, (steps) => {
        left -= steps
        if (left < 0) throw tooLong
      })
    } catch (error) {
      if (error === tooLong) return "too long"
      throw error
    }
  }

const search = searchWith((instruction) => instruction)

/** What Node's own engine finds. */
function foundInNode(source: string, chosen: string, text: string, from: number): Answer {
  const expression = inNode(source, chosen.includes("g") ? chosen : `${chosen}g`)
  if (expression === null) return "refused"
  expression.lastIndex = from
  const found = expression.exec(text)
  if (found === null) return null
  const named = found.groups === undefined ? null : { ...found.groups }
  return { index: found.index, end: found.index + found[0].length, groups: found.slice(1), named }
}

/** Each expression searches five texts, from their beginning or from within. */
const asNode = (sources: fc.Arbitrary<string>, chosenFlags: fc.Arbitrary<string>) => (run: Search) =>
  fc.property(
    sources,
    chosenFlags,
    fc.array(fc.tuple(searched, fc.nat({ max: 9 })), { minLength: 5, maxLength: 5 }),
    (source, chosen, texts) => {
      for (const [text, place] of texts) {
        const from = Math.min(Math.max(place - 5, 0), text.length)
        const answer = run(source, chosen, text, from)
        if (answer !== "too long") expect(answer).toEqual(foundInNode(source, chosen, text, from))
      }
    },
  )

property("a regular expression finds what JavaScript finds, in 20,000 searches (12.17)", {
  fault: "a lookahead that takes what it finds",
  rule: search,
  planted: searchWith((instruction) => (instruction.is === "Found" && !instruction.isNegated ? { is: "Jump", by: 0 } : instruction)),
  runs: 4_000,
  holds: asNode(expressions, flags),
})

property("each iteration forgets what its groups took before (12.17)", {
  fault: "a group keeps what it took in an earlier iteration",
  plantedSeed: 8,
  rule: search,
  planted: searchWith((instruction) => (instruction.is === "Begin" ? { ...instruction, last: 0 } : instruction)),
  runs: 500,
  holds: asNode(nested, fc.constant("")),
})

property("quantifiers within quantifiers take what JavaScript takes (12.17)", {
  fault: "one iteration more, which takes nothing",
  plantedSeed: 19,
  rule: search,
  planted: searchWith((instruction) => (instruction.is === "Again" ? { ...instruction, min: instruction.min + 1 } : instruction)),
  runs: 500,
  holds: asNode(nested, fc.constant("")),
})

property("letters are the same in all their cases where JavaScript says so (12.17)", {
  fault: "everything compared in lower case, so that the sign of kelvin is a k",
  rule: search,
  planted: (source: string, _flags: string, text: string, from: number) => search(source.toLowerCase(), "", text.toLowerCase(), from),
  runs: 1_000,
  holds: asNode(cased, fc.constant("i")),
})

property("what JavaScript refuses is refused, and of the rest only what is left out by name (12.22)", {
  fault: "bounds of a quantifier in the wrong order",
  rule: parseRegularExpression,
  planted: (source: string, chosen: string) => parseRegularExpression(source.replaceAll("{2,1}", "{1,2}"), chosen),
  runs: 2_000,
  holds: (parse: typeof parseRegularExpression) =>
    fc.property(fc.oneof(scribbles, expressions), (source) => {
      const parsed = parse(source, "")
      const isTaken = parsed._tag === "RegularExpression"
      if (inNode(source, "") === null) expect(isTaken).toBe(false)
      else expect(isTaken || ["lookbehind", "modifiers", "duplicateName"].includes(parsed.feature)).toBe(true)
    }),
})

property("a search that would take for ever is ended by what it costs (12.21)", {
  fault: "steps that nobody pays",
  rule: search,
  planted: (source: string, chosen: string, text: string, from: number) => search(source, chosen, text.slice(-12), from),
  runs: 20,
  holds: (run: Search) =>
    fc.property(
      fc.constantFrom(
        "(a+)+$",
        "(a*)*$",
        "((a*)*)*$",
        "(a|a)*$",
        "(a|aa)+$",
        "(?:a?){40}$",
        "([^b]*)*$",
        "^(?=(a+)+$)",
        "(a+?)+?$",
        "(?:(a)|\\1a)+$",
      ),
      fc.integer({ min: 40, max: 20_000 }),
      (source, length) => {
        expect(run(source, "", `${"a".repeat(length)}b`, 0)).toBe("too long")
      },
    ),
})
