import { describe, expect, test } from "vitest"
import type { ShopperEvent } from "../../../core/pages/shopper-events.ts"
import { declaredNames } from "../../../adapters/replay/declared-fields.ts"
import { maskRecorded } from "../../support/scenario/mask.ts"
import { parameterKinds } from "../../../core/scenario/said-parameters.ts"
import { sampleExchange, sampleRequest, sampleScenario } from "../../support/scenario/sample-scenario.ts"

const masked = maskRecorded(
  sampleScenario({
    title: "Anna Kowalska signs in",
    cookies: { client: "q1W2e3", lang: "pol" },
    entries: [
      {
        atMs: 0,
        event: {
          type: "Submitted",
          action: "/signin.php?lang=pol",
          fields: { login: "anna@dom.pl", password: "Kot-7", operation: "login" },
        },
        outcome: {
          address: "/signin.php?refused=1&login=anna%40dom.pl",
          page: "signIn",
          title: "Anna Kowalska, Annabelle",
          views: {},
        },
      },
    ],
    tape: [
      {
        entry: 0,
        atMs: 0,
        tookMs: 0,
        side: "browser",
        request: sampleRequest({
          method: "POST",
          path: "/signin.php",
          contentType: "application/x-www-form-urlencoded",
          body: { form: { login: "anna@dom.pl", password: "Kot-7" } },
        }),
        response: {
          status: 303,
          headers: { location: "/login.php?login=anna%40dom.pl", "set-cookie": ["client=q1W2e3; Path=/; HttpOnly", "lang=pol; Path=/"] },
          body: { text: "Hello anna@dom.pl" },
        },
      },
      sampleExchange(
        sampleRequest({
          method: "POST",
          contentType: "application/json",
          body: { json: { query: 'mutation { a(email: "anna@dom.pl", phone: "12 34 56 78") }' } },
        }),
        {
          client: { firstname: "Anna", lastname: "Kowalska", phone: 600700800, hausnummer: "7", fullname: "Anna Nowa" },
          product: { name: "Kubek", id: 7 },
          woerter: "For Anna Nowa",
        },
      ),
    ],
  }),
)

test("every value has one mask of its class and length, wherever it stands and however it is written", () => {
  expect(masked.title).toBe("Xxxx Xxxxxxxx signs in")
  expect(masked.cookies).toEqual({ client: "xxxxxx", lang: "pol" })
  expect(masked.entries).toMatchObject([
    {
      event: { action: "/signin.php?lang=pol", fields: { login: "xxxx@xxx.xx", password: "Xxx-9", operation: "login" } },
      outcome: { address: "/signin.php?refused=1&login=xxxx%40xxx.xx", title: "Xxxx Xxxxxxxx, Xxxxxxxxx" },
    },
  ])
  const [form, reply] = masked.tape
  expect(form?.request.body).toEqual({ form: { login: "xxxx@xxx.xx", password: "Xxx-9" } })
  expect(form?.response).toEqual({
    status: 303,
    headers: { location: "/login.php?login=xxxx%40xxx.xx", "set-cookie": ["client=xxxxxx; Path=/; HttpOnly", "lang=pol; Path=/"] },
    body: { text: "Xxxxx xxxx@xxx.xx" },
  })
  expect(reply?.request.body).toEqual({ json: { query: 'mutation { x(email: "xxxx@xxx.xx", phone: "99 90 09 00") }' } })
})

test("names of products stay; what is unknown is masked, its names too, and numbers stay numbers", () => {
  expect(masked.tape[1]?.response?.body).toEqual({
    json: {
      client: { firstname: "Xxxx", lastname: "Xxxxxxxx", phone: 999_999_999, xxxxxxxxxx: "9", xxxxxxxx: "Xxxx Xxxy" },
      product: { name: "Kubek", id: 7 },
      xxxxxxx: "Xxy Xxxx Xxxy",
    },
  })
})

const typing = (typed: string) =>
  maskRecorded(
    sampleScenario({
      entries: [
        {
          atMs: 0,
          event: { type: "Machine", machine: "product", event: { type: "QuantityTyped", text: typed } },
          outcome: { address: "/", page: "product", title: `(${typed})`, views: {} },
        },
        {
          atMs: 1,
          event: { type: "Submitted", action: "/basketchange.php", fields: { product: "501", number: typed } },
          outcome: { address: `/a.html?${new URLSearchParams({ number: typed })}`, page: "product", views: {} },
        },
      ],
    }),
  )

test.each([
  ["1,5", "1,5"],
  ["1 000", "1 000"],
  ["", ""],
  ["anna@dom.pl", "xxxx@xxx.xx"],
  ["ul. Polna 5", "xx. Xxxxx 9"],
  ["600 700 800", "999 990 909"],
])("in a field for a quantity, %j becomes %j everywhere: numbers stay, whatever else was typed does not", (typed, expected) => {
  const masked = typing(typed)
  expect(masked.entries).toMatchObject([
    { event: { event: { text: expected } }, outcome: { title: `(${expected})` } },
    {
      event: { fields: { product: "501", number: expected } },
      outcome: { address: `/a.html?${new URLSearchParams({ number: expected })}` },
    },
  ])
  expect(maskRecorded(masked)).toEqual(masked)
})

describe("what is configured (5.58, 16.41)", () => {
  const configurator = {
    parameters: [
      { id: "width", name: "Szerokość (mm)", type: "number" },
      { id: "fabric", name: "Tkanina", type: "select", values: [{ id: "linen", name: "Len" }] },
      { id: "label", name: "Opis", type: "text" },
      { id: "odd", name: "Inne", type: "iban" },
      { id: "email", name: "E-mail", type: "number" },
    ],
  }
  const typed = { width: "123456", fabric: "linen", label: "700", odd: "1234", email: "5678", bust: "850" }
  const events = Object.entries(typed).map(([itemId, text]) => ({ type: "ValueTyped", itemId, text }))
  const config = maskRecorded(
    sampleScenario({
      entries: events.map((event, atMs) => ({
        atMs,
        event: { type: "Machine", machine: "product", event },
        outcome: { address: "/", page: "product", views: {} },
      })),
      tape: [
        sampleExchange(sampleRequest({ body: { form: typed }, query: { width: "12345678901" } }), {
          data: { product: { configurator } },
        }),
        sampleExchange(sampleRequest(), {
          ownRowDetails: [
            { is: "parameter", name: "Szerokość (mm)", value: "123456" },
            { is: "parameter", name: "Opis", value: "Anna, 12345" },
          ],
        }),
      ],
    }),
  )

  test("a measure stays while it is a short number, and an option that the shop has; what is typed as a text does not", () => {
    expect(config.tape[0]?.request.body).toEqual({
      form: { width: "123456", fabric: "linen", label: "999", odd: "9999", email: "9990", xxxx: "990" },
    })
    expect(config.tape[0]?.request.query).toEqual({ width: "99999999999" })
    expect(config.entries.map(({ event }) => ("event" in event ? event.event["text"] : null))).toEqual([
      "123456",
      "linen",
      "999",
      "9999",
      "9990",
      "990",
    ])
  })

  test("so it does in the row of the cart", () => {
    expect(config.tape[1]?.response?.body).toMatchObject({ json: { ownRowDetails: [{ value: "123456" }, { value: "Xxxx, 99999" }] } })
  })

  test("two shops that disagree on a name have no measure of it, and masking twice changes nothing", () => {
    const others = { configurator: { parameters: [{ id: "width", name: "W", type: "text" }] } }
    const kinds = parameterKinds([{ json: { configurator } }, { json: [others] }, { text: "{}" }, null], (name) =>
      declaredNames.names.has(name),
    )
    expect([...kinds]).toEqual([
      ["Szerokość (mm)", "number"],
      ["fabric", "code"],
      ["Tkanina", "code"],
    ])
    expect(maskRecorded(config)).toEqual(config)
  })
})

/** The masked answer of a shop. */
function answered(answer: unknown) {
  const [exchange] = maskRecorded(sampleScenario({ tape: [sampleExchange(sampleRequest(), answer)] })).tape
  return exchange?.response?.body
}

test("what the shop says of its goods is readable, but not what a visitor wrote elsewhere", () => {
  const data = {
    product: { name: "Kubek Poranek", description: "Write to anna@dom.pl", sizes: [{ id: "M" }] },
    client: { login: "anna@dom.pl" },
  }
  expect(answered({ data })).toEqual({
    json: {
      data: {
        product: { name: "Kubek Poranek", description: "Write to xxxx@xxx.xx", sizes: [{ id: "M" }] },
        client: { login: "xxxx@xxx.xx" },
      },
    },
  })
})

test("the echo of a block's name is masked as the name is", () => {
  const scenario = sampleScenario({
    tape: [
      sampleExchange(sampleRequest({ path: "/ajax/get.php", query: { Kowalska: "1", get: "sizes" } }), { Kowalska: { error: "Kowalska" } }),
    ],
  })
  const [exchange] = maskRecorded(scenario).tape
  expect(exchange?.request.query).toEqual({ Xxxxxxxx: "9", get: "sizes" })
  expect(exchange?.response?.body).toEqual({ json: { Xxxxxxxx: { error: "Xxxxxxxx" } } })
})

test("a document keeps its names and short numbers; texts, comments and block texts are masked", () => {
  const query = 'query { product(productId: 7, key: "Kowalska", email: """Kowalska""") { name } } # Kowalska 600700800'
  const scenario = sampleScenario({ tape: [sampleExchange(sampleRequest({ body: { json: { query } } }), {})] })
  expect(maskRecorded(scenario).tape[0]?.request.body).toEqual({
    json: { query: 'query { product(productId: 7, key: "Xxxxxxxx", email: """Xxxxxxxx""") { name } } # Xxxxxxxx 999999999' },
  })
})

test("addresses keep what the shop's pages and goods are called, and are judged decoded", () => {
  const [entry] = maskRecorded(
    sampleScenario({
      entries: [
        {
          atMs: 0,
          event: { type: "Opened", url: "/product-pol-501-Kubek-Nowak.html?selected_size=M&text=Anna%20Nowak&Nowak=1#Nowak" },
          outcome: { address: "/", page: "home", views: {} },
        },
      ],
      tape: [sampleExchange(sampleRequest(), { data: { product: { name: "Kubek", sizes: [{ id: "M" }] } } })],
    }),
  ).entries
  expect(entry?.event).toEqual({
    type: "Opened",
    url: "/product-pol-501-Kubek-Xxxxx.html?selected_size=M&text=Xxxx+Xxxxx&Xxxxx=9#Xxxxx",
  })
})

test("a time of day on a page is nobody's: a deadline replays as it was recorded, a phone in the same place does not stay", () => {
  const outcome = (title: string) => ({ address: "/", page: "home", title, views: {} }) as const
  const titles = ["Zamów do 13:00", "12:75 13:00:44 600 100 200"]
  const { entries } = maskRecorded(
    sampleScenario({ entries: titles.map((title) => ({ atMs: 0, event: { type: "Opened", url: "/" }, outcome: outcome(title) })) }),
  )
  expect(entries[0]?.outcome.title).toBe("Zamów do 13:00")
  expect(entries[1]?.outcome.title).not.toMatch(/13|44|600/)
})

test("what a machine's event may be only a few words of is kept, and what is typed is not", () => {
  const event = (one: ShopperEvent) => ({ type: "Machine", machine: "searchBox", event: one }) as const
  const { entries } = maskRecorded(
    sampleScenario({
      entries: [event({ type: "ArrowPressed", arrow: "ArrowDown", sideBySide: true }), event({ type: "Typed", text: "Kowalska" })].map(
        (one) => ({
          atMs: 0,
          event: one,
          outcome: { address: "/", page: "home", title: "", views: {} },
        }),
      ),
    }),
  )
  expect(entries[0]?.event).toEqual(event({ type: "ArrowPressed", arrow: "ArrowDown", sideBySide: true }))
  expect(JSON.stringify(entries[1]?.event)).not.toContain("Kowalska")
})
