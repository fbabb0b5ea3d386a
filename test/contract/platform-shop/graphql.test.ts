import { expect, test } from "vitest"
import { PlatformVisit } from "../../support/platform-shop/shop-visit.ts"

const asked = async (visit: PlatformVisit, query: string): Promise<unknown> =>
  (await visit.ask("/graphql/v1/", { method: "POST", body: JSON.stringify({ query }) })).json()

const visit = new PlatformVisit({ theme: "current" })

test("what an ad plugin asks is answered", async () => {
  const query =
    "query Products { products(searchInput: { productsId: [202, 9999] }) { took products { id name price { youSavePercent price { gross { formatted value } } crossedPrice { gross { formatted } } omnibusPrice { gross { value } } } producer { name link } sizes { id code availability { status } } } } }"
  expect(await asked(visit, query)).toEqual({
    data: {
      products: {
        took: 1,
        products: [
          {
            id: 202,
            name: "Łopata do śniegu „Zimorodek”",
            price: {
              youSavePercent: 23,
              price: { gross: { formatted: "99,00 zł", value: 99 } },
              crossedPrice: { gross: { formatted: "129,00 zł" } },
              omnibusPrice: { gross: { value: 95 } },
            },
            producer: { name: "Kuźnia Brzozów", link: "/firm-pol-1-Kuznia-Brzozow.html" },
            sizes: [{ id: "uniw", code: "KB-202-U", availability: { status: "enable" } }],
          },
        ],
      },
    },
  })
})

test("aliases and a fragment are answered in one batch, a missing product and a missing price by null", async () => {
  const query =
    "{id208: product(productId: 208, displaySizesByConfig: false) { ...one }, id9999: product(productId: 9999) { ...one }, id223: product(productId: 223) { ...one }} fragment one on ProductResponse { product { id sizes { name amount price { price { net { value formatted } } } } } }"
  expect(await asked(visit, query)).toMatchObject({
    data: {
      id208: {
        product: {
          id: 208,
          sizes: [{ name: "S", amount: 0, price: { price: { net: { value: 153.66, formatted: "153,66 zł" } } } }, {}, {}, {}],
        },
      },
      id9999: { product: null },
      id223: { product: { sizes: [{ price: null }] } },
    },
  })
})

test.each([
  ["{ ownListing(categoryId: 1) { total } }", 'Cannot query field "ownListing" on type "Query".'],
  ["{ product(productId: 201) { product { ownDetails { safety } } } }", 'Cannot query field "ownDetails" on type "ProductData".'],
  ["mutation { ownChooseOrder { status } }", 'Cannot query field "ownChooseOrder" on type "Mutation".'],
  ["{ products }", 'Field "products" of type "ProductsResult" must have a selection of subfields.'],
  ["{ hello { x } }", 'Field "hello" must not have a selection since it has no subfields.'],
  ["{ hello", "Syntax Error: Unexpected <EOF>."],
  ["{ hello ~ }", 'Syntax Error: Unexpected character: "~".'],
  [`${"{a".repeat(60)}${"}".repeat(60)}`, "Syntax Error: The document is too deep."],
])("%s is an error and no data", async (query, message) => {
  const answer = await asked(visit, query)
  expect(answer).toMatchObject({ errors: [{ message }] })
  expect(answer).not.toHaveProperty("data")
})

test("no type of it has a field of our own", async () => {
  expect(await asked(visit, "{ hello trackingEvents __typename }")).toEqual({
    data: { hello: "hello", trackingEvents: [], __typename: "Query" },
  })
  const { platformTypes } = await import("../../../fixtures/platform-shop/calls/graphql-types.ts")
  expect(
    Object.values(platformTypes)
      .flatMap((fields) => Object.keys(fields))
      .filter((name) => name.startsWith("own")),
  ).toEqual([])
  const known = Object.values(platformTypes)
    .flatMap((fields) => Object.values(fields))
    .filter((type) => type !== null)
  expect(known.filter((type) => !Object.hasOwn(platformTypes, type))).toEqual([])
})

test("a client's data are judged one by one", async () => {
  const query =
    '{firstname: validateClientData(ClientDataInput: {clientData:{clientBillingData:{firstname:"J4n"}}}){messages{code message}} zip: validateClientData(ClientDataInput: {clientData:{clientBillingData:{zipcode:"1" country:1143020003}}}){messages{code message}} mail: validateClientData(ClientDataInput: {clientData:{email:"ewa@klientka.example"}}){messages{code message} clientExists}}'
  expect(await asked(visit, query)).toMatchObject({
    data: {
      firstname: { messages: [{ code: "illegal_characters_client_firstname" }] },
      zip: { messages: [{ code: "incorect_zipcode" }, { message: "XX-XXX" }] },
      mail: { messages: [], clientExists: true },
    },
  })
})

test("a search finds what can be bought, makers, categories and texts", async () => {
  const query =
    '{ productsTextSearch(searchInput: { text: "KUBEK", limit: 6 }) { products { name link iconSmall iconSmallSecond price { price { gross { value formatted } net { value formatted } } } } series { name link } producers { name link } menuNodes { name link } cms { name link } searchQueries { name link } } }'
  expect(await asked(visit, query)).toMatchObject({
    data: {
      productsTextSearch: {
        products: [{ name: "Kubek emaliowany 400 ml", link: "/product-pol-205-Kubek-emaliowany-400-ml.html" }, {}],
        menuNodes: [],
        series: [],
      },
    },
  })
})

test("the basket is changed, told and ordered", async () => {
  const own = new PlatformVisit({ theme: "current" })
  expect(await asked(own, "mutation { orderCreate { orderNumber } }")).toMatchObject({
    errors: [{ code: 115 }],
    data: { orderCreate: null },
  })
  expect(
    await asked(
      own,
      'mutation { addProductsToBasket(ProductInput: [{ id: 221, size: "uniw", quantity: 2, subscription: { daysInPeriod: 30 } }]) { status error { code } } }',
    ),
  ).toEqual({ data: { addProductsToBasket: { status: "success", error: null } } })
  expect(
    await asked(own, 'mutation { addProductsToBasket(ProductInput: [{ id: 219, size: "uniw", quantity: 1 }]) { status error { code } } }'),
  ).toEqual({ data: { addProductsToBasket: { status: "error", error: { code: "stock" } } } })
  expect(
    await asked(
      own,
      "{ basket { products { id quantity worth { gross { value } } } basketGroups { types subscription { daysInPeriod } } basketCost { totalToPay { gross { value } } } } }",
    ),
  ).toEqual({
    data: {
      basket: {
        products: [{ id: 221, quantity: 2, worth: { gross: { value: 89.82 } } }],
        basketGroups: [{ types: ["subscription"], subscription: { daysInPeriod: 30 } }],
        basketCost: { totalToPay: { gross: { value: 104.72 } } },
      },
    },
  })
  expect(
    await asked(
      own,
      'mutation { removeProductsFromBasket(ProductInput: [{ id: 221, size: "uniw" }]) { status } activateRebateCode(code: "nie") { status error { code } } shoppingListCreate(ShoppingListSettingsInput: {name: "Zima",}) { status id } }',
    ),
  ).toEqual({
    data: {
      removeProductsFromBasket: { status: "success" },
      activateRebateCode: { status: "error", error: { code: "code" } },
      shoppingListCreate: { status: "success", id: 1 },
    },
  })
})
