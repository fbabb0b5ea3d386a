import { readFileSync } from "node:fs"
import { Effect, Result } from "effect"
import { buildSchema, parse, validate } from "graphql"
import { describe, expect, test } from "vitest"
import { callGraphql, type GraphqlOperation } from "../../../adapters/http/graphql/graphql-call.ts"
import { fieldText, makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import { addToBasketOperation, changeRowOperation, removeRowsOperation } from "../../../adapters/http/operations/change-basket.ts"
import { contentOperation } from "../../../adapters/http/operations/content.ts"
import { homeOperation } from "../../../adapters/http/operations/home.ts"
import { instalmentsOperation } from "../../../adapters/http/operations/instalments.ts"
import { listingOperation } from "../../../adapters/http/operations/listing.ts"
import { productDetailsOperation } from "../../../adapters/http/operations/product-details.ts"
import { productSubscriptionOperation } from "../../../adapters/http/operations/product-subscription.ts"
import { productOfferOperation } from "../../../adapters/http/operations/product-offer.ts"
import { productTilesOperation } from "../../../adapters/http/operations/product-tiles.ts"
import { changeNoteOperation, readNotesOperation } from "../../../adapters/http/operations/row-notes.ts"
import { readBasketOperation } from "../../../adapters/http/operations/read-basket.ts"
import { relatedProductsOperation } from "../../../adapters/http/operations/related-products.ts"
import { setPostcodeOperation, setRegionOperation, unsetPlaceOperations } from "../../../adapters/http/operations/region.ts"
import { shippingOperation } from "../../../adapters/http/operations/shipping.ts"
import { shellOperation } from "../../../adapters/http/operations/shell.ts"
import { visitorOperation } from "../../../adapters/http/operations/visitor.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const schema = buildSchema(readFileSync(new URL("../../../fixtures/shop/schema.graphql", import.meta.url), "utf8"))

interface Sample {
  readonly call: string
  readonly document: string
  readonly decode: (data: unknown) => Result.Result<unknown, unknown>
}

function sample<Variables, Answer>(
  operation: GraphqlOperation<Variables, Answer>,
  variables: Variables,
  selection = operation.selection,
): Sample {
  return {
    call: `${operation.call} ${JSON.stringify(variables).slice(0, 60)}`,
    document: `${operation.kind} { ${fieldText({ ...operation, args: operation.args(variables), selection })} }`,
    decode: (data) => operation.decode(data, variables),
  }
}

const hostile = '"}) { x } #\\\n'
const row = { rowId: hostile, productId: 601, sizeId: hostile }
const samples: readonly Sample[] = [
  ...[601, 602, 603, 604, 605, 606, 607, 99_999].flatMap((productId) => [
    sample(productOfferOperation, { productId }),
    sample(productOfferOperation, { productId }, productOfferOperation.plainSelection),
    sample(productSubscriptionOperation, { productId }),
    sample(productDetailsOperation, { productId }),
    sample(relatedProductsOperation, { productId }),
  ]),
  sample(listingOperation, { categoryId: 12, sort: "price-desc", page: 0 }),
  sample(listingOperation, { categoryId: 999, sort: "default", page: 9999 }),
  ...[601, 99_999].map((productId) => sample(instalmentsOperation, { productId, sizeId: hostile, quantity: decimalOf(2) })),
  sample(homeOperation, {}),
  sample(productTilesOperation, { productIds: [602, 607, 99_999] }),
  sample(shellOperation, { language: "pl" }),
  sample(visitorOperation, {}),
  ...[601, 602, 604, 606, 99_999].flatMap((productId) => {
    const asked = { products: [{ productId, sizeId: "uniw", quantity: decimalOf(2), parts: [{ productId, sizeId: hostile }] }], nowMs: 0 }
    return [sample(shippingOperation, asked), sample(shippingOperation, asked, shippingOperation.plainSelection)]
  }),
  sample(contentOperation, { key: "terms" }),
  ...["PL", hostile].map((countryId) => sample(setRegionOperation, { countryId })),
  ...["30-001", hostile].map((postcode) => sample(setPostcodeOperation, { postcode })),
  ...Object.values(unsetPlaceOperations).map((operation) => sample(operation, {})),
  sample(readBasketOperation, {}),
  sample(readBasketOperation, {}, readBasketOperation.plainSelection),
  sample(addToBasketOperation, [{ productId: 601, sizeId: "M", quantity: 1 }]),
  sample(addToBasketOperation, [{ productId: 601, sizeId: hostile, quantity: -1 }]),
  sample(readNotesOperation, {}),
  sample(readNotesOperation, {}, readNotesOperation.plainSelection),
  sample(changeNoteOperation, { row, change: { is: "comment", text: hostile } }),
  sample(changeNoteOperation, { row, change: { is: "wrap", isWrapped: true } }),
  sample(changeNoteOperation, { row, change: { is: "favourite" } }),
  sample(changeRowOperation, { ...row, quantity: 1.5 }),
  sample(removeRowsOperation, [row, row]),
]

describe("every document", () => {
  test.each(samples)("$call is valid against the shop's schema", ({ document }) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([])
  })

  test("the question about shipping times has the name that other programs know, with size and parts (7.58, 11.93)", async () => {
    const sent: string[] = []
    const client = makeGraphqlClient((document) => Effect.sync(() => ({ status: 200, json: { data: sent.push(document) } })))
    const parts = [{ productId: 22, sizeId: "uniw" }]
    const asked = { products: [{ productId: 601, sizeId: "M", quantity: decimalOf(2), parts }], nowMs: 0 }
    await Effect.runPromise(Effect.exit(callGraphql(client, shippingOperation, asked)))
    expect(sent[0]).toMatch(/^query projector_shipping_fetchShippingTime \{ shipping\(/)
    expect(sent[0]).toContain('products: [{id: 601, size: "M", quantity: 2, bundleParts: [{id: 22, size: "uniw"}]}]')
    expect(sent[0]).toContain("shippingTime")
  })

  test("is answered by the shop with the shape that its Schema promises", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    for (const { call, document, decode } of samples) {
      expect(Result.isSuccess(decode(await shopper.data(document))), call).toBe(true)
    }
  })

  test.each(samples)("$call refuses a reply of another shape", ({ decode }) => {
    for (const other of [null, 5, "data", [], { data: {} }]) expect(Result.isFailure(decode(other))).toBe(true)
  })
})
