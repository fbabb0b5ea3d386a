import { writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { settingAnswer } from "../../../cli/shop/settings-answer.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { terminalFolder } from "../../support/shop/test-shop.ts"

let data: string
beforeAll(async () => {
  data = await terminalFolder()
  return () => rm(data, { recursive: true, force: true })
})

const check = (form: unknown, ...words: readonly string[]) => {
  const file = join(data, "form.json")
  writeFileSync(file, JSON.stringify(form))
  return runCommand("form", "check", file, "--data", data, ...words)
}

const poland = "1143020057"
const values = {
  client_type: "person",
  client_firstname: "Anna",
  client_lastname: "Maj",
  client_email: "anna.maj@example.com",
  client_phone: "512 345 678",
  client_region: poland,
  client_street: "Polna",
  client_street_number: "3/4",
  client_zipcode: "81-001",
  client_city: "Gdynia",
  deliver_to_billingaddr: "1",
  terms_agree: "1",
}

const account = { client_login: "anna.maj", client_password: "Dzban-pelen-9-lnu", repeat_password: "Dzban-pelen-9-lnu" }

test("a form without a fault is fine", async () =>
  expect(await check({ form: "order", values })).toEqual({ out: "W porządku.", err: "", code: 0 }))

test("a bad post code of both addresses gives both messages, the client's first (8.7, 8.15, 11.686)", async () => {
  const other = { delivery_firstname: "Jan", delivery_lastname: "Maj", delivery_street: "Polna 3", delivery_city: "Hel" }
  const wrong = { ...values, ...other, client_zipcode: "1", deliver_to_billingaddr: "", delivery_zipcode: "2", delivery_region: poland }
  const { err, code } = await check({ form: "order", values: wrong })
  const formats = "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX"
  const said = [`Kod pocztowy: Błędnie wpisany kod pocztowy. ${formats}`, "Kod pocztowy odbiorcy: Wpisz kod pocztowy odbiorcy przesyłki."]
  expect([err.split("\n"), code]).toEqual([said, 1])
})

test("what the page finds and what the shop finds come together, each at its field (10.174, 5.112)", async () => {
  const wrong = { ...values, ...account, client_type: "firm", client_nip: "5252344079", client_street_number: "", terms_agree: "" }
  const { out } = await check({ form: "register", values: wrong }, "--lang", "en", "--json")
  const { data: told } = JSON.parse(out)
  expect(told.faults.map(({ field, words }: { field: string; words: string }) => [field, words])).toEqual([
    ["client_firm", "Please complete this field"],
    ["client_nip", "Incorrectly typed VAT Number."],
    ["client_street_number", "Enter the house number."],
    ["terms_agree", expect.stringMatching(/\S/)],
  ])
})

test("a form is judged by what the shop has set, as its page is: login and password, a strong one, house numbers (5.33, 10.530, 10.970)", async () => {
  const fields = async (more: object) => {
    const { data: told } = JSON.parse((await check({ form: "register", values: { ...values, ...more } }, "--json")).out)
    return told.faults.map(({ field }: { field: string }) => field)
  }
  const weak = { ...account, client_password: "dzbanek", repeat_password: "dzbanek" }
  expect(await fields({})).toEqual(["client_login", "client_password", "repeat_password"])
  expect(await fields(weak)).toEqual(["client_password"])
  expect(await fields({ ...account, client_street_number: "" })).toEqual(["client_street_number"])
  const place = { dataFolder: data }
  for (const [name, typed] of [
    ["sign_in_details", "optional"],
    ["strong_password", "off"],
    ["house_numbers", "never"],
  ] as const)
    await settingAnswer(place, name, { is: "set", typed })
  expect([await fields({}), await fields(weak), await fields({ ...account, client_street_number: "" })]).toEqual([[], [], []])
})

test.each([
  [{ form: "shop", values: {} }, "'form' is register or order"],
  [{ form: "order" }, "'values' has the values of fields by their names"],
  [{ form: "order", values: { client_city: 7 } }, "the value of 'client_city' is no text"],
  [{ form: "order", values: { client_zip: "81-001" } }, "it has no field 'client_zip'; "],
  [{ form: "order", values: { client_citty: "Hel" } }, "it has no field 'client_citty'; did you mean client_city?"],
])("%j cannot be used, exit code 2", async (form, words) => {
  const { err, code } = await check(form)
  expect([err.includes(words), code]).toEqual([true, 2])
})
