import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { noticeOperation } from "../../../adapters/http/operations/notice.ts"
import { faultText, validationCodes } from "../../../core/form/asked/validation-code.ts"
import { writeAccount } from "../../../fixtures/shop/sign-in/accounts-store.ts"
import { unknownPasswordHash } from "../../../fixtures/shop/sign-in/password-hash.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { messageAt, showOf } from "../../support/pages/shown-pages.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { clientModel } from "../../ui/client-models.ts"
import { htmlOf } from "../../ui/rendered-page.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"

const texts = textCatalogue("pl", {})

const person = { ...sampleRegistration, client_login: "zofia.n", client_password: "Kubek-kubek1", repeat_password: "Kubek-kubek1" }
const firm = { client_type: "firm", client_firm: "Glinka", client_nip: "5252344078" }
const parcel = {
  deliver_to_billingaddr: "",
  delivery_firstname: "Jan",
  delivery_lastname: "Maj",
  delivery_region: "PL",
  delivery_street: "Leśna 2",
  delivery_zipcode: "84-150",
  delivery_city: "Hel",
}

/** The page that comes back after a post with these values. */
async function pageAfter(shopper: Shopper, values: Readonly<Record<string, string>>): Promise<string> {
  await shopper.post("/client-new.php?register", { ...person, ...values })
  const told = noticeOperation.decode(await shopper.data(`{ ownNotice { ${noticeFields} } }`), {})
  const notice = Result.isSuccess(told) ? told.success : null
  if (notice?.is !== "clientRefused") throw new Error("the post was not refused")
  return htmlOf({ ...clientModel("register"), refused: notice })
}

const noticeFields =
  "is productId size quantity row code limit message name login rows lowered goods form country zipcode email text rating"

/** Each with a post that causes it, and where it is read. */
const caused: readonly (readonly [code: string, values: Readonly<Record<string, string>>, field: string])[] = [
  ["birth_date", { birth_date: "1990-02-30" }, "birth_date"],
  ["illegal_characters_client_firstname", { client_firstname: "Zofia<b>" }, "client_firstname"],
  ["illegal_characters_client_lastname", { client_lastname: "Nowacka<b>" }, "client_lastname"],
  ["illegal_characters_client_city", { client_city: "Gdynia<b>" }, "client_city"],
  ["illegal_characters_client_street", { client_street: "Polna<b>" }, "client_street"],
  ["illegal_characters_client_firm", { ...firm, client_firm: "Glinka<b>" }, "client_firm"],
  ["incorect_email", { client_email: "zofia@" }, "client_email"],
  ["incorect_login", { client_login: "zofia nowacka" }, "client_login"],
  ["incorect_nip", { ...firm, client_nip: "5252344079" }, "client_nip"],
  ["incorect_phone", { client_phone: "512" }, "client_phone"],
  ["incorect_zipcode", { client_zipcode: "8100" }, "client_zipcode"],
  ["invalid_format", { client_city: "81" }, "client_city"],
  ["login_equals_password", { client_login: "Kubek-kubek1" }, "client_password"],
  ["login_taken_login_propose", { client_login: "ola@example.com" }, "client_login"],
  ["no_firmname", { ...firm, client_firm: "?" }, "client_firm"],
  ["no_street_number", { client_street_number: "A" }, "client_street_number"],
  ["not_equal_passwords", { repeat_password: "Kubek-kubek2" }, "repeat_password"],
  ["incorect_delivery_zipcode", { ...parcel, delivery_zipcode: "8100" }, "delivery_zipcode"],
  ["no_delivery_street", { ...parcel, delivery_street: "Polna" }, "delivery_street"],
  ["illegal_characters_delivery_firstname", { ...parcel, delivery_firstname: "Jan<b>" }, "delivery_firstname"],
  ["illegal_characters_delivery_lastname", { ...parcel, delivery_lastname: "Maj<b>" }, "delivery_lastname"],
  ["illegal_characters_delivery_firm", { ...parcel, delivery_additional: "Glinka<b>" }, "delivery_additional"],
  ["illegal_characters_delivery_street", { ...parcel, delivery_street: "Leśna 2<b>" }, "delivery_street"],
  ["illegal_characters_delivery_city", { ...parcel, delivery_city: "Hel<b>" }, "delivery_city"],
  ["password_to_long", { client_password: "Ab1-".repeat(8), repeat_password: "Ab1-".repeat(8) }, "client_password"],
]

/** Each with a post of the account's forms that causes it, the section of its page, and where it is read. */
const causedInAccount: readonly (readonly [code: string, values: Readonly<Record<string, string>>, section: string, field: string])[] = [
  ["no_password", { operation: "email", new_email: "nowa@example.org", email_password: "" }, "security", "email_password"],
  ["incorect_iban", { operation: "data", client_bank: "PL61109010140000071219812875" }, "data", "client_bank"],
]

/** So many logins of this beginning are taken that no other one is proposed. */
const takenWhole = "ola"

/**
 * What no post of a form causes, and why: it is told all the same where a shop of the platform says it (`test/unit/form/codes.test.ts`).
 *
 * - What is empty the page's own rule tells first, with its own sentence (5.9): `no_*` for texts and numbers.
 * - What is empty of a delivery address the page's own rule tells as well; of a company and a phone there the client's codes are told.
 * - Codes of an `invoice` belong to forms of the platform that ask about it by itself.
 * - A country is a choice: one that is not offered is none (14.38), so that no text is judged without one.
 * - `used_login` is another word for `login_taken` (8.20), which this shop says.
 */
const neverByPost: readonly RegExp[] = [
  /^no_(?:city|firstname|name|login|street)$/,
  /^no_delivery_(?:city|firstname|lastname)$/,
  /^illegal_characters_delivery_(?:phone|phone2|additional|nip)$/,
  /^incorect_delivery_region$/,
  /_invoice_/,
  /^illegal_characters_client_(?:phone|phone2|nip|additional)$/,
  /^incorect_(?:region|shops)$/,
  /^used_login$/,
  // asked about where a British address is written
  /^no_street_number_uk$/,
]

describe("codes that a post of registration causes (8.1 to 8.44)", () => {
  test.each(caused)("%s is said at its field on the page that comes back", async (code, values, field) => {
    const { shop } = await openTestShop()
    const said = messageAt(await pageAfter(makeShopper(shop), values), field)
    const [words = ""] = faultText({ _tag: "Code", code, message: "", detail: "" }, texts).split("{")
    expect(said.startsWith(words.replaceAll("\u00a0", " ").trim().slice(0, 30)), `${code}: ${said}`).toBe(true)
  })

  test.each(causedInAccount)("%s is said at its field on the page of the account", async (code, values, section, field) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await signIn(shopper, "ola@example.com", "tajne123")
    const led = (await shopper.post("/login.php", values)).headers.get("location")
    expect(led).toBe(`/login.php?section=${section}`)
    expect(messageAt(await showOf(shop)(shopper, led ?? ""), field)).toBe(faultText({ _tag: "Code", code, message: "", detail: "" }, texts))
  })

  test("login_taken is said where no other login is free, and no empty one is proposed (8.20, 8.21)", async () => {
    const { shop, database } = await openTestShop()
    const account = { kind: "client", email: "", firstName: "", lastName: "", points: "0", passwordHash: unknownPasswordHash() }
    await database.transaction(async (within) => {
      for (const at of [takenWhole, ...Array.from({ length: 30 }, (_, number) => `${takenWhole}${number}`)])
        await writeAccount(within, { ...account, login: at, email: `${at}@example.org` })
    }, "read committed")
    const shopper = makeShopper(shop)
    const asked = `{ validateClientData(ClientDataInput: { loginAndPassword: { login: "${takenWhole}" } }) { messages { code } } }`
    expect(await shopper.data(asked)).toEqual({ validateClientData: { messages: [{ code: "login_taken" }] } })
    const html = await pageAfter(shopper, { client_login: takenWhole })
    expect(messageAt(html, "client_login")).toBe("Podany login jest już zajęty.")
  })

  test("a bad post code of the client and of the parcel gives both messages, the client's first, and each at its field (8.7, 8.15, 11.686)", async () => {
    const { shop } = await openTestShop()
    const html = await pageAfter(makeShopper(shop), { ...parcel, client_zipcode: "8100", delivery_zipcode: "1" })
    const summary = [...html.matchAll(/<a href="#(\w+)">([^<]*)</g)].map(([, id, words = ""]) => [id, words.replaceAll("\u00a0", " ")])
    expect(summary.filter(([id]) => id?.endsWith("_zipcode"))).toEqual([
      [
        "client_zipcode",
        "Kod pocztowy: Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX",
      ],
      ["delivery_zipcode", "Kod pocztowy odbiorcy: Wpisz kod pocztowy odbiorcy przesyłki."],
    ])
    expect(messageAt(html, "client_zipcode")).toMatch(/^Błędnie wpisany kod pocztowy\./)
    expect(messageAt(html, "delivery_zipcode")).toBe("Wpisz kod pocztowy odbiorcy przesyłki.")
  })

  test("a password of five characters is told that ten are wanted, as the page tells it while it is typed (10.985)", async () => {
    const { shop } = await openTestShop()
    const html = await pageAfter(makeShopper(shop), { client_password: "Ab1-x", repeat_password: "Ab1-x" })
    expect(messageAt(html, "client_password")).toBe(
      "Hasło musi mieć co najmniej 10 znaków, w tym 1 małą literę, 1 wielką literę oraz 1 cyfrę lub 1 znak specjalny.",
    )
  })

  test("every other code is one that no post can cause, and the list of those names no other", () => {
    // a short password has its code where the shop wants no strong ones: `strong-password.test.ts`
    const known = new Set([...caused, ...causedInAccount].map(([code]) => code)).add("login_taken").add("password_to_short")
    const others = validationCodes.filter((code) => !known.has(code))
    expect(others.filter((code) => !neverByPost.some((pattern) => pattern.test(code)))).toEqual([])
    expect([...known].filter((code) => neverByPost.some((pattern) => pattern.test(code)))).toEqual([])
  })
})
