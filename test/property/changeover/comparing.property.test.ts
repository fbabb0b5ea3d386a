import fc from "fast-check"
import { expect } from "vitest"
import { chosenPages, type ComparablePage } from "../../../core/changeover/chosen-pages.ts"
import { fits } from "../../../core/changeover/robots-said.ts"
import { readShownAmount } from "../../../core/changeover/shown-amount.ts"
import { property } from "../../support/property/property.ts"

/** What browsers write for a currency and a language, which is nothing of ours. */
const writtenByIntl = fc.record({
  minor: fc.integer({ min: 0, max: 99_999_999 }),
  locale: fc.constantFrom("pl-PL", "en-GB", "de-DE", "fr-FR", "cs-CZ", "de-CH"),
  currency: fc.constantFrom("PLN", "EUR", "GBP", "CZK"),
})

property("an amount that any language writes is read as that amount and currency (10.1041)", {
  fault: "blanks between thousands end an amount",
  rule: readShownAmount,
  planted: (text: string) => readShownAmount(text.replace(/^\d+\s(?=\d)/u, "")),
  holds: (read) =>
    fc.property(writtenByIntl, ({ minor, locale, currency }) => {
      const text = new Intl.NumberFormat(locale, { style: "currency", currency }).format(minor / 100)
      expect(read(text)).toEqual({ is: "amount", minor, currency })
    }),
})

const piece = fc.constantFrom("a", "b", "/", ".", "?", "aa")
const address = fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join("")}`)
const pattern = fc
  .tuple(fc.array(fc.oneof(piece, fc.constant("*")), { maxLength: 8 }), fc.boolean())
  .map(([parts, isWhole]) => `/${parts.join("")}${isWhole ? "$" : ""}`)

const asExpression = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replace(/\$$/, "")
      .split("*")
      .map((part) => part.replaceAll(/[.?$]/g, String.raw`\$&`))
      .join(".*")}${text.endsWith("$") ? "$" : ""}`,
  )

property("a pattern of robots.txt fits what the regular expression of it fits (10.1046)", {
  fault: "the end of a pattern is looked for where it first stands",
  rule: fits,
  planted: (text: string, at: string) => {
    let from = 0
    for (const part of text.replace(/\$$/, "").split("*")) {
      const found = at.indexOf(part, from)
      if (found < 0) return false
      from = found + part.length
    }
    return !text.endsWith("$") || from === at.length
  },
  runs: 500,
  holds: (fit) =>
    fc.property(pattern, address, (text, at) => {
      expect(fit(text, at)).toBe(asExpression(text).test(at))
    }),
})

const shop = fc
  .array(fc.constantFrom("home", "product", "category", "other"), { maxLength: 60 })
  .map((kinds) => kinds.map((kind, at): ComparablePage => ({ address: `/${at}`, kind })))

property("chosen pages are so many of the found ones, each once, and no kind goes without for another's sake (10.1040)", {
  fault: "the first pages of the map, whatever they are",
  rule: chosenPages,
  planted: (found: readonly ComparablePage[], atMost: number) => found.slice(0, atMost),
  holds: (choose) =>
    fc.property(shop, fc.integer({ min: 1, max: 70 }), (found, atMost) => {
      const chosen = choose(found, atMost)
      expect(chosen.length).toBe(Math.min(atMost, found.length))
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const page of chosen) expect(found).toContain(page)
      const count = (pages: readonly ComparablePage[], kind: string) => pages.filter((page) => page.kind === kind).length
      const kinds = [...new Set(found.map(({ kind }) => kind))]
      for (const kind of kinds)
        for (const other of kinds)
          if (count(chosen, kind) < count(found, kind)) expect(count(chosen, other)).toBeLessThanOrEqual(count(chosen, kind) + 1)
    }),
})
