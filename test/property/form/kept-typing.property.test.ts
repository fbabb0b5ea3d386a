import fc from "fast-check"
import { expect } from "vitest"
import { accountForm } from "../../../core/account/sections/account-forms.ts"
import { type AccountFormState, openedAccountForm } from "../../../core/account/sections/opened-account-form.ts"
import { clientForm } from "../../../core/account/client-form.ts"
import { everyRule } from "../../../core/form/every-rule.ts"
import { recordFields } from "../../../core/form/form-record.ts"
import type { FormEvent } from "../../../core/form/form-state.ts"
import { bringBack, readTyped, typedToKeep } from "../../../core/form/kept-typing.ts"
import { formValues, type FormValues, openRecord, type OpenedRecord, recordStep } from "../../../core/form/record-form.ts"
import { parseJson } from "../../../core/web/untrusted-json.ts"
import { property } from "../../support/property/property.ts"

const record = clientForm({ purpose: "register", isAccountOptional: false })
const countries = [{ value: "1143020003" }, { value: "1143020143" }]
const offered = { client_region: countries, delivery_region: countries }
const plain = { client_type: "person", client_region: "1143020003", delivery_region: "1143020003", deliver_to_billingaddr: "1" }
const fields = recordFields(record)
const idsOf = (...kinds: readonly string[]) => fields.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
const texts = fields.filter(({ kind }) => !["checkbox", "radio", "region"].includes(kind)).map(({ id }) => id)

const stored = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .dictionary(fc.constantFrom(...fields.map(({ id }) => id), "__proto__", "constructor"), fc.oneof(fc.string(), fc.anything()), {
      maxKeys: 8,
    })
    .map((values) => JSON.stringify(values)),
)
type Reader = (stored: string | null) => FormValues

property(
  "whatever the browser's store holds, what is read of it are texts for fields of the form, no password, and choices on offer (14.43, 19.40)",
  {
    fault: "a store that is believed",
    rule: (text: string | null) => readTyped(record, text, offered),
    planted: (text: string | null) => {
      const values: unknown = parseJson(text ?? "")
      return typeof values === "object" && values !== null ? Object.fromEntries(Object.entries(values)) : {}
    },
    runs: 500,
    holds: (read: Reader) =>
      fc.property(stored, (text) => {
        for (const [id, value] of Object.entries(read(text))) {
          const field = fields.find((one) => one.id === id)
          expect(["password", "passwordRepeat", undefined]).not.toContain(field?.kind)
          expect(typeof value).toBe("string")
          const choices = field?.options ?? (field?.kind === "region" ? countries : null)
          if (choices !== null) expect(choices.map((choice) => choice.value)).toContain(value)
          if (field?.kind === "checkbox") expect(["", "1"]).toContain(value)
        }
      }),
  },
)

const happened: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({ type: fc.constant("Typed" as const), field: fc.constantFrom(...texts), value: fc.constantFrom("", "Hel", "Łeba", "12-345") }),
  fc.record({
    type: fc.constant("Chosen" as const),
    field: fc.constantFrom(...idsOf("region")),
    value: fc.constantFrom("1143020003", "1143020143"),
  }),
  fc.record({ type: fc.constant("Chosen" as const), field: fc.constant("client_type"), value: fc.constantFrom("person", "firm") }),
  fc.record({ type: fc.constant("Toggled" as const), field: fc.constantFrom(...idsOf("checkbox")), checked: fc.boolean() }),
)
type Keeper = (kept: FormValues, page: OpenedRecord) => FormValues

property("a form that opens again in its tab has all that stood in it, whatever was typed and chosen, but passwords (14.43)", {
  fault: "a keeper that takes what an address copies for what was typed into it",
  rule: typedToKeep,
  planted: (_: FormValues, page: OpenedRecord) => formValues(page.form),
  runs: 300,
  holds: (keep: Keeper) =>
    fc.property(fc.array(happened, { maxLength: 15 }), fc.boolean(), (events, endsApart) => {
      const opened = openRecord(record, plain)
      let page = opened
      let kept: FormValues = {}
      for (const event of events) {
        page = recordStep(record, everyRule)(page, event)[0]
        kept = keep(kept, page)
      }
      const event = bringBack(record, opened, readTyped(record, JSON.stringify(kept), offered))
      const [again] = event === null ? [opened] : recordStep(record, everyRule)(opened, event)
      // what is behind a switch is seen by turning it
      const turned = { type: "Toggled", field: "deliver_to_billingaddr", checked: false } as const
      const [one, other] = endsApart ? [page, again].map((form) => recordStep(record, everyRule)(form, turned)[0]) : [page, again]
      expect(formValues(other?.form ?? again.form)).toEqual(formValues(one?.form ?? page.form))
      expect(other?.form.hiddenParts.toSorted()).toEqual(one?.form.hiddenParts.toSorted())
    }),
})

/** What happens to an address that is open in two tabs. */
type TabEvent =
  | { readonly does: "type" | "save elsewhere"; readonly field: string; readonly text: string }
  | { readonly does: "load again" | "press" }

const setting = { form: "address", provinceCountryId: "" } as const
const address = accountForm(setting)
const inTabs: fc.Arbitrary<TabEvent> = fc.oneof(
  fc.record({
    does: fc.constantFrom("type" as const, "save elsewhere" as const),
    field: fc.constantFrom("address_street", "address_city"),
    text: fc.constantFrom("Hel", "Jastarnia"),
  }),
  fc.record({ does: fc.constantFrom("load again" as const, "press" as const) }),
)

const withText = (values: FormValues, { field, text }: { readonly field: string; readonly text: string }): FormValues => ({
  ...values,
  [field]: text,
})

/** An address in a shop and its form in one tab, to which things happen; in another tab somebody saves it. @returns what was overwritten untold */
function overwrittenUntold(bringsBack: typeof bringBack, events: readonly TabEvent[]): readonly string[] {
  let saved: FormValues = { address_street: "Hel", address_city: "Hel" }
  let version = 0
  let stored: string | null = null
  const open = (values: FormValues, isTold: boolean): AccountFormState => {
    const page = { ...openRecord(address, values), setting, offered: {}, hidden: [], refused: null, keptKey: "", isTaken: false }
    const first: AccountFormState = { ...page, version: String(version), isTold }
    const event = bringsBack(address, first, readTyped(address, stored, {}))
    return event === null ? first : openedAccountForm.step(first, event)[0]
  }
  const keep = (page: AccountFormState) => JSON.stringify(typedToKeep(readTyped(address, stored, {}), page))
  let tab = open(saved, false)
  const untold: string[] = []
  // by field: what somebody saved elsewhere, and this tab has shown by no means
  const unseen = new Map<string, string>()
  for (const event of events) {
    if (event.does === "type") tab = openedAccountForm.step(tab, { type: "Typed", field: event.field, value: event.text })[0]
    if (event.does === "save elsewhere" && saved[event.field] !== event.text) {
      saved = withText(saved, event)
      version += 1
      unseen.set(event.field, event.text)
    }
    stored = keep(tab)
    if (event.does === "load again") {
      tab = open(saved, false)
      const shown = formValues(tab.form)
      for (const [field, text] of unseen) if (shown[field] === text) unseen.delete(field)
    }
    if (event.does === "press") {
      const posted = formValues(tab.form)
      if (tab.version === String(version)) {
        untold.push(...[...unseen].flatMap(([field, text]) => (saved[field] === text && posted[field] !== text ? [field] : [])))
        saved = { ...saved, address_street: posted["address_street"], address_city: posted["address_city"] }
        version += 1
        stored = null
        tab = open(saved, false)
      } else tab = open(posted, true)
      // told of what is saved, or shown it
      unseen.clear()
      stored = keep(tab)
    }
  }
  return untold
}

property(
  "whatever is typed, saved elsewhere and loaded again, nothing is overwritten that its writer was neither shown nor told (10.1100)",
  {
    fault: "text that is brought back over what somebody has saved meanwhile, as if its writer had seen it",
    rule: bringBack,
    planted: (record, page, values) => {
      const event = bringBack(record, page, values)
      return event === null ? null : { ...event, version: page.version }
    },
    runs: 300,
    holds: (bringsBack: typeof bringBack) =>
      fc.property(fc.array(inTabs, { maxLength: 12 }), (events) => {
        expect(overwrittenUntold(bringsBack, events)).toEqual([])
      }),
  },
)
