import { describe, expect, onTestFinished, test } from "vitest"
import { clientAnswer } from "../../../cli/shop/client-answers.ts"
import { orderAnswer } from "../../../cli/shop/order-answers.ts"
import type { VatAnswer } from "../../../core/account/vat-register.ts"
import { vatQuestions } from "../../../fixtures/shop/client-data/check-vat.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { writeSetting } from "../../../fixtures/shop/settings-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { address as accountAddress, data as accountData, password } from "../../support/shop/open-account.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { fillIn, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const german = { client_type: "firm", client_firm: "Ton GmbH", client_region: "DE", client_zipcode: "10115", client_nip: "DE136695976" }
const firm = { ...sampleRegistration, ...german, client_login: "ton.gmbh", client_password: "Kubek-kubek", repeat_password: "Kubek-kubek" }

/** A shop that asks a register which answers so; `answers` may be changed, and `asked` has what it was told. */
async function shopAsking(answer: VatAnswer, set: "off" | "vies" = "vies") {
  const register = { answer, asked: new Array<string>() }
  const opened = await openTestShop({
    vatRegisters: {
      vies: async ({ country, number }) => {
        register.asked.push(country + number)
        return register.answer
      },
    },
  })
  const store = await openShopStore(opened.place)
  await setSetting(store, "vat_register", set, "off")
  await store.close()
  return { ...opened, register, shopper: makeShopper(opened.shop) }
}

const addressIn = (country: string) => ({
  ...accountAddress,
  address_purpose: "billing",
  address_region: country,
  address_zipcode: "10115",
  address_province: "",
  address_default: "1",
})

const question = (country: string, typed: string) =>
  `{ a: validateClientData(ClientDataInput:{clientData:{clientBillingData:{country:${country}} taxNumber:"${typed}"}}) { messages { code } ownNote } }`
const asked = async (shopper: Shopper, country = "DE", typed = "DE136695976"): Promise<unknown> =>
  Object(await shopper.data(question(country, typed))).a

const told = async (shopper: Shopper): Promise<unknown> =>
  Object(await shopper.data("{ ownNotice { is code name form text message } }")).ownNotice

describe("a form that asks about a VAT number (11.680, 11.685)", () => {
  test.each([
    ["registered", { messages: [], ownNote: null }],
    ["notRegistered", { messages: [{ code: "incorect_nip" }], ownNote: null }],
    ["notChecked", { messages: [], ownNote: expect.stringContaining("Nie udało się teraz sprawdzić tego numeru") }],
  ] as const)("is told that it is %s", async (answer, reply) => {
    const { shopper, register } = await shopAsking(answer)
    expect(await asked(shopper)).toEqual(reply)
    expect(register.asked).toEqual(["DE136695976"])
  })

  test("of a number that is wrong by its form, of one at home and with the switch off nobody is asked", async () => {
    const { shopper, register } = await shopAsking("notRegistered")
    expect(await asked(shopper, "DE", "DE136695977")).toEqual({ messages: [{ code: "incorect_nip" }], ownNote: null })
    expect(await asked(shopper, "PL", "5252344078")).toEqual({ messages: [], ownNote: null })
    const off = await shopAsking("notRegistered", "off")
    expect(await asked(off.shopper)).toEqual({ messages: [], ownNote: null })
    expect([register.asked, off.register.asked]).toEqual([[], []])
  })

  test("a network that asks more than sixty times an hour is told that it could not be checked, and the register nothing (11.682)", async () => {
    const { shopper, register } = await shopAsking("registered")
    for (let count = 0; count < vatQuestions.most; count++) await asked(shopper)
    expect(await asked(shopper)).toEqual({ messages: [], ownNote: expect.stringMatching(/\S/) })
    expect(register.asked).toHaveLength(vatQuestions.most)
  })

  test("says so in the language of the page", async () => {
    const { shopper } = await shopAsking("notChecked")
    const reply: unknown = await (
      await shopper.send("/graphql/v1/?lang=eng", { method: "POST", body: JSON.stringify({ query: question("DE", "DE136695976") }) })
    ).json()
    expect(JSON.stringify(reply)).toContain("could not be checked in the VAT register just now")
  })
})

describe("a posted form with a VAT number (11.680, 11.684)", () => {
  test("that is not registered comes back with the platform's code at its field, and opens no account", async () => {
    const { shopper } = await shopAsking("notRegistered")
    await shopper.post("/client-new.php?register", firm)
    expect(await told(shopper)).toMatchObject({ is: "clientRefused", code: "fields client_nip incorect_nip" })
  })

  test.each([
    ["registered", "tax number DE136695976: registered 2026-"],
    ["notChecked", "tax number DE136695976: could not be checked 2026-"],
  ] as const)("of which it is said %s opens the account, and the terminal says so", async (answer, line) => {
    const { shopper, place } = await shopAsking(answer)
    await shopper.post("/client-new.php?register", firm)
    expect(await told(shopper)).toMatchObject({ is: "clientRegistered", code: answer === "notChecked" ? answer : null })
    const { words, data } = await clientAnswer(place, "ton.gmbh")
    expect(words).toContain(line)
    expect(data).toMatchObject({ vatCheck: { answer, at: new Date(testNowMs).toISOString() } })
  })

  test("where something else is wrong, that it could not be checked comes back as a note beside the fault", async () => {
    const { shopper } = await shopAsking("notChecked")
    await shopper.post("/client-new.php?register", { ...firm, client_city: "7" })
    const notice = Object(await told(shopper))
    expect(notice).toMatchObject({ is: "clientRefused", code: "fields client_nip own_note client_city invalid_format" })
    expect(notice.message).toMatch(/^Nie udało się teraz sprawdzić tego numeru[^\n]*\n$/)
  })

  test.each([
    ["registered", "data"],
    ["notChecked", "dataNotChecked"],
  ] as const)("in the data of an account, of which it is said %s, is kept, and its page told", async (answer, code) => {
    const { shopper, place, register } = await shopAsking(answer)
    await signIn(shopper, "ola@example.com", password)
    await shopper.post("/login.php", addressIn("DE"))
    await shopper.post("/login.php", { ...accountData, client_nip: "DE136695976" })
    expect(await told(shopper)).toMatchObject({ is: "accountChanged", code })
    expect((await clientAnswer(place, "ola@example.com")).data).toMatchObject({ taxNumber: "DE136695976", vatCheck: { answer } })
    register.answer = "notChecked"
    await shopper.post("/login.php", { ...accountData, client_nip: "DE136695976", version: "1" })
    expect((await clientAnswer(place, "ola@example.com")).data).toMatchObject({ vatCheck: { answer } })
    const file = await (await shopper.send("/login.php?operation=export")).text()
    expect(file).toContain(`"answer": "${answer}"`)
  })

  test("an order keeps what was said when its data were told, whoever asks later", async () => {
    let answer: VatAnswer = "notChecked"
    const { shopper, place, database, order } = await openOrdering(onTestFinished, { vatRegisters: { vies: async () => answer } })
    await database.transaction((within) => writeSetting(within, "vat_register", "vies"), "serializable")
    await putInto(shopper, 501)
    const parcel = { delivery_firstname: "Jan", delivery_lastname: "Maj", delivery_street: "Leśna 2", delivery_region: "1143020057" }
    const elsewhere = { deliver_to_billingaddr: "", ...parcel, delivery_zipcode: "30-001", delivery_city: "Kraków" }
    const buyer = { ...german, client_region: "1143020143", ...elsewhere }
    await fillIn(shopper, buyer)
    // without a script nobody would say it but the next page
    expect(await told(shopper)).toMatchObject({ is: "accountChanged", code: "dataNotChecked" })
    const { number } = await order(shopper, buyer)
    answer = "registered"
    expect((await orderAnswer(place, number)).words).toContain("tax number DE136695976: could not be checked 2026-")
  })
})

test("the privacy policy says that numbers are told to the Commission where they are, and nowhere else (10.972)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const store = await openShopStore(place)
  const seen: unknown[] = []
  for (const set of ["off", "demo", "vies"] as const) {
    await setSetting(store, "vat_register", set)
    for (const lang of ["pol", "eng"]) {
      const body = JSON.stringify({ query: '{ ownContent(key: "privacy") { html } }' })
      const html = await (await makeShopper(shop).send(`/graphql/v1/?lang=${lang}`, { method: "POST", body })).text()
      seen.push([set, lang, /<h2>(?:Numery VAT firm|VAT numbers of companies)<\/h2><p>[^<]*VIES/.test(html)])
    }
  }
  await store.close()
  expect(seen).toEqual([
    ["off", "pol", false],
    ["off", "eng", false],
    ["demo", "pol", false],
    ["demo", "eng", false],
    ["vies", "pol", true],
    ["vies", "eng", true],
  ])
})
