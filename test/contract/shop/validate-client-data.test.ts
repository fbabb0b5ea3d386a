import { beforeAll, describe, expect, test } from "vitest"
import { faultsOfReply } from "../../../core/form/asked/remote-check.ts"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { accountQuestions } from "../../../fixtures/shop/client-data/validate-client-data.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

/** A visitor of the project's shop, and one document of a form as browsers send it: without a content type of its own. */
async function asking() {
  const { shop } = await openProjectShop()
  const shopper = makeShopper(shop)
  const send = async (query: string, address = "/graphql/v1/?query=validateClientData"): Promise<unknown> => {
    const headers = { "content-type": "text/plain;charset=UTF-8" }
    const reply: unknown = await (await shopper.send(address, { method: "POST", headers, body: JSON.stringify({ query }) })).json()
    return reply
  }
  return {
    shop,
    shopper,
    send,
    one: (input: string, more = "") => send(`query {validateClientData(ClientDataInput:{${input}}){messages{code message}${more}}}`),
  }
}

/** Judging changes nothing, so that one shop answers whole tables. */
let judging: ReturnType<typeof asking>
beforeAll(() => {
  judging = asking()
})

const billing = (fields: string) => `clientData:{clientBillingData:{${fields}}}`

describe("what a form asks of the shop (7.4, 7.6, 11.75 to 11.83)", () => {
  test.each([
    [billing('firstname:"Jan"'), []],
    [billing('firstname:""'), ["no_firstname"]],
    [billing('lastname:"<b>"'), ["illegal_characters_client_lastname"]],
    [billing('companyName:"?"'), ["no_firmname"]],
    ['clientData:{clientBillingData:{country:1143020057} taxNumber:"5252344078"}', []],
    ['clientData:{clientBillingData:{country:1143020057} taxNumber:"5252344079"}', ["incorect_nip"]],
    [billing('street:"Wodna" country:1143020057'), ["no_street_number"]],
    [billing('phone:"512 345 678" country:1143020057'), []],
    [billing('phone:"512" country:1143020057'), ["incorect_phone"]],
    [billing('zipcode:"30-001" country:1143020057'), []],
    [billing('zipcode:"30-001" country:undefined'), ["incorrect_region"]],
    [billing('city:"Gdynia"'), []],
    ['clientData:{birthDate:"1990-02-30"}', ["birth_date"]],
    ['loginAndPassword:{login:"ja"}', ["incorect_login"]],
    ['loginAndPassword:{password:"short"}', ["password_to_short"]],
  ])("%s", async (input, codes) => {
    const { one } = await judging
    expect(await one(input)).toEqual({
      data: { validateClientData: { messages: codes.map((code) => ({ code, message: expect.stringMatching(/\S/) })) } },
    })
  })

  test("a batch has an alias for each field, and the formats of a post code are the message behind its fault (11.82, 11.83, 11.260)", async () => {
    const { send } = await asking()
    const reply = await send(
      `query {client_zipcode:validateClientData(ClientDataInput:{${billing('zipcode:"3" country:1143020057')}}){messages{code message}}client_email:validateClientData(ClientDataInput:{clientData:{email:"zakupy@example.org"}}){messages{code message} clientExists}}`,
    )
    expect(reply).toEqual({
      data: {
        client_zipcode: {
          messages: [
            { code: "incorect_zipcode", message: expect.stringContaining("XX-XXX") },
            { code: "incorect_zipcode_detail", message: "XX-XXX" },
          ],
        },
        client_email: { messages: [], clientExists: true },
      },
    })
  })

  test("a login that is taken comes with one that is free, which the page says (11.261, 8.21)", async () => {
    const { send } = await asking()
    const reply = Object(
      await send('query {a:validateClientData(ClientDataInput:{loginAndPassword:{login:"Zakupy@example.org"}}){messages{code message}}}'),
    )
    const [placed] = faultsOfReply(reply.data.a.messages, { own: "login", password: null, login: null, streetNumber: null })
    expect(placed && faultText(placed.fault, textCatalogue("pl", {}))).toBe(
      "Podany login jest już zajęty. Proponowany login: Zakupy@example.org2",
    )
  })

  test("an address without an account is told apart from one with, whatever the letters (11.80, 11.260)", async () => {
    const { one } = await asking()
    const exists = async (email: string) =>
      Object(await one(`clientData:{email:${JSON.stringify(email)}}`, " clientExists")).data.validateClientData.clientExists
    expect([await exists("ZAKUPY@example.org"), await exists("nobody@example.org"), await exists("nonsense"), await exists("")]).toEqual([
      true,
      false,
      false,
      null,
    ])
  })

  test("who tries out a list of addresses is told nothing beyond the limit, of logins neither (9.110)", async () => {
    const { one } = await asking()
    const taken = () => one('loginAndPassword:{login:"zakupy@example.org"}')
    for (let asked = 0; asked < accountQuestions.most; asked++) await one('clientData:{email:"nobody@example.org"}', " clientExists")
    expect(await one('clientData:{email:"zakupy@example.org"}', " clientExists")).toEqual({
      data: { validateClientData: { messages: [], clientExists: null } },
    })
    expect(await taken()).toEqual({ data: { validateClientData: { messages: [] } } })
  })

  test("a house number is asked for where the shop wants one, by the page's question and by the posted form (10.970)", async () => {
    const { shop, place } = await openProjectShop()
    const shopper = makeShopper(shop)
    const store = await openShopStore(place)
    const seen: unknown[] = []
    for (const set of ["country", "never"] as const) {
      await setSetting(store, "house_numbers", set)
      const query = `query {validateClientData(ClientDataInput:{${billing('street:"Wodna" country:1143020057')}}){messages{code}}}`
      const reply: unknown = await (await shopper.send("/graphql/v1/", { method: "POST", body: JSON.stringify({ query }) })).json()
      await shopper.post("/client-new.php", { client_region: "1143020057", client_street: "Wodna", deliver_to_billingaddr: "1" })
      const told = JSON.stringify(await shopper.data("{ ownNotice { code text } }"))
      seen.push([set, JSON.stringify(reply).includes("no_street_number"), told.includes("no_street_number"), told.includes("Wodna")])
    }
    await store.close()
    expect(seen).toEqual([
      ["country", true, true, true],
      ["never", false, false, true],
    ])
  })

  test("without an argument nothing is judged (11.75)", async () => {
    const { send } = await judging
    expect(await send("query {validateClientData{messages{code} clientExists}}")).toEqual({
      data: { validateClientData: { messages: [], clientExists: null } },
    })
  })
})

describe("the check of a bank account (7.10, 11.85)", () => {
  test.each([
    ["PL61%201090%201014%200000%200712%201981%202874", 200, 0],
    ["61109010140000071219812874", 200, 0],
    ["PL61109010140000071219812875", 200, 1],
    ["", 200, 1],
    ["%E0%A4%A", 200, 1],
  ])("%s: status %d, errno %d", async (number, status, errno) => {
    const { shop } = await judging
    const reply = await shop.fetch(new Request(`${shopOrigin}/ajax/payments.php?action=verify_iban&bankAccount=${number}`))
    expect([reply.status, JSON.parse(await reply.text()).errno]).toEqual([status, errno])
  })

  test("another action is refused in words", async () => {
    const { shop } = await judging
    const reply = await shop.fetch(new Request(`${shopOrigin}/ajax/payments.php?action=pay`))
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining("verify_iban")])
  })
})
