import { describe, expect, test } from "vitest"
import { clientForm, clientFormTextKeys } from "../../../core/account/client-form.ts"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { everyRule } from "../../../core/form/every-rule.ts"
import { isChanged } from "../../../core/form/changed-record.ts"
import { recordFields, type FormRecord } from "../../../core/form/form-record.ts"
import type { FormEvent } from "../../../core/form/form-state.ts"
import { openRecord, type OpenedRecord, recordStep, formValues } from "../../../core/form/record-form.ts"
import { faultsOfPost, postedRecord, readRecord } from "../../../core/form/posted-record.ts"
import { postedFields } from "../../../core/form/posted-fields.ts"
import { recordKeys, viewRecord } from "../../../core/form/view-record.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { sampleRecord } from "../../support/core/sample-record.ts"
import { type } from "../../support/form/form-events.ts"

const pl = textCatalogue("pl", {})
const after = (record: FormRecord, opened: OpenedRecord, ...events: readonly FormEvent[]) =>
  events.reduce((page, event) => recordStep(record, everyRule)(page, event)[0], opened)
const chosen = (field: string, value: string): FormEvent => ({ type: "Chosen", field, value })
const ticked = (field: string, checked: boolean): FormEvent => ({ type: "Toggled", field, checked })
const register = clientForm({ purpose: "register", isAccountOptional: false })
const seen = (page: OpenedRecord) => viewRecord(page, pl, faultText).fields.flatMap(({ id, isHidden }) => (isHidden ? [] : [id]))

describe("what a choice shows (14.37, 14.28)", () => {
  test("a company's fields come with the choice, go with it, and keep what was typed", () => {
    const person = openRecord(sampleRecord, { kind: "person", same: "1" })
    expect(seen(person)).toEqual(["kind", "city", "same"])
    const firm = after(sampleRecord, person, chosen("kind", "firm"), type("firm", "Glinka"))
    expect(seen(firm)).toEqual(["kind", "firm", "city", "same"])
    const back = after(sampleRecord, firm, chosen("kind", "person"))
    expect(seen(back)).toEqual(["kind", "city", "same"])
    expect(postedFields(back.form).map(({ name }) => name)).toEqual(["kind", "city", "same"])
    expect(formValues(back.form)["firm"]).toBe("Glinka")
  })

  test("the same address is copied at once, and follows; the other one comes back with what stood in it (14.29, 10.145)", () => {
    const other = openRecord(sampleRecord, { kind: "person", city: "Gdynia", other_city: "Hel" })
    const same = after(sampleRecord, other, ticked("same", true), type("city", "Gdańsk"))
    expect([seen(same), formValues(same.form)["other_city"]]).toEqual([["kind", "city", "same"], "Gdańsk"])
    const undone = after(sampleRecord, same, ticked("same", false))
    expect([seen(undone), formValues(undone.form)["other_city"]]).toEqual([["kind", "city", "same", "other_city"], "Hel"])
  })

  test("what opens as the same holds the same values (10.146)", () =>
    expect(formValues(openRecord(sampleRecord, { city: "Gdynia", same: "1" }).form)["other_city"]).toBe("Gdynia"))
})

test("a form is changed while it differs from what it opened with; a password alone is nothing to lose, and what was sent is not lost (14.39)", () => {
  const opened = openRecord(register, { client_city: "Gdynia" })
  const typed = after(register, opened, type("client_city", "Gdańsk"))
  expect([isChanged(opened), isChanged(typed)]).toEqual([false, true])
  expect(isChanged(after(register, typed, type("client_city", " Gdynia ")))).toBe(false)
  expect(isChanged(after(register, opened, type("client_password", "tajne")))).toBe(false)
  expect(isChanged(after(register, opened, ticked("client_mailing", true)))).toBe(true)
  expect(isChanged({ ...typed, form: { ...typed.form, isSubmitting: true } })).toBe(false)
})

test("that an address has an account is forgotten as soon as another one is typed (14.40)", () => {
  const opened = openRecord(register, {})
  const known = { ...opened, form: { ...opened.form, clientExists: true } }
  expect(viewRecord(known, pl, faultText).clientExists).toBe(true)
  expect(viewRecord(after(register, known, type("client_city", "Hel")), pl, faultText).clientExists).toBe(true)
  expect(viewRecord(after(register, known, type("client_email", "a@b.pl")), pl, faultText).clientExists).toBe(false)
})

describe("what a post says (14.38)", () => {
  const countries = { client_region: [{ value: "1143020003" }], delivery_region: [{ value: "1143020003" }] }
  const read = (posted: Readonly<Record<string, string>>) => readRecord(register, (name) => posted[name] ?? null, countries)
  test.each([
    ["client_type", "firm", "firm"],
    ["client_type", "shop", ""],
    ["client_region", "1143020003", "1143020003"],
    ["client_region", "1", ""],
    ["terms_agree", "on", "1"],
    ["client_city", " Hel\r\nPuck ", " Hel\nPuck "],
  ])("%s=%j is read as %j", (name, value, expected) => expect(read({ [name]: value })[name]).toBe(expected))
  test("what has no field is not read", () => expect(Object.keys(read({ admin: "1" }))).not.toContain("admin"))
})

describe("a post is judged by the page's rules and questions (14.41)", () => {
  const values = {
    client_type: "person",
    client_firstname: "Anna",
    client_lastname: "Maj",
    client_email: "anna@example.com",
    client_phone: "512345678",
    client_region: "1143020003",
    client_street: "Polna",
    client_street_number: "",
    client_zipcode: "1",
    client_city: "Hel",
    deliver_to_billingaddr: "1",
    terms_agree: "1",
  }
  const order = clientForm({ purpose: "order", isAccountOptional: false })
  const posted = postedRecord(order, values)
  test("what follows another field is not asked about again, and what nobody sees is not judged", () => {
    expect(posted.faults).toEqual([])
    expect(posted.questions.map(({ field, region }) => [field, region])).toEqual([
      ["client_firstname", null],
      ["client_lastname", null],
      ["client_email", null],
      ["client_phone", "1143020003"],
      ["client_street", "1143020003"],
      ["client_zipcode", "1143020003"],
      ["client_city", null],
    ])
  })
  test("a missing number is a fault of the number's field; all faults come together, in their order (5.19, 10.174)", () => {
    const replies = [
      { field: "client_zipcode", messages: [{ code: "incorect_zipcode", message: "" }] },
      { field: "client_street", messages: [{ code: "no_street_number", message: "" }] },
    ]
    expect(faultsOfPost(posted, { replies, accounts: {} }).map(({ field }) => field)).toEqual(["client_street_number", "client_zipcode"])
  })
  test("an address that is not the same is judged as well, the client's first", () => {
    const both = postedRecord(order, { ...values, deliver_to_billingaddr: "", delivery_zipcode: "2", delivery_region: "1143020003" })
    expect(both.faults.map(({ field }) => field)).toEqual(["delivery_firstname", "delivery_lastname", "delivery_street", "delivery_city"])
    expect(both.questions.map(({ field }) => field).filter((id) => id.endsWith("zipcode"))).toEqual(["client_zipcode", "delivery_zipcode"])
  })
})

describe("the form of a client's data (10.141 to 10.147)", () => {
  test("its fields are posted under their ids, and are those of the platform (10.143, 10.146)", () => {
    const fields = recordFields(register)
    expect(fields.filter(({ id, name }) => id !== name)).toEqual([])
    expect(fields.map(({ id }) => id)).toEqual(
      [
        "client_type client_firm client_nip client_firstname client_lastname client_email",
        "client_phone birth_date client_region client_street client_street_number client_zipcode",
        "client_city deliver_to_billingaddr delivery_firstname delivery_lastname delivery_additional delivery_region",
        "delivery_street delivery_zipcode delivery_city delivery_phone client_login client_password",
        "repeat_password terms_agree client_mailing client_send_sms",
      ].flatMap((line) => line.split(" ")),
    )
  })
  test("who orders is asked for no login, and for no birth date", () => {
    const ids = recordFields(clientForm({ purpose: "order", isAccountOptional: false })).map(({ id }) => id)
    expect(ids.filter((id) => /login|password|birth/.test(id))).toEqual([])
  })
  test("login and password are asked for only where the shop does not do without", () => {
    const requiredOf = (isAccountOptional: boolean) =>
      recordFields(clientForm({ purpose: "register", isAccountOptional })).flatMap(({ id, required }) => (required ? [id] : []))
    expect(requiredOf(false)).toContain("client_password")
    expect(requiredOf(true)).not.toContain("client_password")
  })
  test("every personal field says to browsers what it is (10.531)", () => {
    const untold = recordFields(register).filter(
      ({ autocomplete, kind }) => autocomplete === "" && !["checkbox", "radio", "nip"].includes(kind),
    )
    expect(untold).toEqual([])
  })
  test("each field takes so many characters, and one more is a fault (5.120)", () => {
    const most = new Map(recordFields(register).flatMap(({ id, maxLength }) => (maxLength === null ? [] : [[id, maxLength]])))
    const told = ["client_firstname", "client_firm", "client_nip", "client_street", "client_street_number", "client_zipcode"]
    expect([...told, "client_city", "client_phone", "client_email"].map((id) => most.get(id))).toEqual([
      80, 150, 20, 120, 20, 12, 80, 30, 254,
    ])
    const long = postedRecord(register, { client_type: "person", client_city: "x".repeat(81) })
    expect(long.faults).toContainEqual({ field: "client_city", fault: { _tag: "TooLong", max: 80 } })
  })
  test("its page needs no more words than are listed", () => {
    const optional = clientForm({ purpose: "register", isAccountOptional: true })
    expect([...new Set([register, optional].flatMap(recordKeys))].sort()).toEqual([...clientFormTextKeys].sort())
  })
})
