import fc from "fast-check"
import { expect } from "vitest"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { openForm, plainForm } from "../../../core/form/form.ts"
import { everyRule } from "../../../core/form/every-rule.ts"
import type { FormState, FormCommand, FormEvent } from "../../../core/form/form-state.ts"
import { validationCodes } from "../../../core/form/asked/validation-code.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { field } from "../../support/form/form-events.ts"
import { verdictWatch } from "../../support/form/verdict-watch.ts"
import { property } from "../../support/property/property.ts"

const form = plainForm(everyRule)

const pl = textCatalogue("pl", {})
const codes = fc.oneof(fc.constantFrom(...validationCodes), fc.string({ maxLength: 6 }))
const messages = fc.array(fc.record({ code: codes, message: fc.string({ maxLength: 6 }) }), { maxLength: 3 })

const sample = openForm([
  field("login", "login", { autocomplete: "username" }),
  field("password", "password", { autocomplete: "new-password", linkedTo: "login" }),
  field("repeat", "passwordRepeat", { linkedTo: "password" }),
  field("city", "city", { required: true }),
  field("number", "streetNumber"),
  field("street", "street", { region: "pl", linkedTo: "number" }),
  field("account", "iban"),
  field("terms", "checkbox", { required: true }),
])
const ids = fc.constantFrom("login", "password", "repeat", "city", "number", "street", "account", "terms", "nowhere")
const numbers = fc.integer({ min: 0, max: 20 })
const events: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({ type: fc.constant("Typed" as const), field: ids, value: fc.constantFrom("", " ", "a", "Gdynia", "Tajne-haslo-1", "7") }),
  fc.record({ type: fc.constant("Toggled" as const), field: ids, checked: fc.boolean() }),
  fc.record({ type: fc.constant("RegionChosen" as const), group: fc.constant(""), region: fc.constantFrom(null, "pl", "de") }),
  fc.constant({ type: "SubmitPressed" as const }),
  fc.constant({ type: "Returned" as const }),
  fc.record({ type: fc.constant("PauseEnded" as const), timerId: numbers }),
  fc.record({
    type: fc.constant("Answered" as const),
    requestId: numbers,
    replies: fc.array(fc.record({ field: ids, messages }), { maxLength: 2 }),
    clientExists: fc.constantFrom(null, true, false),
  }),
  fc.record({ type: fc.constant("BankAccountAnswered" as const), requestId: numbers, field: ids, errno: fc.constantFrom(0, 5, "0", null) }),
  fc.record({ type: fc.constant("NotAnswered" as const), requestId: numbers }),
)
type FormStep = (state: FormState, event: FormEvent) => readonly [FormState, readonly FormCommand[]]

/** As it was before: what is typed in keeps its mark until the pause is over. */
function keepingVerdicts(before: FormState, event: FormEvent): readonly [FormState, readonly FormCommand[]] {
  const [next, commands] = form(before, event)
  if (event.type !== "Typed") return [next, commands]
  const fields = next.fields.map((field, at) => ({
    ...field,
    state: before.fields[at]?.state ?? field.state,
    fault: before.fields[at]?.fault ?? null,
  }))
  return [{ ...next, fields }, commands]
}

/** What was typed last stands in the field, whatever else happened. */
function lastTyped(happened: readonly FormEvent[]): ReadonlyMap<string, string> {
  const typed = new Map<string, string>()
  for (const event of happened) if (event.type === "Typed") typed.set(event.field, event.value)
  return typed
}

property("whatever happens, every field holds what was typed last", {
  fault: "a page that comes back from history opens its form anew",
  rule: form,
  planted: (state: FormState, event: FormEvent): readonly [FormState, readonly FormCommand[]] =>
    event.type === "Returned" ? [sample, []] : form(state, event),
  runs: 200,
  holds: (step: FormStep) =>
    fc.property(fc.array(events, { maxLength: 25 }), (happened) => {
      const state = happened.reduce((now, event) => step(now, event)[0], sample)
      const typed = lastTyped(happened)
      for (const field of state.fields) expect(field.value).toBe(typed.get(field.id) ?? "")
    }),
})

property("a form is sent only when nothing is wrong or awaited, and once until it comes back", {
  fault: "a form sent twice, or sent with an error",
  rule: form,
  planted: (state: FormState, event: FormEvent): readonly [FormState, readonly FormCommand[]] =>
    event.type === "SubmitPressed" ? [{ ...state, isSubmitting: true }, [{ type: "SubmitForm" }]] : form(state, event),
  runs: 300,
  holds: (step: FormStep) =>
    fc.property(fc.array(events, { maxLength: 25 }), (happened) => {
      let state = sample
      for (const event of happened) {
        const before = state
        const [next, commands] = step(state, event)
        state = next
        if (commands.some(({ type }) => type === "SubmitForm")) {
          expect(before.isSubmitting).toBe(false)
          expect(next.fields.filter((field) => field.state === "error" || field.requestId !== null)).toEqual([])
          expect(next.isSubmitting).toBe(true)
        }
        // a state is data, and every error has its words
        expect(JSON.parse(JSON.stringify(next))).toEqual(next)
        for (const field of viewForm(next, pl, faultText).fields) expect(field.state === "error").toBe(field.message !== null)
      }
    }),
})

property("an answer or a timer that nobody waits for changes nothing", {
  fault: "an answer to an older value",
  rule: form,
  planted: (state: FormState, event: FormEvent): readonly [FormState, readonly FormCommand[]] =>
    event.type === "Answered"
      ? [{ ...state, fields: state.fields.map((field) => ({ ...field, state: "success", fault: null })) }, []]
      : form(state, event),
  runs: 300,
  holds: (step: FormStep) =>
    fc.property(fc.array(events, { maxLength: 20 }), fc.array(messages, { minLength: 1, maxLength: 1 }), (happened, [all = []]) => {
      const state = happened.reduce((now, event) => step(now, event)[0], sample)
      const late = Array.from({ length: state.lastId + 2 }, (_, id) => id).filter(
        (id) => !state.fields.some(({ requestId }) => requestId === id),
      )
      for (const id of late) {
        expect(step(state, { type: "Answered", requestId: id, replies: [{ field: "city", messages: all }], clientExists: null })[0]).toBe(
          state,
        )
        expect(step(state, { type: "BankAccountAnswered", requestId: id, field: "account", errno: 5 })[0]).toBe(state)
        if (id !== state.timerId) expect(step(state, { type: "PauseEnded", timerId: id })[0]).toBe(state)
      }
    }),
})

property("a verdict stands only beside the value that was judged, its own and that of the field it is judged with (14.45)", {
  fault: "a field that says of what is being typed what it said of what stood there",
  rule: form,
  planted: keepingVerdicts,
  runs: 400,
  holds: (step: FormStep) =>
    fc.property(fc.array(events, { maxLength: 25 }), (happened) => {
      let state = sample
      const watch = verdictWatch(sample)
      for (const event of happened) {
        const [next, commands] = step(state, event)
        state = next
        expect(watch(event, next, commands)).toEqual([])
      }
    }),
})

property("when every call is answered or has failed, the form is on its way or says why not", {
  fault: "a submit that never ends",
  rule: form,
  planted: (state: FormState, event: FormEvent): readonly [FormState, readonly FormCommand[]] =>
    event.type === "NotAnswered" ? [state, []] : form(state, event),
  runs: 200,
  holds: (step: FormStep) =>
    fc.property(fc.array(events, { maxLength: 20 }), (happened) => {
      let state = happened.reduce((now, event) => step(now, event)[0], sample)
      ;[state] = step(state, { type: "Returned" })
      ;[state] = step(state, { type: "SubmitPressed" })
      for (const id of new Set(state.fields.map(({ requestId }) => requestId ?? 0)))
        [state] = step(state, { type: "NotAnswered", requestId: id })
      expect([state.isSubmitPending, state.isSubmitting !== state.hasFailed]).toEqual([false, true])
    }),
})
