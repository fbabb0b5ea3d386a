import { Schema } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const decodeOptions = Schema.decodeUnknownSync(
  Schema.Struct({
    shipping: Schema.Struct({
      shipping: Schema.Array(
        Schema.Struct({
          courier: Schema.Struct({
            id: Schema.String,
            name: Schema.String,
            carrierName: Schema.String,
            companyKey: Schema.String,
            fullId: Schema.String,
          }),
          prepaid: Schema.String,
          deliveryTime: Schema.NullOr(Schema.Struct({ days: Schema.Finite, time: Schema.Struct({ days: Schema.Finite }) })),
        }),
      ),
    }),
  }),
)

async function shopperOfProject() {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  return makeShopper(shop)
}

test("a product tells its currency and what it costs at least (3.36, 3.45, 3.50, 11.221)", async () => {
  const shopper = await shopperOfProject()
  const price = "price { min { gross { value } } rebateCodeActive }"
  const ask = (id: number) =>
    shopper.data(`{ product(productId: ${id}) { product { selected for_points currency ${price}
      sizes { id product_id quantity for_points selected ${price} } } } }`)
  const at = (value: number) => ({ min: { gross: { value } }, rebateCodeActive: false })
  expect(await ask(572)).toMatchObject({
    product: {
      product: {
        selected: true,
        for_points: false,
        currency: "PLN",
        price: at(89),
        sizes: [{ product_id: 572, quantity: 0, for_points: false, selected: false, price: at(89) }],
      },
    },
  })
  expect(await ask(576)).toMatchObject({ product: { product: { for_points: true, price: { min: null } } } })
})

const bounds = "{ price { gross { value } } save { gross { value } } before { gross { value } } }"
const gross = (value: number) => ({ gross: { value } })
// nobody can buy 572 once, so that nobody saves
const onlyBound = { price: gross(79), save: null, before: null }

test.each([
  [572, { min: onlyBound, max: onlyBound }],
  [
    570,
    {
      min: { price: gross(46.8), save: gross(5.2), before: gross(52) },
      max: { price: gross(154.8), save: gross(17.2), before: gross(172) },
    },
  ],
  [501, null],
])("what product %j costs by subscription, and what it costs bought once (3.39, 11.224)", async (id, subscription) => {
  const shopper = await shopperOfProject()
  const found = await shopper.data(`{ product(productId: ${id}) { product { subscription { min ${bounds} max ${bounds} } } } }`)
  expect(found).toEqual({ product: { product: { subscription } } })
})

test("the price with a visitor's code says so (3.30, 11.221)", async () => {
  const shopper = await shopperOfProject()
  await shopper.data('mutation { activateRebateCode(code: "LATO10") { status } }')
  const reply = JSON.stringify(
    await shopper.data("{ products(searchInput: { productsId: [501, 503, 520] }) { products { price { rebateCodeActive } } } }"),
  )
  expect(reply).toContain('"rebateCodeActive":true')
})

test("a row of the basket marks its size and names its group of versions (3.45, 3.55, 11.221)", async () => {
  const shopper = await shopperOfProject()
  await shopper.post("/basketchange.php", { product: "508", size: "uniw", number: "2" })
  await shopper.post("/basketchange.php", { product: "501", size: "uniw", number: "1" })
  const rows = JSON.stringify(
    await shopper.data("{ basket { products { id data { group { id name } sizes { id selected quantity } } } } }"),
  )
  expect(JSON.parse(rows)).toMatchObject({ basket: { products: expect.arrayContaining([expect.objectContaining({ id: 501 })]) } })
  expect(rows).toContain('"selected":true,"quantity":2')
  expect(rows).toMatch(/"group":\{"id":\d+,"name":"[^"]+"\}/)
})

test.each([
  "{ shipping(ShippingInput: { mode: product, products: [] }) { shipping { calendar } } }",
  "{ shipping { shipping { courier { id } } } }",
])("what is not answered is refused by name: %s (11.221)", async (document) => {
  const shopper = await shopperOfProject()
  expect(JSON.stringify(await shopper.ask(document))).toMatch(/Cannot query field|argument/)
})

test("a courier is named with its carrier and how it is paid, and its days are told by themselves (3.60, 11.221)", async () => {
  const shopper = await shopperOfProject()
  const option = "courier { id name carrierName companyKey fullId } prepaid deliveryTime { days time { days } }"
  const reply = decodeOptions(
    await shopper.data(
      `{ shipping(ShippingInput: { mode: product, products: [{ id: 501, size: "uniw", quantity: 1 }] }) { shipping { ${option} } } }`,
    ),
  )
  expect(reply.shipping.shipping.length).toBeGreaterThan(1)
  for (const { courier, prepaid, deliveryTime } of reply.shipping.shipping) {
    expect(courier).toMatchObject({ carrierName: courier.name, companyKey: courier.id })
    expect(courier.fullId).toBe(`${courier.id}-${prepaid === "prepaid" ? 1 : 0}`)
    expect(deliveryTime?.days).toBe(deliveryTime?.time.days)
  }
})
