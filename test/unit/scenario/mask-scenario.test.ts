import { expect, test } from "vitest"
import { maskScenario } from "../../../core/scenario/mask-scenario.ts"
import { sampleExchange, sampleRequest, sampleScenario } from "../../support/scenario/sample-scenario.ts"

const masked = maskScenario(
  sampleScenario({
    title: "Kowalska signs in",
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
          client: { firstname: "Anna", lastname: "Kowalska", phone: 600700800, house: "7", fullname: "Anna Nowa" },
          product: { name: "Kubek", id: 7 },
          words: "For Anna Nowa",
        },
      ),
    ],
  }),
)

test("every value has one mask of its class and length, wherever it stands and however it is written", () => {
  expect(masked.title).toBe("Xxxxxxxx signs in")
  expect(masked.cookies).toEqual({ client: "xxxxxx", lang: "pol" })
  expect(masked.entries).toMatchObject([
    {
      event: { action: "/signin.php?lang=pol", fields: { login: "xxxx@xxx.xx", password: "Xxx-9", operation: "login" } },
      outcome: { address: "/signin.php?refused=1&login=xxxx%40xxx.xx", title: "Xxxx Xxxxxxxx, Annabelle" },
    },
  ])
  const [form, reply] = masked.tape
  expect(form?.request.body).toEqual({ form: { login: "xxxx@xxx.xx", password: "Xxx-9" } })
  expect(form?.response).toEqual({
    status: 303,
    headers: { location: "/login.php?login=xxxx%40xxx.xx", "set-cookie": ["client=xxxxxx; Path=/; HttpOnly", "lang=pol; Path=/"] },
    body: { text: "Hello xxxx@xxx.xx" },
  })
  expect(reply?.request.body).toEqual({ json: { query: 'mutation { a(email: "xxxx@xxx.xx", phone: "99 99 99 99") }' } })
})

test("short values are masked where they stand only; names of products stay", () => {
  expect(masked.tape[1]?.response?.body).toEqual({
    json: {
      client: { firstname: "Xxxx", lastname: "Xxxxxxxx", phone: 999_999_999, house: "9", fullname: "Xxxx Xxxx" },
      product: { name: "Kubek", id: 7 },
      words: "For Xxxx Xxxx",
    },
  })
})

const typing = (typed: string) =>
  maskScenario(
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
  ["600 700 800", "999 999 999"],
])("in a field for a quantity, %j becomes %j everywhere: numbers stay, whatever else was typed does not", (typed, expected) => {
  const masked = typing(typed)
  expect(masked.entries).toMatchObject([
    { event: { event: { text: expected } }, outcome: { title: `(${expected})` } },
    {
      event: { fields: { product: "501", number: expected } },
      outcome: { address: `/a.html?${new URLSearchParams({ number: expected })}` },
    },
  ])
  expect(maskScenario(masked)).toEqual(masked)
})

test("an e-mail address is masked wherever it stands, under any name", () => {
  const answer = { words: "Write to anna@dom.pl.", list: ["<a href='mailto:anna@dom.pl'>"] }
  const [exchange] = maskScenario(sampleScenario({ tape: [sampleExchange(sampleRequest(), answer)] })).tape
  expect(exchange?.response?.body).toEqual({
    json: { words: "Write to xxxx@xxx.xx.", list: ["<a href='mailto:xxxx@xxx.xx'>"] },
  })
})
