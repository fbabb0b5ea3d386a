import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from "graphql"
import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { schemaFile } from "../../../fixtures/shop/graphql/answer-graphql.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = { "content-type": "application/json" }) =>
  new Request(`${shopOrigin}${path}`, { method: "POST", headers, body })

/** The one form of refusals there. */
const refusal = { errors: [{ message: expect.any(String) }] }

const hello = JSON.stringify({ query: "{ hello }" })

describe("GraphQL transport", () => {
  test("a query is answered at both paths and under any label (7.3, 11.4)", async () => {
    const { shop } = await openTestShop()
    for (const path of [
      "/graphql/v1",
      "/graphql/v1/",
      "/graphql/v1/?query=x",
      "/graphql/v1?mutation=unsetRegion",
      "/graphql/v1/?getLastLowestProductPrices",
      "/graphql/v1/?JSerror=x",
    ]) {
      const response = await shop.fetch(post(path, hello))
      expect([path, response.status, await response.json()]).toEqual([path, 200, { data: { hello: "Hello" } }])
    }
  })

  test("a JSON body is read under any content type, and without one (7.1, 11.3)", async () => {
    const { shop } = await openTestShop()
    const status = async (headers: Readonly<Record<string, string>>) => (await shop.fetch(post("/graphql/v1/", hello, headers))).status
    expect(await status({ "content-type": "application/json; charset=utf-8" })).toBe(200)
    expect(await status({ "content-type": "text/plain;charset=UTF-8" })).toBe(200)
    expect(await status({ "content-type": "" })).toBe(200)
    expect(await status({ "content-type": "application/x-www-form-urlencoded" })).toBe(200)
  })

  test("a byte order mark, commas, @skip and @include do what the language says (11.1)", async () => {
    const { shop } = await openTestShop()
    const data = async (body: string) => (await shop.fetch(post("/graphql/v1/", body))).json()
    expect(await data(`\uFEFF${hello}`)).toEqual({ data: { hello: "Hello" } })
    const query =
      "query($no: Boolean!) { a: hello, b: hello @skip(if: true), c: hello @skip(if: $no), d: hello @include(if: $no), product(productId: 601,) { product { id, type, }, }, }"
    expect(await data(JSON.stringify({ query, variables: { no: false } }))).toEqual({
      data: { a: "Hello", c: "Hello", product: { product: { id: 601, type: "item" } } },
    })
  })

  test.each(["99999999999999999999", "-99999999999999999999", "1e400", "2147483648", "1.5", '"601"', "true", "[601]", "{ id: 601 }"])(
    "a product with the id %s is an error in words, and none of the shop's (11.13)",
    async (id) => {
      const { shop, lines } = await openTestShop()
      const response = await shop.fetch(post("/graphql/v1/", JSON.stringify({ query: `{ product(productId: ${id}) { product { id } } }` })))
      expect([response.status, await response.json()]).toEqual([
        200,
        { errors: [expect.objectContaining({ message: expect.stringContaining("Int") })] },
      ])
      expect(lines).toEqual([])
    },
  )

  test.each([
    ["no JSON", "{"],
    ["an array", "[]"],
    ["null", "null"],
    ["no query", "{}"],
    ["an empty query", '{"query":"  "}'],
    ["a query that is no text", '{"query":5}'],
    ["variables that are no object", '{"query":"{ hello }","variables":[]}'],
    ["an empty body", ""],
  ])("a body with %s is 400 and says why", async (_, body) => {
    const { shop } = await openTestShop()
    const response = await shop.fetch(post("/graphql/v1/", body))
    expect([response.status, await response.json()]).toEqual([400, { errors: [{ message: expect.any(String) }] }])
  })

  test("a body above 256 kB is 413, by its length or by its bytes", async () => {
    const { shop } = await openTestShop()
    expect((await shop.fetch(post("/graphql/v1/", " ".repeat(262_145)))).status).toBe(413)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    // The types of the DOM do not know `duplex`, which Node asks for.
    const streamed = Object.assign({ method: "POST", body: endless }, { duplex: "half" })
    expect((await shop.fetch(new Request(`${shopOrigin}/graphql/v1/`, streamed))).status).toBe(413)
  })

  test("bytes that are no UTF-8 are 400", async () => {
    const { shop } = await openTestShop()
    expect(
      (await shop.fetch(new Request(`${shopOrigin}/graphql/v1/`, { method: "POST", body: new Uint8Array([0xff, 0xfe]) }))).status,
    ).toBe(400)
  })

  test("a post of another site is 403, and a packed body 415 with the true reason (11.1)", async () => {
    const { shop } = await openTestShop()
    const foreign = await shop.fetch(post("/graphql/v1/", hello, { origin: "https://other.example" }))
    expect([foreign.status, await foreign.json()]).toEqual([403, refusal])
    const packed = await shop.fetch(post("/graphql/v1/", hello, { "content-encoding": "gzip" }))
    expect([packed.status, await packed.json()]).toEqual([415, { errors: [{ message: expect.stringContaining("packed (gzip)") }] }])
  })

  test("GET is 405", async () => {
    const { shop } = await openTestShop()
    const response = await shop.fetch(new Request(`${shopOrigin}/graphql/v1/`))
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"])
    expect(await response.json()).toEqual(refusal)
  })

  test.each([
    ["syntax", "{ hello"],
    ["an unknown field", "{ helo }"],
    ["an unknown argument", '{ product(productId: 601, colour: "red") { product { id } } }'],
    ["a wrong type", '{ product(productId: "601") { product { id } } }'],
    ["a fragment that eats itself", "{ product(productId: 601) { ...a } } fragment a on ProductResponse { ...a }"],
  ])("an error in %s is 200 with errors and without data (11.8)", async (_, query) => {
    const { shop } = await openTestShop()
    const response = await shop.fetch(post("/graphql/v1/", JSON.stringify({ query })))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ errors: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]) })
  })

  test("values may come inline or as variables, and one of several operations is chosen by name (11.5, 11.6)", async () => {
    const { shop } = await openTestShop()
    const query = "query A($id: Int!) { product(productId: $id) { product { id } } } query B { hello }"
    const reply = async (extra: object) => (await shop.fetch(post("/graphql/v1/", JSON.stringify({ query, ...extra })))).json()
    expect(await reply({ operationName: "A", variables: { id: 601 } })).toEqual({ data: { product: { product: { id: 601 } } } })
    expect(await reply({ operationName: "B" })).toEqual({ data: { hello: "Hello" } })
    expect(await reply({})).toEqual({ errors: [{ message: expect.stringContaining("operation name") }] })
  })

  test("deep, wide and much aliased documents are refused in words", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const message = async (query: string) => JSON.stringify(await shopper.ask(query))
    const deep = "{ ownShop { menu { ".concat("children { ".repeat(12), "id", " }".repeat(15))
    expect(await message(deep)).toContain("deeper than 12 levels")
    const aliases = Array.from({ length: 21 }, (_, at) => `a${at}: hello`).join(",")
    expect(await message(`{ ${aliases} }`)).toContain("more than 20 aliases")
    expect(await message(`{ ${"hello ".repeat(2001)} }`)).toContain("more than 2000 fields")
    const doubling = Array.from({ length: 12 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(" ")
    expect(await message(`{ ...f0 } ${doubling} fragment f12 on Query { hello }`)).toContain("more than 2000 fields")
    for (const nested of [
      "{".repeat(30_000),
      `${"{ a ".repeat(6000)}${"}".repeat(6000)}`,
      `{ product(productId: ${"[".repeat(9000)}1${"]".repeat(9000)}) { took } }`,
    ]) {
      expect(await message(nested)).toMatch(/^\{"errors":/)
    }
  })

  const times = (length: number, written: (at: number) => string) => Array.from({ length }, (_, at) => written(at)).join(" ")

  // validation compares each with every other one: these held the shop up for half a second to three
  test.each([
    [
      "many fragments",
      `{ ${times(400, (at) => `...f${at}`)} } ${times(400, (at) => `fragment f${at} on Query { hello }`)}`,
      "more than 60 operations, fragments",
    ],
    ["many operations", times(61, (at) => `query q${at} { hello }`), "more than 60 operations, fragments"],
    ["fragments within", `{ ${times(60, () => "... { hello }")} }`, "more than 60 operations, fragments"],
    ["the same field", `{ ${times(21, () => "ownShop { menu { id } }")} }`, "more than 20 times in one place"],
    [
      "the same field in several fragments",
      `{ ${times(28, (at) => `...f${at}`)} } ${times(28, (at) => `fragment f${at} on Query { ${times(19, () => "ownShop { menu { id } }")} }`)}`,
      "more than 20 times in one place",
    ],
    ["many values", `{ products(searchInput: { productsId: [${times(5000, String)}] }) { took } }`, "more that 5000 tokens"],
  ])("a document that is long to check is refused before it is: %s", async (_, query, why) => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).ask(query)).toEqual({ errors: [expect.objectContaining({ message: expect.stringContaining(why) })] })
  })

  const ids = (length: number) => Array.from({ length }, (_, at) => 601 + at).join(", ")
  const line = `{id: 601 size: "M" quantity: 1}`
  const products = (count: number, fields: string) => `products(searchInput: { productsId: [${ids(count)}] }) { products { ${fields} } }`

  test.each([
    ["many aliases of long lists", `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: ${products(100, "id")}`).join(" ")} }`],
    [
      "details of many products",
      `{ ${products(100, "ownTile { id name link } ownDetails { summary pictures { alt large { webp jpg px } icon { webp } } parameters { name values } }")} }`,
    ],
    ["lists inside lists", `{ ownShop { menu { children { children { children { children { children { id name link } } } } } } } }`],
    [
      "the same in fragments",
      `{ ...a b: ownShop { texts { key } } } fragment a on Query { ${products(100, "ownDetails { summary } ...b")} }
      fragment b on Product { ownDetails { parameters { name values } } ownTile { id } }`,
    ],
    [
      "the SDL in many aliases",
      `{ ${Array.from({ length: 3 }, (_, at) => `a${at}: __schema { types { fields { type { fields { name } } } } }`).join(" ")} }`,
    ],
    [
      "ids that only variables know",
      "query($ids: [Int!]) { products(searchInput: { productsId: $ids }) { products { ownDetails { pictures { large { avif webp jpg px } icon { webp } } } ownTile { id } ownForPointsOnly sizes { id name code } unit { name } } } }",
    ],
    [
      "searches that may look at every pickup point",
      `{ ${times(6, (at) => `a${at}: pickupPointsSearch(searchInput: {data: {text: "pa"}}) { found }`)} }`,
    ],
    ["pickup points by their ids", `{ ${times(20, (at) => `a${at}: pickupPoints(ids: [${times(200, String)}]) { id name }`)} }`],
    [
      "pickup points whose ids only variables know",
      "query($ids: [Int!]!) { " + times(20, (at) => `a${at}: pickupPoints(ids: $ids) { id name }`) + " }",
    ],
    [
      "delivery of products that only variables know",
      `query($lines: [ShippingProductInput!]!) { ${times(20, (at) => `a${at}: shipping(ShippingInput: {mode: product products: $lines}) { ownTimeZone }`)} }`,
    ],
    [
      "many changes of the basket",
      `mutation { ${times(20, (at) => `a${at}: addProductsToBasket(ProductInput: [${times(15, () => line)}]) { status }`)} }`,
    ],
  ])("a document is dear by the lengths of its lists: %s", async (_, query) => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).ask(query)).toEqual({ errors: [{ message: expect.stringMatching(/costs \d+ .* at most 14500/) }] })
  })

  test("what pages ask for is far from dear, and a repeated id costs and gives one product", async () => {
    const { shop } = await openTestShop()
    const repeated = `products(searchInput: { productsId: [${Array.from({ length: 100 }, () => 601).join(", ")}] }) { products { id ownDetails { summary } } }`
    const aliased = Array.from({ length: 20 }, (_, at) => `a${at}: ${repeated}`).join(" ")
    const data = await makeShopper(shop).data(`{ ${aliased} }`)
    expect(data).toMatchObject({ a0: { products: [{ id: 601, ownDetails: {} }] }, a19: { products: [{ id: 601 }] } })
  })

  test("introspection shows the SDL", async () => {
    const { shop } = await openTestShop()
    const data = await makeShopper(shop).data(getIntrospectionQuery({ schemaDescription: true }))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply of graphql's own query
    const shown = buildClientSchema(data as Parameters<typeof buildClientSchema>[0])
    expect(printSchema(shown)).toBe(printSchema(buildSchema(readFileSync(schemaFile, "utf8"))))
  })

  test("a defect in a resolver is logged and its text stays inside", async () => {
    const { shop, database, lines } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.data("{ hello }")
    await database.run("DROP TABLE shop_text")
    expect(await shopper.ask("{ ownShop { texts { key } } }")).toEqual({
      data: null,
      errors: [expect.objectContaining({ message: "Internal error of the shop" })],
    })
    expect(JSON.stringify(lines)).toMatch(/no such table|does not exist/)
  })
})
