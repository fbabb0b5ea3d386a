import fc from "fast-check"
import { expect } from "vitest"
import { askingFields, askingRules, openAsking } from "../../../core/asking/asking.ts"
import { plainForm } from "../../../core/form/form.ts"
import type { FormState, FormCommand, FormEvent } from "../../../core/form/form-state.ts"
import { kindRules } from "../../../core/form/every-rule.ts"
import { ownFaults } from "../../../core/form/verdict.ts"
import { askingNames } from "../../../core/messages/asking-notice.ts"
import { property } from "../../support/property/property.ts"

const names = fc.constantFrom(...askingNames)
const mails = fc.oneof(
  fc.emailAddress(),
  fc.string({ maxLength: 20 }),
  fc.constantFrom("", " ", "jan@", "jan@kowalski.com", `${"a".repeat(300)}@b.pl`),
)
const texts = fc.oneof(
  mails,
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.integer({ min: 0, max: 2100 }).map((length) => "a".repeat(length)),
)

const form = plainForm(askingRules)

/** What a page does with a form, by the rules that it brings: typed field by field, then submitted. */
function sentByPage(opened: FormState, typed: readonly string[]): boolean {
  let state = opened
  const commands: FormCommand[] = []
  const send = (event: FormEvent) => {
    const [next, asked] = form(state, event)
    state = next
    commands.push(...asked)
  }
  for (const [at, { id, kind }] of opened.fields.entries()) {
    const value = typed[at] ?? ""
    send(kind === "select" || kind === "radio" ? { type: "Chosen", field: id, value } : { type: "Typed", field: id, value })
  }
  send({ type: "SubmitPressed" })
  return commands.some(({ type }) => type === "SubmitForm")
}

property("the shop takes exactly what the page would send, by the rules that it brings (5.73, 5.77, 10.964, 14.25)", {
  fault: "a shop that looks at the first field only",
  rule: (state: FormState) => ownFaults(state, kindRules),
  planted: (state: FormState) => ownFaults(state, kindRules).filter(({ field }) => field === state.fields[0]?.id),
  holds: (judge) =>
    fc.property(names, fc.array(texts, { minLength: 5, maxLength: 5 }), (name, typed) => {
      const values = Object.fromEntries(askingFields[name].map(({ key }, at) => [key, typed[at] ?? ""]))
      expect(judge(openAsking(name, values)).length === 0).toBe(sentByPage(openAsking(name, {}), typed))
    }),
})
