import { expect, onTestFinished, test } from "vitest"
import { fieldAnswer } from "../../../cli/output/field-answer.ts"
import { openJudge } from "../../../cli/shop/judge-field.ts"
import { askVatRegister } from "../../../cli/shop/vat-registers.ts"
import type { FieldKind } from "../../../core/form/field.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("the terminal judges a field as the shop does for one of its countries, and names those where there is another (5.110, 5.112, 8.15)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const judge = await openJudge(place, "PL", testNowMs)
  const told = (kind: FieldKind, value: string) => {
    const rules = { required: false, minLength: null, maxLength: null, region: "PL", autocomplete: "" }
    const { ok, words } = fieldAnswer({ kind, value, checked: false, linkedValue: "", ...rules }, { setting: "new", language: "pl", judge })
    return ok ? "fine" : words
  }
  expect([told("nip", "5252344078"), told("nip", "5252344079")]).toEqual(["fine", "Błędnie wpisany NIP."])
  expect([told("iban", "61109010140000071219812874"), told("iban", "61")]).toEqual([
    "fine",
    "Format numeru konta bankowego jest niepoprawny",
  ])
  expect([told("zipcode", "30001"), told("zipcode", "300")]).toEqual([
    "fine",
    "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX",
  ])
  expect([told("street", "Wodna 3"), told("street", "Wodna"), told("firstname", "Jan2")]).toEqual([
    "fine",
    "Podaj nr domu.",
    "Pole nie może zawierać cyfr.",
  ])
  await expect(openJudge(place, "BR", testNowMs)).rejects.toThrow("the shop does not deliver to 'BR', but to PL, ")
})

test("the terminal tells what a register says of a VAT number: that it is there, that it is not, or that it could not be checked, which is no fault (11.680)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const told = async (typed: string, country: string, language: "pl" | "en" = "en") => {
    const judge = await openJudge(place, country, testNowMs)
    const register = await askVatRegister("demo", { typed, countryId: country, place })
    const rules = { required: false, minLength: null, maxLength: null, region: country, autocomplete: "" }
    const field = { kind: "nip", value: typed, checked: false, linkedValue: "", ...rules } as const
    const { ok, words, data } = fieldAnswer(field, { setting: "new", language, judge, register })
    return [ok, words, Object(data).register]
  }
  expect(await told("DE136695976", "DE")).toEqual([true, "Fine: the number is in the VAT register.", "registered"])
  expect(await told("129273398", "DE")).toEqual([false, "Incorrectly typed VAT Number.", "notRegistered"])
  expect(await told("DE811569869", "DE")).toEqual([true, expect.stringContaining("could not be checked"), "notChecked"])
  expect(await told("DE811569869", "DE", "pl")).toEqual([true, expect.stringContaining("Nie udało się teraz sprawdzić"), "notChecked"])
  expect(await told("DE811569868", "DE")).toEqual([false, "Incorrectly typed VAT Number.", null])
  expect(await told("5252344078", "PL")).toEqual([true, "Fine.", null])
})
