import fc from "fast-check"
import { expect } from "vitest"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import type { FormField } from "../../../core/form/field.ts"
import { openForm } from "../../../core/form/form.ts"
import { formWithGroups } from "../../../core/form/form-with-groups.ts"
import { kindRules, everyRule } from "../../../core/form/every-rule.ts"
import { type FormState, type FormCommand, type FormEvent, isInPlay } from "../../../core/form/form-state.ts"
import { postedFields } from "../../../core/form/posted-fields.ts"
import { type FormVerdict, withVerdict } from "../../../core/form/verdict.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { field } from "../../support/form/form-events.ts"
import { property } from "../../support/property/property.ts"

const form = formWithGroups(everyRule)
type FormStep = (state: FormState, event: FormEvent) => readonly [FormState, readonly FormCommand[]]
const pl = textCatalogue("pl", {})

const groups = ["client", "delivery", "invoice"] as const
const partsOf = ["city", "zip", "region", "sms", "type"] as const
const idOf = (group: string, part: string) => `${group}_${part}`
const sample = openForm([
  ...groups.flatMap((group) => [
    field(idOf(group, "city"), "city", { group, required: true }),
    field(idOf(group, "zip"), "zipcode", { group }),
    field(idOf(group, "region"), "region", { group, value: "pl" }),
    field(idOf(group, "sms"), "checkbox", { group }),
    field(idOf(group, "type"), "radio", { group, required: true }),
  ]),
  field("note", "textarea"),
  field("photos", "files", { fileRules: { forbiddenTypes: [], forbiddenExtensions: ["exe"], maxSize: null, maxFiles: 2 } }),
])

const group = fc.constantFrom(...groups)
const idAmong = (...parts: readonly string[]) =>
  fc.constantFrom(...groups.flatMap((one) => parts.map((part) => idOf(one, part))), ...(parts.includes("city") ? ["note", "nowhere"] : []))
const part = fc.oneof(group, idAmong(...partsOf))
const numbers = fc.nat({ max: 25 })
const typed = fc.record({
  type: fc.constant("Typed" as const),
  field: idAmong("city", "zip"),
  value: fc.constantFrom("", "a", "Gdynia", "81-001"),
})
const chosen = fc.record({
  type: fc.constant("Chosen" as const),
  field: idAmong("region", "type"),
  value: fc.constantFrom("", "pl", "de", "firm"),
})
const toggled = fc.record({ type: fc.constant("Toggled" as const), field: idAmong("sms"), checked: fc.boolean() })
const regionChosen = fc.record({ type: fc.constant("RegionChosen" as const), group, region: fc.constantFrom(null, "pl", "fr") })
const turned = fc.record({ type: fc.constantFrom("Hidden" as const, "Shown" as const, "Disabled" as const, "Enabled" as const), part })
const copiedOrNot = fc.oneof(
  fc.record({ type: fc.constant("SameAsChosen" as const), group, as: group }),
  fc.record({ type: fc.constant("SameAsUndone" as const), group }),
)
const filed = fc.record({
  type: fc.constant("FilesChosen" as const),
  field: fc.constantFrom("photos", "note"),
  files: fc.array(fc.record({ name: fc.constantFrom("a.jpg", "b.exe"), size: fc.nat(), type: fc.constant("") }), { maxLength: 3 }),
})
const ended = fc.oneof(
  fc.constant({ type: "SubmitPressed" as const }),
  fc.constant({ type: "Returned" as const }),
  fc.record({ type: fc.constantFrom("PauseEnded" as const, "TimerEnded" as const), timerId: numbers }),
  fc.record({ type: fc.constant("NotAnswered" as const), requestId: numbers }),
  fc.record({
    type: fc.constant("Answered" as const),
    requestId: numbers,
    replies: fc.array(fc.record({ field: idAmong("city", "zip"), messages: fc.constant([{ code: "no_city", message: "" }]) }), {
      maxLength: 2,
    }),
    clientExists: fc.constant(null),
  }),
)
const events: fc.Arbitrary<FormEvent> = fc.oneof(typed, chosen, toggled, regionChosen, turned, copiedOrNot, filed, ended)
const happenings = fc.array(events, { maxLength: 25 })
const after = (step: FormStep, happened: readonly FormEvent[]) => happened.reduce((now, event) => step(now, event)[0], sample)
const fieldOf = (state: FormState, id: string): FormField => {
  const found = state.fields.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no field ${id}`)
  return found
}

property("whatever happens, a post code belongs to the country of its own group (14.27)", {
  fault: "one region for all fields",
  rule: form,
  planted: (state: FormState, event: FormEvent): ReturnType<FormStep> =>
    event.type === "RegionChosen"
      ? [{ ...state, fields: state.fields.map((one) => (one.kind === "zipcode" ? { ...one, region: event.region } : one)) }, []]
      : form(state, event),
  runs: 300,
  holds: (step: FormStep) =>
    fc.property(happenings, (happened) => {
      const state = after(step, happened)
      for (const one of groups) {
        const { value } = fieldOf(state, idOf(one, "region"))
        expect(fieldOf(state, idOf(one, "zip")).region).toBe(value === "" ? null : value)
      }
    }),
})

property("what is hidden or disabled is not judged, not awaited, not posted, and stops nobody; its value stays (14.28, 14.35)", {
  fault: "a submit that judges what nobody sees",
  rule: form,
  planted: (state: FormState, event: FormEvent): ReturnType<FormStep> => {
    if (event.type !== "SubmitPressed") return form(state, event)
    const [next, commands] = form({ ...state, hiddenParts: [] }, event)
    return [{ ...next, hiddenParts: state.hiddenParts }, commands]
  },
  runs: 300,
  holds: (step: FormStep) =>
    fc.property(happenings, (happened) => {
      let state = sample
      for (const event of happened) {
        const before = state
        const [next, commands] = step(state, event)
        state = next
        const away = state.fields.filter((one) => !isInPlay(state, one))
        expect(away.filter((one) => one.state !== "neutral" || one.requestId !== null)).toEqual([])
        const posted = postedFields(state).map(({ name }) => name)
        for (const { id, name } of away) {
          expect(posted).not.toContain(name)
          expect(commands).not.toContainEqual({ type: "FocusField", field: id })
        }
        if (["Hidden", "Shown", "Disabled", "Enabled"].includes(event.type))
          expect(state.fields.map(({ value, checked }) => [value, checked])).toEqual(
            before.fields.map(({ value, checked }) => [value, checked]),
          )
      }
    }),
})

property("a group that is the same as another always shows its values; undone, it has what stood in it (14.29)", {
  fault: "undoing that forgets what was typed",
  rule: form,
  planted: (state: FormState, event: FormEvent): ReturnType<FormStep> =>
    event.type === "SameAsUndone"
      ? [{ ...state, copies: state.copies.filter((one) => one.group !== event.group) }, []]
      : form(state, event),
  runs: 300,
  holds: (step: FormStep) =>
    fc.property(happenings, group, group, (happened, one, as) => {
      const state = after(step, happened)
      const shown = (now: FormState, name: string) =>
        partsOf.map((part) => fieldOf(now, idOf(name, part))).map(({ value, checked, region }) => [value, checked, region])
      for (const copy of state.copies) expect(shown(state, copy.group)).toEqual(shown(state, copy.as))
      const [copied] = step(state, { type: "SameAsChosen", group: one, as })
      if (copied === state) return
      expect(shown(copied, one)).toEqual(shown(state, as))
      expect(shown(step(copied, { type: "SameAsUndone", group: one })[0], one)).toEqual(shown(state, one))
    }),
})

property("a submit that waits has a time limit, and when that ends the form waits no longer and says why (14.31, 19.44)", {
  fault: "a form that waits for as long as nobody answers",
  rule: form,
  planted: (state: FormState, event: FormEvent): ReturnType<FormStep> => (event.type === "TimerEnded" ? [state, []] : form(state, event)),
  runs: 300,
  holds: (step: FormStep) =>
    fc.property(happenings, (happened) => {
      let state = sample
      const limits = new Set<number | null>()
      for (const event of [...happened, { type: "SubmitPressed" } as const]) {
        const [next, commands] = step(state, event)
        state = next
        for (const command of commands) if (command.type === "StartTimer" && command.timer === "action") limits.add(command.timerId)
      }
      if (!state.isSubmitPending) return
      expect(limits).toContain(state.limitId)
      const [over] = step(state, { type: "TimerEnded", timerId: state.limitId ?? 0 })
      expect([over.isSubmitPending, over.isSubmitting, viewForm(over, pl, faultText).faults.length]).toEqual([false, false, 1])
      expect(over.fields.filter(({ requestId }) => requestId !== null)).toEqual([])
    }),
})

const someFault = { _tag: "Code", code: "incorect_nip", message: "", detail: "" } as const

property("no fault of the shop is lost: each is shown at its field, or with the whole form (14.30)", {
  fault: "a fault of a field that nobody sees is dropped",
  rule: withVerdict,
  planted: (opened: FormState, verdict: FormVerdict | null) => ({
    ...withVerdict(opened, verdict, kindRules),
    faults: verdict?.whole ?? [],
  }),
  holds: (judge) =>
    fc.property(happenings, fc.uniqueArray(idAmong(...partsOf), { maxLength: 4 }), fc.nat({ max: 3 }), (happened, at, whole) => {
      const opened = after(form, happened)
      const judged = judge(
        opened,
        {
          faults: at.map((id) => ({ field: id, fault: someFault })),
          whole: Array.from({ length: whole }, () => someFault),
        },
        kindRules,
      )
      const placed = at.filter((id) => judged.fields.some((one) => one.id === id && one.fault === someFault))
      expect(placed.length + judged.faults.length).toBe(at.length + whole)
      if (at.length + whole > 0) expect(judged.hasFailed).toBe(true)
      const { faults, fields } = viewForm(judged, pl, faultText)
      expect([...faults, ...fields.map(({ message }) => message)]).not.toContain("")
    }),
})
