import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { makeAskPlainShop } from "../../../adapters/http/ask-plain-shop.ts"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi, makeToldOffer } from "../../../adapters/http/ky-catalogue-api.ts"
import { plainTilesOperation } from "../../../adapters/http/operations/plain-tiles.ts"
import { productOfferOperation } from "../../../adapters/http/operations/product-offer.ts"
import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import { makeOriginPages } from "../../../adapters/origin/origin-pages.ts"
import { makeOriginProduct } from "../../../adapters/origin/origin-product.ts"
import type { ErrorLog } from "../../../ports/error-log.ts"
import { platformTypes } from "../../../fixtures/platform-shop/calls/graphql-types.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { secondOrigin, type SecondTheme } from "../../support/origin/second-front.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// Each field that is asked of a product, taken away from the shop that nobody of us wrote.

type Fetch = (request: Request) => Promise<Response>

/** Products as our page offers them in front of a shop; what it fails with otherwise. Pages are read once, whatever the API lacks. */
function openOffers(theme: SecondTheme, readPages: (fetch: Fetch) => Fetch = (fetch) => fetch) {
  const origin = new URL(secondOrigin)
  const shopWithout = (lacks: readonly string[]) => platformShop({ theme, now: () => new Date(testNowMs), lacks })
  const pages = makeOriginPages({
    origin,
    fetch: readPages(shopWithout([])),
    nowMs: () => testNowMs,
    timeoutMs: 20_000,
    onTrouble: () => undefined,
    areShownWhole: true,
  })
  return async (productId: number, lacks: readonly string[], change: (data: unknown) => unknown = (data) => data) => {
    const shop = shopWithout(lacks)
    const fetch = async (request: Request) => Response.json(change(await (await shop(request)).json()))
    const log: ErrorLog = { write: () => Effect.void }
    const client = makeShopClient({ origin: origin.origin, fetch, language: "pl", timeoutMs: 20_000 })
    const graphqlClient = makeGraphqlClient(sendOverHttp(client))
    // that it knows no field of ours is known by now
    const refusedCalls = new RefusedCalls()
    refusedCalls.set(productOfferOperation.call, 0)
    const plainShop = makeAskPlainShop({ graphqlClient, client, log, refusedCalls })
    const { offer } = makeOriginProduct(makeKyCatalogueApi(graphqlClient, plainShop), {
      pages,
      plainShop,
      toldOffer: makeToldOffer(graphqlClient, plainShop),
      audience: { language: "pl", currency: null },
      log,
    })
    const told = await Effect.runPromise(Effect.result(offer(productId)))
    return told._tag === "Failure" ? told.failure._tag : told.success
  }
}

/** Fields of the shop's types from one of them on, each as "Type.field". */
const reachable = (type: string): readonly string[] =>
  Object.entries(platformTypes[type] ?? {}).flatMap(([field, inner]) => [`${type}.${field}`, ...(inner === null ? [] : reachable(inner))])

const selections = `${productOfferOperation.plainSelection ?? ""} ${plainTilesOperation.selection}`
const asked = new Set([...selections.matchAll(/\w+/g)].map(([name]) => name))
const fields = [...new Set([...reachable("ProductData"), ...reachable("ProductsResult")])].filter((field) =>
  asked.has(field.split(".")[1] ?? ""),
)

/** An answer in which a field is null wherever it stands. */
function nulled(value: unknown, type: string, field: string): unknown {
  if (Array.isArray(value)) return value.map((each) => nulled(each, type, field))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      `${type}.${name}` === field ? null : nulled(inner, platformTypes[type]?.[name] ?? "", field),
    ]),
  )
}
const withNull = (field: string) => (reply: unknown) =>
  typeof reply === "object" && reply !== null && "data" in reply ? { ...reply, data: nulled(reply.data, "Query", field) } : reply

/** What stands in the place of what is missing. */
const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (typeof value === "object" && "is" in value && value.is === "unknown")

/** The paths at which a value says something else than another, and those at which it says nothing. */
function compared(value: unknown, whole: unknown, path = ""): { readonly other: readonly string[]; readonly missing: readonly string[] } {
  if (JSON.stringify(value) === JSON.stringify(whole)) return { other: [], missing: [] }
  if (isMissing(value)) return { other: [], missing: [path] }
  if (typeof value !== "object" || typeof whole !== "object" || value === null || whole === null) return { other: [path], missing: [] }
  const names = [...new Set([...Object.keys(value), ...Object.keys(whole)])]
  const inside = names.map((name) => compared(Reflect.get(value, name), Reflect.get(whole, name), `${path}/${name}`))
  return { other: inside.flatMap(({ other }) => other), missing: inside.flatMap(({ missing }) => missing) }
}

/** Of a shirt in sizes, and of a rope by the half metre: what is missing without a field; "theirs" = it is shown by the shop's own page. */
const shirt: Readonly<Record<string, readonly string[] | "theirs">> = {
  "ProductData.pointsReceive": ["price/pointsEarned"],
  "ProductData.sizes": "theirs",
  "Size.availability": ["availability/description"],
  "Availability.description": ["availability/description"],
  "Size.price": "theirs",
  "SizePrice.youSavePercent": ["price/youSavePercent"],
  "SizePrice.price": "theirs",
  "Amount.gross": "theirs",
  "Amount.net": "theirs",
  "Money.value": "theirs",
  "SizePrice.omnibusPrice": ["price/omnibus"],
  "SizePrice.omnibusPriceDetails": ["price/omnibus/percent", "price/omnibus/validUntil"],
  "OmnibusDetails.youSavePercent": ["price/omnibus/percent"],
  "OmnibusDetails.newPriceEffectiveUntil": ["price/omnibus/validUntil"],
  "Formatted.formatted": ["price/omnibus/validUntil"],
  "SizePrice.max": ["price/max"],
}
const unitWords = ["name", "singular", "plural", "few", "fraction"]
const rope: typeof shirt = {
  "ProductData.unit": unitWords,
  "ProductData.sizes": ["stock", "availability/description"],
  "Size.amount": ["stock"],
  "Size.availability": ["availability/description"],
  "Availability.description": ["availability/description"],
  "SizePrice.youSavePercent": ["price/youSavePercent"],
  "Amount.gross": "theirs",
  "Amount.net": "theirs",
  "Money.value": "theirs",
}

/** Of shears that are cheaper by the dozen. */
const byQuantity = fields.filter((field) => /^Rebate|rebateNumber|sizes$/.test(field))

describe.each([
  ["current", 208, "not in the schema", shirt],
  ["older", 204, "null", rope],
] as const)("in its %s theme, of product %d", (theme, id, lack, table) => {
  const offerOf = openOffers(theme)

  test.each(fields)(
    `where %s is ${lack} nothing is said that is not so, and what others tell stands in its place (10.992, 10.1060)`,
    async (field) => {
      const whole = await offerOf(id, [])
      const got = lack === "null" ? await offerOf(id, [], withNull(field)) : await offerOf(id, [field])
      const expected = table[field] ?? []
      if (expected === "theirs") return expect(got).toBe("NotOffered")
      expect(got).toMatchObject({ id })
      const { other, missing } = compared(got, whole)
      expect([other, [...new Set(missing.map((path) => path.replace(/^\/(?:sizes\/\d+|unit)\//, "")))]]).toEqual([[], expected])
    },
  )
})

test.each(byQuantity)("where %s is missing no price by quantity is another than it was (10.992, 10.1060)", async (field) => {
  const offerOf = openOffers("current")
  const steps = (offer: Awaited<ReturnType<typeof offerOf>>) =>
    typeof offer === "string" || offer === null ? [] : offer.sizes.flatMap(({ multipack = [] }) => multipack)
  const whole = steps(await offerOf(203, []))
  expect(whole.length).toBeGreaterThan(1)
  for (const step of steps(await offerOf(203, [field]))) expect(whole).toContainEqual(step)
})
