import { describe, expect, test } from "vitest"
import { accountQuestions } from "../../../fixtures/shop/client-data/validate-client-data.ts"
import { writeSetting } from "../../../fixtures/shop/settings-store.ts"
import { collectMails, linkIn } from "../../support/shop/collected-mails.ts"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const password = "Kubek-kubek-9"
const billing = `firstname: "Zofia", lastname: "Nowacka", street: "Polna 3/4", zipcode: "81-001", city: "Gdynia", phone: "512 345 678", country: PL`

const inputOf = ({ email = "zofia@example.org", login = "zofia.n", word = password, more = "ownTerms: true" } = {}): string =>
  `ClientDataInput: { clientData: { clientBillingData: { ${billing} }, email: "${email}" }, loginAndPassword: { login: "${login}", password: "${word}" }, ${more} }`

const reply = "status login error { code message } messages { code message }"
const register = (shopper: Shopper, asked = inputOf()) => shopper.data(`mutation { registerClient(${asked}) { ${reply} } }`)
const says = (code: string, messages: unknown = []) => ({
  registerClient: { status: "error", login: "", error: { code, message: expect.stringMatching(/\S/) }, messages },
})

async function openShop() {
  const mails = collectMails()
  const opened = await openTestShop({ mail: mails.mail })
  return { ...opened, next: mails.next, shopper: makeShopper(opened.shop) }
}

describe("registering by GraphQL (7.69, 11.567)", () => {
  test("opens the account that the form would have opened: signed in under a new session, with the basket, data, address and consents", async () => {
    const { shop, shopper, database } = await openShop()
    await shopper.post("/basketchange.php", { product: "601", size: "M" })
    const before = shopper.cookies.get("client")
    const parcels = `ownDeliveryData: { firstname: "Jan", lastname: "Maj", street: "Leśna 2", zipcode: "30-001", city: "Kraków", country: PL }`
    expect(await register(shopper, inputOf({ more: `ownTerms: true, ownSms: true, ${parcels}` }))).toEqual({
      registerClient: { status: "success", login: "zofia.n", error: null, messages: [] },
    })
    expect(shopper.cookies.get("client")).not.toBe(before)
    expect((await basketOf(shopper)).map(([id]) => id)).toEqual([601])
    expect(await noticeOf(shopper)).toMatchObject({ is: "clientRegistered", name: "Zofia" })
    const rows = database.reader.selectFrom("client_address").select(["kind", "street", "city"]).orderBy("id")
    expect(await rows.execute()).toEqual([
      { kind: "billing", street: "Polna 3/4", city: "Gdynia" },
      { kind: "delivery", street: "Leśna 2", city: "Kraków" },
    ])
    expect(await database.reader.selectFrom("client_consent").select(["name", "given"]).orderBy("id").execute()).toEqual([
      { name: "terms", given: 1 },
      { name: "mailing", given: 0 },
      { name: "sms", given: 1 },
    ])
    expect(await signIn(makeShopper(shop), "zofia.n", password)).toEqual([303, "/login.php"])
    expect(await register(shopper)).toEqual(says("signed_in"))
  })

  test("is refused with what is wrong, for an address that has an account, and without the terms", async () => {
    const { shopper } = await openShop()
    const wrong = inputOf({ email: "zofia@", word: "x", more: "ownTerms: false" })
    const messages = expect.arrayContaining([
      { code: "incorect_email", message: expect.stringContaining("jan@kowalski.com") },
      { code: "incorrect_terms_agree", message: expect.stringMatching(/\S/) },
    ])
    expect(await register(shopper, wrong)).toEqual(says("fields", messages))
    expect(await register(shopper, inputOf({ email: "OLA@example.com" }))).toEqual(says("exists"))
    expect(await register(shopper, inputOf({ login: "ola@example.com" }))).toEqual(says("fields", expect.anything()))
    expect(await shopper.data("{ client { login } }")).toEqual({ client: null })
  })

  test("tells whether an address has an account so often and no more, to the form as well (9.110)", async () => {
    const { shop, shopper } = await openShop()
    const asked = inputOf({ email: "ola@example.com" })
    // each is a question about the login and one about the address
    for (let time = 0; time < accountQuestions.most / 2; time += 1) expect(await register(shopper, asked)).toEqual(says("exists"))
    expect(await register(shopper, asked)).toEqual(says("limit"))
    expect(await register(makeShopper(shop))).toEqual(says("limit"))
  })
})

describe("the newsletter at registration (10.672, 11.567)", () => {
  test.each([true, false])(
    "sends a mail that asks whether it is meant when it was ticked (%j), and only its link puts the address on the list",
    async (isTicked) => {
      const { shopper, next, database } = await openShop()
      await database.transaction((within) => writeSetting(within, "sign_in_details", "optional"), "read committed")
      // the mail of an account without a password comes in any case, and it comes first
      await register(shopper, inputOf({ login: "", word: "", more: `ownTerms: true, ownMailing: ${isTicked}` }))
      expect(await next()).toMatchObject({ kind: "accountOpened" })
      const kinds = database.reader.selectFrom("mail").select("kind").orderBy("id")
      expect((await kinds.execute()).map(({ kind }) => kind)).toEqual(isTicked ? ["accountOpened", "newsletterConfirm"] : ["accountOpened"])
      const listed = database.reader.selectFrom("newsletter_subscriber").select("email")
      expect(await listed.execute()).toEqual([])
      if (!isTicked) return
      const mail = await next()
      expect(mail).toMatchObject({ kind: "newsletterConfirm", to: "zofia@example.org" })
      await shopper.post("/newsletter.php", { operation: "confirm", token: linkIn(mail).searchParams.get("token") ?? "" })
      expect(await listed.execute()).toEqual([{ email: "zofia@example.org" }])
    },
  )
})

describe("signing in by GraphQL (7.66, 11.568)", () => {
  const signInBy = (shopper: Shopper, login: string, word: string) =>
    shopper.data(`mutation { login(login: "${login}", password: "${word}") { status login error { code message } } }`)

  test("opens a session of its own, with the guest's basket", async () => {
    const { shopper } = await openShop()
    await shopper.post("/basketchange.php", { product: "601", size: "M" })
    const before = shopper.cookies.get("client")
    expect(await signInBy(shopper, "OLA@example.com ", "tajne123")).toEqual({
      login: { status: "success", login: "ola@example.com", error: null },
    })
    expect(shopper.cookies.get("client")).not.toBe(before)
    expect((await basketOf(shopper)).map(([id]) => id)).toEqual([601])
  })

  test("says one thing whatever was wrong, and another after too many tries (10.303)", async () => {
    const { shopper } = await openShop()
    const bad = { login: { status: "error", login: "", error: { code: "wrong", message: "Podany login lub hasło nie jest poprawne." } } }
    for (const [login, word] of [
      ["ola@example.com", "zgaduje"],
      ["nikt", "zgaduje"],
      ["", ""],
      ["x".repeat(300), "y"],
    ] as const)
      expect(await signInBy(shopper, login, word)).toEqual(bad)
    for (let time = 0; time < 10; time += 1) await signInBy(shopper, "ola@example.com", "zgaduje")
    expect(await signInBy(shopper, "ola@example.com", "tajne123")).toMatchObject({ login: { error: { code: "later" } } })
  })

  test("hashes one password in a document", async () => {
    const { shopper } = await openShop()
    const one = 'login(login: "anna", password: "p") { status }'
    expect(await shopper.ask(`mutation { a: ${one} b: ${one} }`)).toMatchObject({ errors: [{ message: expect.stringContaining("costs") }] })
  })
})
