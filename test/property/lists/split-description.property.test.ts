import fc from "fast-check"
import { expect } from "vitest"
import { splitDescription } from "../../../core/lists/split-description.ts"
import { property } from "../../support/property/property.ts"

const text = fc
  .array(fc.constantFrom("Kubek", "z", "kamionki.", "„Co?”", "\u00a0", "i", "długosłowieprzedługie", "!"), {
    minLength: 40,
    maxLength: 160,
  })
  .map((words) => words.join(" "))

property("a description that is cut in two says in both parts together what it said (10.367)", {
  fault: "a cut in the middle of a word, or a lead that is thrown away",
  rule: splitDescription,
  planted: (whole: string) => (whole.length > 360 ? { lead: whole.slice(0, 220), rest: whole.slice(221) } : { lead: whole, rest: null }),
  holds: (split) =>
    fc.property(text, (whole) => {
      const { lead, rest } = split(whole)
      expect(rest === null ? lead : `${lead} ${rest}`).toBe(whole)
      if (rest !== null) expect(lead.length).toBeLessThanOrEqual(220)
    }),
})
