import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type ClientData, judgeClientData } from "../../../fixtures/shop/client-data/judge-client-data.ts"
import { isBankAccount, isPhone, isTaxNumber } from "../../../fixtures/shop/client-data/judge-numbers.ts"

const poland = { code: "PL", postcodeFormat: "XX-XXX" }
const today = "2026-03-10"
const codesOf = (data: ClientData, country: { readonly code: string; readonly postcodeFormat: string } | null = poland) =>
  judgeClientData(data, { country, today }).map(({ code }) => code)

describe("numbers (5.110)", () => {
  test.each([
    ["5252344078", "PL", true],
    ["PL 525-234-40-78", "PL", true],
    ["525.234.40.78", "PL", true],
    ["525\u2013234\u00a040\u200b78", "PL", true],
    ["5252344079", "PL", false],
    ["525234407", "PL", false],
    ["1234567890", "PL", false],
    ["DE136695976", "DE", true],
    ["136695976", "DE", true],
    ["EL094259216", "GR", true],
    ["", "PL", false],
    ["12-345", "XX", true],
    ["none", "XX", false],
    ["5".repeat(500), "PL", false],
  ])("the tax number %j of %s: %s", (typed, country, right) => expect(isTaxNumber(typed, country)).toBe(right))

  test.each([
    ["PL61 1090 1014 0000 0712 1981 2874", true],
    ["61109010140000071219812874", true],
    ["PL61.1090.1014-0000-0712-1981-2874", true],
    ["\u202aPL61\u00a01090\u00a01014\u00a00000\u2009071219812874\u202c", true],
    ["PL61109010140000071219812875", false],
    ["DE89370400440532013000", true],
    ["", false],
    ["PL", false],
    ["<b>", false],
  ])("the bank account %j: %s", (typed, right) => expect(isBankAccount(typed, "PL")).toBe(right))

  test.each([
    ["512 345 678", "PL", true],
    ["+48512345678", "DE", true],
    ["(22) 555-00-11", "PL", true],
    ["512 345", "PL", false],
    ["+48 512 345 678 999", "PL", false],
    ["call me", "PL", false],
    ["+49 30 901820", "XX", true],
    ["30 901820", "XX", false],
    // as it is pasted and filled in whole: with its prefix, one way or another (10.973)
    ["+48 512 345 678", "PL", true],
    ["0048 512 345 678", "PL", true],
    ["(+48) 512-345-678", "PL", true],
    ["48512345678", "PL", true],
    ["tel:+48512345678", "PL", true],
    ["\u00a0+48 512 345 678 ", "PL", true],
    ["+48+48 512 345 678", "PL", false],
  ])("the telephone %j in %s: %s", (typed, country, right) => expect(isPhone(typed, country)).toBe(right))
})

describe("names and addresses (5.111, 5.112, 5.113)", () => {
  test.each<readonly [ClientData, readonly string[]]>([
    [{ firstname: "Anna Maria" }, []],
    [{ firstname: "李" }, []],
    [{ firstname: "می\u200cنا" }, []],
    [{ firstname: "O’Neil-Żółć" }, []],
    [{ firstname: "  " }, ["no_firstname"]],
    [{ firstname: "Jan2" }, ["illegal_characters_client_firstname"]],
    [{ firstname: "<b>Jan" }, ["illegal_characters_client_firstname"]],
    [{ firstname: "J\u202ean" }, ["illegal_characters_client_firstname"]],
    [{ firstname: "--" }, ["invalid_format"]],
    [{ lastname: "" }, ["no_name"]],
    [{ lastname: "Kowal\u200bska" }, ["illegal_characters_client_lastname"]],
    [{ companyName: '3M "Polska" Sp. z o.o. & S-ka' }, []],
    [{ companyName: "..." }, ["no_firmname"]],
    [{ companyName: "a{b}" }, ["illegal_characters_client_firm"]],
    [{ city: "Łódź" }, []],
    [{ city: "123" }, ["invalid_format"]],
    [{ city: "" }, ["no_city"]],
    [{ city: "Gdy|nia" }, ["illegal_characters_client_city"]],
    [{ street: "ul. św. Jana 3/5 m. 7" }, []],
    [{ street: "Wodna" }, ["no_street_number"]],
    [{ street: "12" }, ["invalid_format"]],
    [{ street: "" }, ["no_street"]],
    [{ street: "Wodna 3 <br>" }, ["illegal_characters_client_street"]],
    [{ zipcode: "30001" }, []],
    [{ zipcode: "3000" }, ["incorect_zipcode"]],
    [{ email: "jan@kowalski" }, ["incorect_email"]],
    [{ birthDate: "1990-02-30" }, ["birth_date"]],
    [{ birthDate: "2026-03-11" }, ["birth_date"]],
    [{ birthDate: "2026-03-10" }, []],
    [{ birthDate: "1899-12-31" }, ["birth_date"]],
    [{ birthDate: "10.03.1990" }, ["birth_date"]],
    [{ login: "" }, ["no_login"]],
    [{ login: "ja" }, ["incorect_login"]],
    [{ login: "jan.kowalski" }, []],
    [{ password: "" }, ["no_password"]],
    [{ password: "short" }, ["password_to_short"]],
    [{ password: "x".repeat(31) }, ["password_to_long"]],
    [{ login: "jan.kowalski", password: "jan.kowalski" }, ["login_equals_password"]],
    [{ firstname: null, city: null }, []],
    [{}, []],
    [{ firstname: "", zipcode: "1", city: "" }, ["no_firstname", "incorect_zipcode", "no_city"]],
  ])("%j has %j", (data, codes) => expect(codesOf(data)).toEqual(codes))

  test("a street needs a number where all addresses have one, and the United Kingdom asks in words of its own (5.112)", () => {
    expect(codesOf({ street: "Baker Street" }, { code: "GB", postcodeFormat: "YYX XYY" })).toEqual(["no_street_number_uk"])
    expect(codesOf({ street: "Main Road" }, { code: "IE", postcodeFormat: "XXXXX" })).toEqual([])
    expect(codesOf({ street: "Wodna" }, null)).toEqual([])
  })

  test.each<ClientData>([{ zipcode: "30-001" }, { taxNumber: "5252344078" }, { phone: "512345678" }])(
    "%j is not judged without a country of the shop's (5.113, 8.17)",
    (data) => expect(codesOf(data, null)).toEqual(["incorrect_region"]),
  )

  test("the formats of post codes come with their fault (8.15)", () => {
    expect(judgeClientData({ zipcode: "x" }, { country: poland, today })).toEqual([{ code: "incorect_zipcode", detail: "XX-XXX" }])
  })
})

test("the last digit of a Polish tax number is the weighted sum of the others, and no other digit is right; where that is 10 none is (5.110)", () => {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 }), (digits) => {
      const check = digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0) % 11
      const right = Array.from({ length: 10 }, (_, last) => last).filter((last) => isTaxNumber([...digits, last].join(""), "PL"))
      expect(right).toEqual(check === 10 ? [] : [check])
    }),
  )
})

test.each([
  ["PL", "Wodna", ["no_street_number"], ["no_street_number"], []],
  ["BE", "Kerkstraat", [], ["no_street_number"], []],
  ["GB", "High Street", ["no_street_number_uk"], ["no_street_number_uk"], []],
  ["BE", "Kerkstraat 7", [], [], []],
  ["BE", "", ["no_street"], ["no_street"], ["no_street"]],
] as const)("in %s the street %j without a set house number, with it always, and never: %j, %j, %j (10.970)", (code, street, ...expected) =>
  expect(
    (["country", "always", "never"] as const).map((houseNumbers) =>
      judgeClientData({ street }, { country: { code, postcodeFormat: "XXXX" }, today, houseNumbers }).map((fault) => fault.code),
    ),
  ).toEqual(expected),
)
