import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { makeKyClientApi } from "../../../adapters/http/ky-client-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import { clientForm } from "../../../core/account/client-form.ts"
import { valuesOfTold } from "../../../core/messages/told-record.ts"
import { orderStartAddress } from "../../../core/addresses/account-addresses.ts"
import { accountsPerDay } from "../../../fixtures/shop/registration/open-account.ts"
import { basketOf, makeShopper, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"

const poland = "PL"
const person = { ...sampleRegistration, client_login: "zofia.n", client_password: "Kubek-kubek", repeat_password: "Kubek-kubek" }
const address = "/client-new.php?register"

const told = async (shopper: Shopper): Promise<unknown> =>
  Object(await shopper.data("{ ownNotice { is code name form text message } }")).ownNotice

const postAt = async (shopper: Shopper, path: string, fields: Readonly<Record<string, string>>) => {
  const response = await shopper.post(path, fields)
  return [response.status, response.headers.get("location")] as const
}

describe("registration (10.533, 11.300)", () => {
  test("opens an account that is signed in, with the basket of before, its data, addresses and consents (3.66, 3.67)", async () => {
    const { shop, database: store } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M" })
    const before = shopper.cookies.get("client")
    const firm = { ...person, client_type: "firm", client_firm: "Glinka", client_nip: "5252344078", client_mailing: "1" }
    const other = { deliver_to_billingaddr: "", delivery_firstname: "Jan", delivery_lastname: "Maj", delivery_street: "Leśna 2" }
    const place = { delivery_region: poland, delivery_zipcode: "30-001", delivery_city: "Kraków" }
    expect(await postAt(shopper, address, { ...firm, ...other, ...place })).toEqual([303, "/login.php"])
    expect(shopper.cookies.get("client")).not.toBe(before)
    expect(await told(shopper)).toMatchObject({ is: "clientRegistered", name: "Zofia" })
    expect(await shopper.data("{ client { type login email firstname lastname points } }")).toEqual({
      client: { type: "client", login: "zofia.n", email: "zofia@example.org", firstname: "Zofia", lastname: "Nowacka", points: "0" },
    })
    expect((await basketOf(shopper)).map(([id]) => id)).toEqual([601])
    const { reader } = store
    expect(await reader.selectFrom("client_data").selectAll().execute()).toMatchObject([
      { type: "firm", firm: "Glinka", tax_number: "5252344078", phone: "512 345 678", birth_date: "" },
    ])
    expect(await reader.selectFrom("client_address").select(["kind", "street", "city"]).orderBy("id").execute()).toEqual([
      { kind: "billing", street: "Polna 3/4", city: "Gdynia" },
      { kind: "delivery", street: "Leśna 2", city: "Kraków" },
    ])
    expect(await reader.selectFrom("client_consent").select(["name", "given"]).orderBy("id").execute()).toEqual([
      { name: "terms", given: 1 },
      { name: "mailing", given: 1 },
      { name: "sms", given: 0 },
    ])
    const again = makeShopper(shop)
    expect(await signIn(again, "ZOFIA.N", "Kubek-kubek")).toEqual([303, "/login.php"])
  })

  test("on the way to an order it leads on to that, and what is refused keeps to the way (10.601)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const way = `${address}&operation=onceorder`
    expect(await postAt(shopper, way, { ...person, client_city: "" })).toEqual([303, "/client-new.php?register=&operation=onceorder"])
    expect(await postAt(shopper, way, person)).toEqual([303, orderStartAddress("pl")])
  })

  test("its owner signs in by the e-mail address as well, which is nobody else's login (10.133, 8.21)", async () => {
    const { shop } = await openTestShop()
    await postAt(makeShopper(shop), address, person)
    const other = { client_login: "zofia@example.org", client_email: "jan@example.org", client_password: "Dzban-dzban" }
    expect(await signIn(makeShopper(shop), "Zofia@Example.org", "Kubek-kubek")).toEqual([303, "/login.php"])
    const shopper = makeShopper(shop)
    await postAt(shopper, address, { ...person, ...other, repeat_password: "Dzban-dzban" })
    expect(await told(shopper)).toMatchObject({ code: "fields client_login login_taken_login_propose", message: "zofia@example.org2" })
  })

  test("what is refused leads back to the form, with all that was typed but passwords, and what is wrong (11.301, 11.575, 8.21)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const wrong = { ...person, client_login: "ola@example.com", client_zipcode: "1", client_city: '<script>"' }
    expect(await postAt(shopper, address, wrong)).toEqual([303, "/client-new.php?register="])
    const notice = Object(await told(shopper))
    expect([notice.is, notice.form]).toEqual(["clientRefused", "register"])
    expect(notice.code).toBe(
      "fields client_zipcode incorect_zipcode client_city illegal_characters_client_city client_login login_taken_login_propose",
    )
    expect(notice.message.split("\n")).toEqual(["XX-XXX", "", "ola@example.com2"])
    const typed = valuesOfTold(clientForm({ purpose: "register", isAccountOptional: false }), { chosen: notice.name, typed: notice.text })
    expect([typed["client_city"], typed["client_login"], typed["terms_agree"]]).toEqual(['<script>"', "ola@example.com", "1"])
    expect(Object.keys(typed).filter((name) => name.includes("password"))).toEqual([])
    expect(JSON.stringify(notice)).not.toContain("Kubek")
    expect(await shopper.data("{ client { login } }")).toEqual({ client: null })
  })

  test("an address that has an account opens no second one, and nobody is signed in (10.534)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await postAt(shopper, address, { ...person, client_email: "OLA@example.com" })).toEqual([303, "/client-new.php?register="])
    expect(await told(shopper)).toMatchObject({ is: "clientRefused", code: "exists" })
    expect(await shopper.data("{ client { login } }")).toEqual({ client: null })
  })

  test("a network opens so many accounts in a day (5.121)", async () => {
    const { shop } = await openTestShop()
    const from = { fetch: (request: Request) => shop.fetch(request, "198.51.100.7") }
    const one = async (number: number) => {
      const shopper = makeShopper(from)
      await postAt(shopper, address, { ...person, client_login: `klient${number}`, client_email: `klient${number}@example.org` })
      return Object(await told(shopper)).code
    }
    const codes: unknown[] = []
    for (let number = 0; number <= accountsPerDay.most; number++) codes.push(await one(number))
    expect(codes).toEqual([...Array.from({ length: accountsPerDay.most }, () => null), "limit"])
  })

  test("of two who register with one e-mail address at once, one gets an account, and the other is told that there is one", async () => {
    const { shop } = await openTestShop()
    const shoppers = [makeShopper(shop), makeShopper(shop)]
    await Promise.all(shoppers.map((one, at) => one.post(address, { ...person, client_login: `z-${at}-nowak` })))
    const notices = (await Promise.all(shoppers.map(told))).map((notice) => Object(notice))
    expect(new Set(notices.map(({ is }) => is))).toEqual(new Set(["clientRefused", "clientRegistered"]))
    expect(notices.find(({ is }) => is === "clientRefused")?.code).toMatch(/^exists/)
  })

  test("of two who want one login at once, one gets it, and the other is told it is taken", async () => {
    const { shop } = await openTestShop()
    const shoppers = [makeShopper(shop), makeShopper(shop)]
    await Promise.all(shoppers.map((one, at) => one.post(address, { ...person, client_email: `z${at}@example.org` })))
    const notices = (await Promise.all(shoppers.map(told))).map((notice) => Object(notice).is)
    expect(notices).toHaveLength(2)
    expect(new Set(notices)).toEqual(new Set(["clientRefused", "clientRegistered"]))
  })
})

describe("the data of an order (10.533)", () => {
  test("are kept with the basket and lead on to its delivery, and an address with an account stops nobody (10.534)", async () => {
    const { shop, database: store } = await openTestShop()
    const shopper = makeShopper(shop)
    const { client_login: _, client_password: __, repeat_password: ___, ...order } = person
    expect(await postAt(shopper, "/client-new.php", { ...order, client_email: "ola@example.com" })).toEqual([303, "/order1.php"])
    const [kept] = await store.reader.selectFrom("order_data").select("document").execute()
    expect(JSON.parse(kept?.document ?? "{}")).toMatchObject({ client_city: "Gdynia", delivery_city: "Gdynia", terms_agree: "1" })
  })

  test("a form without its terms is refused by the page's own rules, which are not told again", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await postAt(shopper, "/client-new.php", { ...person, terms_agree: "" })
    expect(await told(shopper)).toMatchObject({ is: "clientRefused", code: "fields" })
  })
})

describe("what a form asks while it is filled in (11.75 to 11.85)", () => {
  test("one document asks about all fields, and each gets its answer (11.82, 11.83, 5.29)", async () => {
    const { shop } = await openTestShop()
    const sent: string[] = []
    const fetch = async (request: Request) => {
      sent.push(`${request.method} ${request.url} ${await request.clone().text()}`)
      return shop.fetch(request)
    }
    const api = makeKyClientApi(makeShopClient({ origin: shopOrigin, fetch, language: "pl", timeoutMs: 20_000 }))
    const question = { region: null, value: "" }
    const reply = await Effect.runPromise(
      api.validate([
        { ...question, field: "client_zipcode", name: "zipcode", value: '1"\\', region: poland },
        { ...question, field: "client_email", name: "email", value: "ola@example.com" },
        { ...question, field: "client_city", name: "city", value: "Hel" },
        { ...question, field: "client_nip", name: "taxNumber", value: "5252344079", region: "1} evil: hello {" },
      ]),
    )
    expect(reply.clientExists).toBe(true)
    expect(reply.replies.map(({ field, messages }) => [field, messages.map(({ code }) => code)])).toEqual([
      ["client_zipcode", ["incorect_zipcode", "incorect_zipcode_detail"]],
      ["client_email", []],
      ["client_city", []],
      ["client_nip", ["incorrect_region"]],
    ])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain("query=validateClientData")
    expect(sent[0]).not.toContain("evil")
  })

  test("a bank account is asked about by its own call (11.85)", async () => {
    const { shop } = await openTestShop()
    const fetch = (request: Request) => shop.fetch(request)
    const api = makeKyClientApi(makeShopClient({ origin: shopOrigin, fetch, language: "pl", timeoutMs: 20_000 }))
    const errno = (number: string) => Effect.runPromise(api.verifyBankAccount(number))
    expect([await errno("PL61109010140000071219812874"), await errno("PL 6 & 7")]).toEqual([0, 1])
  })
})
