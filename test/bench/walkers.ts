import { loadavg } from "node:os"
import { searchAddress } from "../../core/addresses/search-address.ts"
import { openBrowser } from "../cluster/browser.ts"
import { compareBaskets } from "../cluster/compare-baskets.ts"
import { type Goods, readGoods } from "../cluster/goods.ts"
import { startBenchServer } from "./bench-server.ts"
import { withBenchShop } from "./bench-shop.ts"

/** What is searched for, one text after the other. */
const texts = ["kubek", "koszula lniana", "swieca", "lampa", "nic takiego"] as const

/** Currencies of the demo shop with what their amounts are written by. */
const currencies = [
  ["EUR", "€"],
  ["USD", "$"],
  ["PLN", "zł"],
] as const

/** How long a run takes, in seconds, and what a shopper thinks between two steps, in milliseconds. */
const seconds = 60
const thinkMs = 500

/** Steps that were taken of one kind, in milliseconds each, and how many did not come to what they should, by the status of their answers. */
interface Kind {
  readonly tookMs: number[]
  readonly failed: Map<number, number>
}

/**
 * Lets shoppers search, filter, add to the basket and change the currency for a minute, in front of one process, and prints what became of it: answers
 * that are none, amounts in another currency than the chosen one, and rows that were told and are not kept.
 */
export async function reportWalkers(shoppers: number): Promise<void> {
  const goods = await readGoods()
  await withBenchShop(async ({ root, dataFolder }) => {
    const server = await startBenchServer(root, dataFolder)
    const kinds = new Map<string, Kind>()
    const endsMs = performance.now() + seconds * 1000
    const walks = Array.from({ length: shoppers }, (_, at) =>
      walk({ origin: new URL(server.origin), at, goods, isOpen: () => performance.now() < endsMs, kinds }),
    )
    const beforeMs = server.processorMs()
    const walkers = await Promise.all(walks)
    const processorMs = server.processorMs() - beforeMs
    await server.stop()
    const compared = await compareBaskets({ dataFolder }, walkers)
    console.log(`\n${shoppers} shoppers, ${seconds} s, one process, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
    console.log(["", "answered", "p50 ms", "p99 ms", "failed"].map((word, at) => word.padStart(at === 0 ? 14 : 10)).join(""))
    for (const [kind, of] of [...kinds, ["all", together([...kinds.values()])] as const]) {
      const sorted = of.tookMs.toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      const faults = [...of.failed].map(([status, times]) => `${times} by ${status}`).join(", ")
      const columns = [sorted.length, at(0.5), at(0.99), faults === "" ? 0 : faults].map((value) => String(value).padStart(10))
      console.log(kind.padStart(14) + columns.join(""))
    }
    const answers = [...kinds.values()].reduce((sum, { tookMs }) => sum + tookMs.length, 0)
    console.log(`processor time of the shop: ${(processorMs / answers).toFixed(1)} ms an answer`)
    console.log(`rows ${compared.rows}: lost ${compared.lost}, doubled ${compared.doubled}, untold ${compared.untold}`)
    const failures = [...kinds.values()].reduce((sum, { failed }) => sum + failed.size, 0)
    if (failures + compared.lost + compared.doubled > 0) process.exitCode = 1
  })
}

/** All kinds as one. */
const together = (kinds: readonly Kind[]): Kind => ({
  tookMs: kinds.flatMap(({ tookMs }) => tookMs),
  failed: new Map(
    [
      ...Map.groupBy(
        kinds.flatMap(({ failed }) => [...failed]),
        ([status]) => status,
      ),
    ].map(([status, of]) => [status, of.reduce((sum, [, times]) => sum + times, 0)] as const),
  ),
})

interface Walk {
  readonly origin: URL
  /** which shopper, from 0 */
  readonly at: number
  readonly goods: Goods
  readonly isOpen: () => boolean
  readonly kinds: Map<string, Kind>
}

/** One shopper's walk, over and over. @returns what the shop said of the basket */
async function walk({ origin, at, goods, isOpen, kinds }: Walk) {
  const browser = openBrowser(origin, at)
  const { productId, sizeId, page } = goods.rowAt(at)
  const row = { productId, sizeId, least: 0, most: 0 }
  const step = async (kind: string, asked: ReturnType<typeof browser.get>, isFine: (answer: Awaited<typeof asked>) => boolean) => {
    const answer = await asked
    const of = kinds.get(kind) ?? { tookMs: [], failed: new Map<number, number>() }
    kinds.set(kind, of)
    of.tookMs.push(answer.ms)
    if (!isFine(answer)) of.failed.set(answer.status, (of.failed.get(answer.status) ?? 0) + 1)
    await new Promise((resolve) => setTimeout(resolve, thinkMs))
  }
  for (let round = 0; isOpen(); round += 1) {
    const [currency, sign] = currencies[(at + round) % currencies.length] ?? currencies[0]
    const text = texts[(at + round) % texts.length] ?? texts[0]
    const isPage = ({ status }: { readonly status: number }) => status === 200
    await step("currency", browser.post("/settings.php", { curr: currency, return: page }), ({ status }) => status === 303)
    await step("search", browser.get(searchAddress("pl", text)), isPage)
    await step("filter", browser.get(`${goods.category}?filter_pricerange=${10 + round}-300`), isPage)
    await step("product", browser.get(page), isPage)
    row.most += 1
    await step(
      "add",
      browser.post("/basketchange.php", { product: String(productId), size: sizeId, number: "1", getAjax: "true" }),
      (told) => {
        const isMade = told.status === 200 && told.body === '{"status":"success"}'
        if (isMade) row.least += 1
        return isMade
      },
    )
    await step("cart", browser.get(goods.cart), isPage)
    await step("its currency", browser.post("/ajax/get.php", { request: '{"Basket":{}}' }), ({ status, body }) => {
      const [, worth = ""] = /"worth_formatted":"([^"]*)"/.exec(body) ?? []
      return status === 200 && worth.includes(sign)
    })
  }
  browser.close()
  return { token: () => browser.cookie("client"), rows: [row], login: null }
}
