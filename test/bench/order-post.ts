import { moneyText } from "../../core/values/money-text.ts"
import { fillIn, orderingOf, postOf, putInto } from "../support/shop/ordering.ts"
import { openShopData } from "../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../support/shop/shopper.ts"
import type { BenchLine } from "./bench-line.ts"
import { type BenchShop, withBenchShop } from "./bench-shop.ts"
import { ownProcessorMs } from "./processor-time.ts"

/** Orders that the shop has before any is measured, and those that are. */
const rounds = { kept: 10_000, warm: 5, measured: 41 } as const

/** The most that a post may take, in milliseconds of processor time. */
const limitMs = 60

/** The post of an order to a shop that has kept ten thousand, from its form to the answer: processor time, all that the shop does for it. */
export const benchOrderPost = (): Promise<readonly BenchLine[]> =>
  withBenchShop(async ({ shop, dataFolder }) => {
    await post(await readyToOrder(shop))
    await keepOrders(dataFolder)
    const times: number[] = []
    for (let round = 0; round < rounds.warm + rounds.measured; round++) {
      const ready = await readyToOrder(shop)
      const before = ownProcessorMs()
      await post(ready)
      if (round >= rounds.warm) times.push(ownProcessorMs() - before)
    }
    const medianMs = times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
    return [
      {
        what: `post of an order, ${rounds.kept.toLocaleString("en")} kept (processor)`,
        medianMs,
        perSecond: Math.round(1000 / medianMs),
        samples: times.length,
        limitMs,
      },
    ]
  })

interface Ready {
  readonly shopper: Shopper
  readonly fields: Readonly<Record<string, string>>
}

/** A guest at the last look, with two kinds of goods that never run out. */
async function readyToOrder(shop: BenchShop["shop"]): Promise<Ready> {
  const shopper = makeShopper(shop)
  await putInto(shopper, 574, "1", { size: "100" })
  await putInto(shopper, 545, "2")
  await fillIn(shopper)
  const { key, shown, total } = postOf(await orderingOf(shopper).quote())
  return { shopper, fields: { key, shown, total: moneyText(total), order_terms_conditions: "1", order_cancel: "1" } }
}

async function post({ shopper, fields }: Ready): Promise<void> {
  const answer = await shopper.post("/place-order.php", fields)
  const location = answer.headers.get("location") ?? ""
  if (!location.includes("order=")) throw new Error(`nothing was ordered: ${answer.status} ${location}`)
}

/** What no two orders share. */
const isOwn: ReadonlySet<string> = new Set(["number", "form_key", "event_key"])

/** Copies the one order that there is, with what was noted of it. */
async function keepOrders(dataFolder: string): Promise<void> {
  const data = await openShopData({ dataFolder })
  try {
    // soap for all that are measured
    await data.run("UPDATE product_size SET stock = '100000' WHERE product = 545")
    for (const table of ["shop_order", "order_event", "stock_movement"]) {
      const row = await data.get(`SELECT * FROM ${table}`)
      if (row === null) throw new Error(`an order leaves nothing in ${table}`)
      const columns = Object.keys(row).filter((name) => name !== "id")
      const values = columns.map((name) => (name === "order_id" ? "n" : isOwn.has(name) ? "'kept' || n" : name))
      await data.run(
        `WITH RECURSIVE many(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM many WHERE n <= ${rounds.kept})
         INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM many, (SELECT * FROM ${table} LIMIT 1)`,
      )
    }
  } finally {
    await data.close()
  }
}
