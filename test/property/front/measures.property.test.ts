import fc from "fast-check"
import { expect } from "vitest"
import { thirdQuarter } from "../../../core/front/measures.ts"
import { harmlessError } from "../../../core/front/error-text.ts"
import { property } from "../../support/property/property.ts"

property(
  "what is told of a kind of page is one of its values: three quarters are not above it, and of any less one it is not so (10.410)",
  {
    fault: "the value in the middle",
    rule: thirdQuarter,
    planted: (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null,
    runs: 300,
    holds: (told) =>
      fc.property(fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 30 }), (values) => {
        const least = told(values)
        if (least === null) return expect.unreachable()
        const below = (limit: number) => values.filter((value) => value <= limit).length * 4
        expect(values).toContain(least)
        expect(below(least)).toBeGreaterThanOrEqual(values.length * 3)
        expect(below(least - 1)).toBeLessThan(values.length * 3)
      }),
  },
)

const secrets = fc.constantFrom("jan@example.com", "500600700", "/a?text=secret", '"secret"', "'secret'")

property("nothing of a mailbox, a long number, an address's words or a quoted text is kept, wherever it stands (10.411)", {
  fault: "the first of each is taken away",
  rule: harmlessError,
  planted: (text: string) =>
    text
      .replace(/\S+@\S+/, "")
      .replace(/\?\S+/, "?")
      .replace(/["'][^"']*["']/, "")
      .replace(/\d{5,}/, "#"),
  runs: 300,
  holds: (kept) =>
    fc.property(fc.array(fc.oneof(secrets, fc.constantFrom("load", "list", "TypeError:", "at")), { maxLength: 12 }), (words) => {
      const text = kept(words.join(" "))
      expect(text).not.toMatch(/jan|@|secret|\d{5}/)
      expect(text.length).toBeLessThanOrEqual(300)
    }),
})
