import { describe, expect, test } from "vitest"
import { clientForm } from "../../../core/account/client-form.ts"
import { everyRule } from "../../../core/form/every-rule.ts"
import type { FormEvent } from "../../../core/form/form-state.ts"
import { bringBack, type KeptPage, readTyped, typedToKeep } from "../../../core/form/kept-typing.ts"
import { formValues, type FormValues, openRecord, type OpenedRecord, recordStep } from "../../../core/form/record-form.ts"

const record = clientForm({ purpose: "register", isAccountOptional: false })
const poland = "1143020003"
const offered = { client_region: [{ value: poland }, { value: "1143020143" }], delivery_region: [{ value: poland }] }
const plain = { client_type: "person", client_region: poland, delivery_region: poland, deliver_to_billingaddr: "1" }
const opened = openRecord(record, plain)
const typed = (field: string, value: string): FormEvent => ({ type: "Typed", field, value })
const toggled = (field: string, checked: boolean): FormEvent => ({ type: "Toggled", field, checked })

const after = (page: OpenedRecord, ...events: readonly FormEvent[]) =>
  events.reduce((now, event) => recordStep(record, everyRule)(now, event)[0], page)
const back = (page: OpenedRecord, values: FormValues) => {
  const event = bringBack(record, page, values)
  if (event === null) throw new Error("it is being sent")
  return recordStep(record, everyRule)(page, event)
}

describe("what is kept of a form (14.43)", () => {
  test.each<[string, readonly FormEvent[], FormValues]>([
    ["nothing, before anybody types", [], {}],
    ["what is typed, and not its copy", [typed("client_city", "Hel")], { client_city: "Hel" }],
    ["no password", [typed("client_password", "Kubek-kubek1"), typed("repeat_password", "Kubek-kubek1")], {}],
    ["a box that is ticked", [toggled("terms_agree", true)], { terms_agree: "1" }],
    ["a box that no longer is", [toggled("deliver_to_billingaddr", false)], { deliver_to_billingaddr: "" }],
    [
      "what stood in an address before it was the same again",
      [toggled("deliver_to_billingaddr", false), typed("delivery_city", "Łeba"), toggled("deliver_to_billingaddr", true)],
      { delivery_city: "Łeba" },
    ],
  ])("%s", (_, events, kept) => expect(typedToKeep({}, after(opened, ...events))).toEqual(kept))

  test("what came back goes on being kept, also when it is as the page opened it now", () => {
    const refused = openRecord(record, { ...plain, client_city: "Hel" })
    expect(typedToKeep({ client_city: "Hel" }, refused)).toEqual({ client_city: "Hel" })
    expect(typedToKeep({ client_city: "Hel" }, after(refused, typed("client_city", "")))).toEqual({ client_city: "" })
  })
})

test("a form whose submit waits is sent as it stands, and gets nothing back meanwhile (14.31, 14.44)", () => {
  const known = { client_firstname: "Zofia", client_lastname: "Nowak", client_email: "z@example.com", client_phone: "512345678" }
  const place = { client_street: "Portowa", client_street_number: "7", client_zipcode: "84-150", client_city: "Hel", terms_agree: "1" }
  const guest = clientForm({ purpose: "order", isAccountOptional: false })
  const step = recordStep(guest, everyRule)
  const [waiting] = step(openRecord(guest, { ...plain, ...known, ...place }), { type: "SubmitPressed" })
  expect(waiting.form.isSubmitPending).toBe(true)
  expect(bringBack(guest, waiting, { delivery_additional: "x" })).toBeNull()
  const [sent, commands] = step(waiting, { type: "NotAnswered", requestId: waiting.form.lastId - 1 })
  expect(commands).toEqual([{ type: "SubmitForm" }])
  expect(bringBack(guest, sent, { delivery_additional: "x" })).toBeNull()
})

describe("what comes back into a form (14.43)", () => {
  test("values stand in their fields, what they choose is shown, and one request judges all that is filled in", () => {
    const [page, commands] = back(opened, { client_type: "firm", client_firm: "Glinka", client_city: "Hel" })
    expect(formValues(page.form)).toMatchObject({ client_type: "firm", client_firm: "Glinka", client_city: "Hel", delivery_city: "Hel" })
    expect(page.form.hiddenParts).not.toContain("client_firm")
    const asked = commands.map((command) =>
      command.type === "CheckClientData" ? command.questions.map(({ field }) => field) : command.type,
    )
    expect(asked).toEqual([["client_firm", "client_city"]])
    // nobody has been in this field
    expect(page.form.fields.find(({ id }) => id === "client_lastname")?.state).toBe("neutral")
  })

  test("another address has its own again, at once or when it no longer is the same", () => {
    const [own] = back(opened, { client_city: "Hel", deliver_to_billingaddr: "", delivery_city: "Łeba" })
    expect(formValues(own.form)).toMatchObject({ client_city: "Hel", delivery_city: "Łeba" })
    const [same] = back(opened, { client_city: "Hel", delivery_city: "Łeba" })
    expect(formValues(same.form)).toMatchObject({ delivery_city: "Hel" })
    expect(formValues(after(same, toggled("deliver_to_billingaddr", false)).form)).toMatchObject({ delivery_city: "Łeba" })
  })

  test("what was typed meanwhile stays", () => {
    const [page] = back(after(opened, typed("client_city", "Gdynia")), { client_city: "Hel", client_lastname: "Kowalska" })
    expect(formValues(page.form)).toMatchObject({ client_city: "Gdynia", client_lastname: "Kowalska" })
  })
})

describe("text that comes back over another version (10.1100)", () => {
  const over = (version: string | undefined, more: Partial<KeptPage> = {}): KeptPage => ({ ...opened, version, ...more })
  const firm = openRecord(record, { ...plain, client_city: "Hel" })
  test.each<[string, KeptPage, FormValues, string | undefined]>([
    ["that was saved meanwhile: it is of who saw the older one", over("4"), { client_city: "Hel", version: "3" }, "3"],
    ["that is the same", over("3"), { client_city: "Hel", version: "3" }, "3"],
    ["with no word on what its writer saw: they are told", over("3"), { client_city: "Hel" }, ""],
    ["that says the same already", over("4", firm), { client_city: "Hel", version: "3" }, "4"],
    ["that says the same already, but for a box", over("4", firm), { client_city: "Hel", terms_agree: "1", version: "3" }, "3"],
    ["of which its page tells", over("4", { isTold: true }), { client_city: "Hel", version: "3" }, "4"],
    ["into a field in which somebody has typed by then", over("4", after(opened, typed("client_city", "X"))), { client_city: "Hel" }, "4"],
    ["of a form that nobody else changes", over(undefined), { client_city: "Hel", version: "3" }, undefined],
  ])("%s", (_, page, values, version) => expect(bringBack(record, page, values)?.version).toBe(version))

  test("is kept with the version over which it was typed, and without text none is", () => {
    const typedOver = { ...after(opened, typed("client_city", "Hel")), version: "3" }
    expect(typedToKeep({}, typedOver)).toEqual({ client_city: "Hel", version: "3" })
    expect(typedToKeep({}, over("3"))).toEqual({})
    expect(readTyped(record, '{"client_city":"Hel","version":"3"}', offered)).toEqual({ client_city: "Hel", version: "3" })
    expect(readTyped(record, '{"client_city":"Hel","version":3}', offered)).toEqual({ client_city: "Hel" })
  })
})

describe("what a store holds is not believed (14.43, 19.40)", () => {
  test.each<[string, string | null, FormValues]>([
    ["nothing", null, {}],
    ["no JSON", "{broken", {}],
    ["a list", '["client_city"]', {}],
    ["another kind of value", '{"client_city":7,"client_lastname":null,"client_phone":["5"]}', {}],
    ["a field that there is not", '{"toString":"x","__proto__":"y","client":"z"}', {}],
    ["a password", '{"client_password":"Kubek-kubek1","repeat_password":"Kubek-kubek1"}', {}],
    ["choices that are not offered", '{"client_type":"shop","client_region":"1","delivery_region":"","terms_agree":"on"}', {}],
    ["a text longer than any", JSON.stringify({ client_city: "x".repeat(9_001) }), {}],
    ["more than any form", JSON.stringify({ client_city: "Hel", more: "x".repeat(50_000) }), {}],
    [
      "what is right beside what is not",
      '{"client_city":"Hel","client_phone":5,"deliver_to_billingaddr":""}',
      { client_city: "Hel", deliver_to_billingaddr: "" },
    ],
  ])("%s", (_, stored, values) => expect(readTyped(record, stored, offered)).toEqual(values))
})
