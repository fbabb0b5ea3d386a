import type { ExchangeBody, Fields, Scenario } from "../../../core/scenario/scenario.ts"
import { sampleScenario } from "./sample-scenario.ts"

const addresses = [
  "/search.php?text={query}",
  "/product-pol-501-Kubek.html?selected_size={query}",
  "/{url}",
  "/product-pol-501-{url}.html",
  "/ajax/{url}.php",
  "/#{url}",
  "/basketedit.php?mode=1&row={url}",
  "/a.html?{query}=1",
  "/login.php?return={query}",
  "/x",
]

const fields: Fields = {
  login: "a",
  other: "a",
  uwagi: "a",
  size: "a",
  selected_size: "a",
  additional: "a",
  number: "a",
  "number[2]": "a",
  product: "a",
  mode: "a",
  lang: "a",
  key: "a",
  text: "a",
  return: "/login.php?login={query}",
  twice: ["a", "b"],
}

const documents = [
  'query { a(key: "{json}") { id } }',
  'query { a(size: "{json}") { id } }',
  'query { a(email: """{raw}""") { id } }',
  "query { id # {raw}\n }",
  "query { a(id: 1) { id } } {raw}",
  "{raw}",
]

const bodies: readonly ExchangeBody[] = [
  { form: fields },
  { text: "Hello {raw}" },
  { text: "a={query}&b=1" },
  { text: "nothing but it" },
  { json: { query: "query { id }", variables: { key: "a", email: "a", deep: { list: ["a"], size: "a" } } } },
  ...documents.map((query) => ({ json: { query } })),
  null,
]

const answers: readonly ExchangeBody[] = [
  { json: { data: { client: { login: "a", email: "a", firstname: "a", lastname: "a", name: "a", points: "12" } } } },
  { json: { data: { ownNotice: { is: "a", login: "a", size: "a", row: "a", code: "a", quantity: "a", limit: "a" } } } },
  { json: { data: { product: { product: { name: "Kubek", sizes: [{ id: "M", name: "M" }] } } } } },
  { json: { data: { ownShop: { name: "Pracownia", contact: { email: "a", street: "a", hours: "a" } } } } },
  { json: { errors: [{ message: "a", code: "a" }], Block: { a: ["a"] } } },
  { text: '{"Block":{"error":"a"},"{json}":1,"message":"{json}"}' },
  { text: "<p>{raw}</p>" },
  { form: fields },
  null,
]

/** A scenario with every kind of place at which a visitor's words may stand, in a shop with a catalogue. */
export const fullScenario: Scenario = sampleScenario({
  cookies: { client: "a", lang: "pol", other: "a" },
  storage: { seen: "a", other: '{"a":"{json}"}' },
  entries: [
    ...addresses.map((url) => ({ event: { type: "Opened", url } as const, at: url })),
    ...addresses.map((action) => ({ event: { type: "Submitted", action, fields } as const, at: "/" })),
    { event: { type: "Machine", machine: "product", event: { type: "SizeChosen", sizeId: "M" } } as const, at: "/" },
    { event: { type: "Machine", machine: "product", event: { type: "QuantityTyped", text: "2" } } as const, at: "/" },
    { event: { type: "Machine", machine: "cart", event: { type: "QuantityLeft", rowId: "a" } } as const, at: "/" },
  ].map(({ event, at }, index) => ({
    atMs: index,
    event,
    outcome: {
      address: at,
      page: "product" as const,
      title: "Kubek",
      message: "Koszyk jest pusty",
      views: { product: { price: "69,00 zł", sizes: [{ name: "M", state: "selected" }] }, cart: { other: "a" } },
    },
  })),
  tape: Array.from({ length: Math.max(bodies.length, answers.length) }, (_, at) => ({
    entry: at,
    atMs: at,
    tookMs: at,
    side: "browser" as const,
    request: {
      method: "POST",
      path: at % 2 === 0 ? "/ajax/get.php" : "/ajax/{url}.php",
      query: fields,
      contentType: "application/json",
      body: bodies[at] ?? null,
    },
    response: {
      status: 200,
      headers: {
        "content-type": "application/json; charset=utf-8",
        location: addresses[at % addresses.length] ?? "/",
        "set-cookie": ["client={raw}; Path=/", "{raw}=1; Path=/; Domain={raw}"],
      },
      body: answers[at] ?? null,
    },
  })),
})
