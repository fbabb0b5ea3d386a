import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { noticeOperation } from "../../../adapters/http/operations/notice.ts"
import { faultText, validationCodes } from "../../../core/form/validation-code.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { clientModel } from "../../ui/client-models.ts"
import { htmlOf } from "../../ui/rendered-page.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"

const texts = textCatalogue("pl", {})

const person = { ...sampleRegistration, client_login: "zofia.n", client_password: "Kubek-kubek1", repeat_password: "Kubek-kubek1" }
const firm = { client_type: "firm", client_firm: "Glinka", client_nip: "5252344078" }

/** What a post with these values says on the page that comes back, at the field with this id. */
async function saidAt(shopper: Shopper, values: Readonly<Record<string, string>>, field: string): Promise<string> {
  await shopper.post("/client-new.php?register", { ...person, ...values })
  const told = noticeOperation.decode(await shopper.data(`{ ownNotice { ${noticeFields} } }`), {})
  const notice = Result.isSuccess(told) ? told.success : null
  if (notice?.is !== "clientRefused") throw new Error("the post was not refused")
  const html = await htmlOf({ ...clientModel("register"), refused: notice })
  return new RegExp(`id="${field}_message"[^>]*>([^<]*)<`).exec(html)?.[1]?.replaceAll("\u00a0", " ") ?? ""
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
  ["password_to_short", { client_password: "Ab1-x", repeat_password: "Ab1-x" }, "client_password"],
  ["password_to_long", { client_password: "Ab1-".repeat(8), repeat_password: "Ab1-".repeat(8) }, "client_password"],
]

/**
 * What no post of a form causes, and why: it is told all the same where a shop of the platform says it (`test/unit/form/codes.test.ts`).
 *
 * - What is empty the page's own rule tells first, with its own sentence (5.9): `no_*` for texts, numbers and passwords.
 * - The fields of a delivery address are asked about as those of the client (11.76), so that page and shop agree; codes of `delivery` and
 *   `invoice` belong to forms of the platform that ask about them by themselves.
 * - A country is a choice: one that is not offered is none (14.38), so that no text is judged without one.
 * - `login_taken` and `used_login`: this shop always proposes another login. `incorect_iban` is of the account (11.85), where its own tests see it.
 */
const neverByPost: readonly RegExp[] = [
  /^no_(?:city|firstname|name|login|password|street)$/,
  /_delivery_|_invoice_/,
  /^illegal_characters_client_(?:phone|phone2|nip|additional)$/,
  /^incorect_(?:region|shops|iban)$/,
  /^(?:login_taken|used_login)$/,
  // asked about where a British address is written
  /^no_street_number_uk$/,
]

describe("codes that a post of registration causes (8.1 to 8.44)", () => {
  test.each(caused)("%s is said at its field on the page that comes back", async (code, values, field) => {
    const { shop } = await openTestShop()
    const said = await saidAt(makeShopper(shop), values, field)
    const [words = ""] = faultText({ _tag: "Code", code, message: "", detail: "" }, texts).split("{")
    expect(said.startsWith(words.replaceAll("\u00a0", " ").trim().slice(0, 30)), `${code}: ${said}`).toBe(true)
  })

  test("every other code is one that no post can cause, and the list of those names no other", () => {
    const known = new Set(caused.map(([code]) => code))
    const others = validationCodes.filter((code) => !known.has(code))
    expect(others.filter((code) => !neverByPost.some((pattern) => pattern.test(code)))).toEqual([])
    expect([...known].filter((code) => neverByPost.some((pattern) => pattern.test(code)))).toEqual([])
  })
})
