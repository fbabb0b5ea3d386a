import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { demoReport, settleOrders, tryOf } from "../../../fixtures/shop/orders/pay-order.ts"
import { cancelByKeeper, openOrdering } from "../../support/shop/order-shop.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const pieces = 3
const shoppers = 4

/** What a shopper or the keeper does next. */
const actions = fc.oneof(
  fc.record({ is: fc.constant("buy" as const), who: fc.nat(shoppers - 1), many: fc.constantFrom("1", "2") }),
  fc.record({
    is: fc.constantFrom("post twice" as const, "pay" as const, "cancel" as const),
    who: fc.nat(shoppers - 1),
    many: fc.constant("1"),
  }),
  fc.record({ is: fc.constant("hour" as const), who: fc.constant(0), many: fc.constant("1") }),
)

test("whatever shoppers and keeper do, pieces are in the stock or in an order that stands, and none of them twice (10.700, 10.713, 10.717)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 12, maxLength: 18 }), async (all) => {
      const { shop, database } = await openOrdering(onTestFinished)
      await database.run("UPDATE product_size SET stock = ? WHERE product = 501", String(pieces))
      const people = Array.from({ length: shoppers }, () => makeShopper(shop))
      const numbers: (string | undefined)[] = []
      let nowMs = testNowMs
      for (const { is, who, many } of all) {
        const shopper = people[who]
        const number = numbers[who]
        if (shopper === undefined) throw new Error("no shopper")
        const ordering = orderingOf(shopper)
        if (is === "buy" || is === "post twice") {
          await putInto(shopper, 501, many)
          await fillIn(shopper)
          const quote = await ordering.quote().catch(() => null)
          const post = quote && { key: quote.key, shown: quote.shown, total: quote.sums.total, terms: true, cancel: true }
          const outcomes = post === null ? [] : await Promise.all((is === "buy" ? [1] : [1, 2]).map(() => ordering.post(post)))
          const placed = outcomes.flatMap((one) => ("number" in one ? one.number : []))
          expect(new Set(placed).size).toBeLessThanOrEqual(1)
          numbers[who] = placed[0] ?? number
          // whoever got nothing begins anew
          if (placed.length === 0) people[who] = makeShopper(shop)
        } else if (is === "cancel" && number !== undefined) await cancelByKeeper(database, number)
        else if (is === "pay" && number !== undefined) {
          const led = (await shopper.post("/prepaid.php", { order: number })).headers.get("location") ?? ""
          const found = await tryOf(database.reader, new URL(led, shopOrigin).searchParams.get("reference") ?? "")
          const sent = found === null ? null : demoReport(found.secret, found.asked, "paid")
          const headers = { "x-signature": sent?.signature ?? "" }
          if (sent !== null) await shop.fetch(new Request(`${shopOrigin}/payment-notice.php`, { method: "POST", headers, body: sent.body }))
        } else if (is === "hour") {
          nowMs += 3_600_000
          await settleOrders(database, nowMs)
        }
        const [row] = await database.all("SELECT stock FROM product_size WHERE product = 501")
        const left = Number(row?.["stock"])
        const orders = await database.reader.selectFrom("shop_order").select(["status", "document"]).execute()
        const standing = orders.filter(({ status }) => status !== "cancelled").flatMap(({ document }) => Object(JSON.parse(document)).lines)
        const held = standing.reduce((sum: number, line) => sum + Number(line.quantity.coefficient) / 10 ** Number(line.quantity.scale), 0)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + held).toBe(pieces)
      }
    }),
    { numRuns: 4 },
  )
})
