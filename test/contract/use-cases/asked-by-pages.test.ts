import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { openVisit } from "../../../adapters/wiring/open-visit.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

/** What a page asks of the shop while it opens, the documents one after the other. */
async function askedFor(path: string): Promise<string> {
  const { shop } = await openProjectShop()
  const asked: string[] = []
  const fetch = withCookies(async (request) => {
    asked.push(await request.clone().text())
    return shop.fetch(request)
  })
  const { origin, timeoutMs } = connectionTo(fetch)
  const parts = { origin, fetch, timeoutMs, log: { write: () => Effect.void }, refusedCalls: new RefusedCalls() }
  const visit = await Effect.runPromise(
    openVisit(parts, { url: new URL(path, origin), cookies: "", nowMs: Date.UTC(2026, 10, 29), failure: null }),
  )
  expect(visit).toMatchObject({ is: "shown" })
  return asked.join("\n")
}

test.each([
  [
    "a product by its id: prices, sizes, availability, units, parameters and points",
    "/product-pol-535.html",
    [
      /product\(productId: 535,.*?sizes \{ id name amount.*?availability \{ description status \} price \{/,
      /unit \{ name singular plural sellBy precision/,
      /parameters \{ name values/,
      /points pointsReceive/,
    ],
  ],
  [
    "the basket with its cost",
    "/product-pol-535.html",
    [/basket \{ products \{ id size additional quantity/, /basketCost \{ totalProductsCost \{.*?shippingCost \{.*?totalToPay \{/],
  ],
  [
    "shipping and its time, of product, size, quantity and parts",
    "/product-pol-535.html",
    [/shipping\(.*?products: \[\{id: 535, size: \\"uniw\\", quantity: 1/, /couriers|cost/, /shippingTime/],
  ],
  [
    "payment methods with their terms and the default one",
    "/payments-pol-501.html",
    [/ownPayments\(.*?default.*?methods \{ id name.*?terms/],
  ],
  [
    "what each store has",
    "/stores-pol-535.html?size=M",
    [/ownStores\(productId: 535\).*?stocks \{ stockInfo \{ name city street zipcode.*?strictQuantity/],
  ],
  [
    "pickup points with their position, opening days and data",
    "/pickup-sites.php",
    [/pickupPointsSearch\(.*?pickupPoints \{ id courierId name address \{.*?coordinates \{ latitude longitude \} openingDays \{ open/],
  ],
])("a page asks for %s (7.38, 7.39, 7.40, 7.43, 7.45, 7.48, 7.50, 7.51, 7.57)", async (_, path, patterns) => {
  const asked = await askedFor(path)
  for (const pattern of patterns) expect(asked).toMatch(pattern)
})
