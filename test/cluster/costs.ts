import { readdirSync, readFileSync } from "node:fs"
import { type Browser, openBrowser } from "./browser.ts"
import { wholeProcessMs } from "../bench/processor-time.ts"
import type { Goods } from "./goods.ts"
import type { Replica } from "./replicas.ts"

/** A process whose pages are measured. */
export interface Measured {
  readonly name: string
  readonly replica: Replica
}

/** What each page or change takes, in milliseconds. */
export interface Cost {
  /** processor time of the shop's process, and of PostgreSQL beside it */
  readonly shopMs: number
  readonly serverMs: number
  /** from asking to the last byte, one after the other */
  readonly waitMs: number
}

export interface CostReport {
  readonly load: string
  readonly costs: readonly { readonly name: string; readonly cost: Cost }[]
}

interface Load {
  readonly name: string
  readonly count: number
  readonly ask: (browser: Browser, goods: Goods) => Promise<{ readonly status: number }>
}

const loads: readonly Load[] = [
  { name: "a guest's page that is kept", count: 400, ask: (browser, goods) => browser.get(goods.rowAt(0).page) },
  { name: "a product page of a guest with a basket", count: 120, ask: (browser, goods) => browser.get(goods.rowAt(1).page) },
  { name: "a cart page", count: 120, ask: (browser, goods) => browser.get(goods.cart) },
  { name: "a change of the basket", count: 240, ask: (browser, goods) => browser.post("/basketchange.php", changeOf(goods)) },
]

const changeOf = (goods: Goods): Readonly<Record<string, string>> => {
  const { productId, sizeId } = goods.rowAt(0)
  return { product: String(productId), size: sizeId, change: "change", number: "2", getAjax: "true" }
}

const rounds = 9

/** Asks each process for the same, in turns, and takes the median of the rounds: what else the machine does meets all of them. */
export async function measureCosts(
  measured: readonly Measured[],
  goods: Goods,
  say: (line: string) => void,
): Promise<readonly CostReport[]> {
  const found: { readonly load: Load; readonly one: Measured; readonly cost: Cost }[] = []
  const visitors = await Promise.all(
    measured.map(async (one) => ({ one, guest: openBrowser(one.replica.origin, 0), buyer: await buyerAt(one, goods) })),
  )
  // the first round warms up
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) say(`round ${round} of ${rounds}`)
    for (const load of loads)
      for (const { one, guest, buyer } of visitors) {
        const cost = await costOf(load, one, load === loads[0] ? guest : buyer, goods)
        if (round > 0) found.push({ load, one, cost })
      }
  }
  for (const { guest, buyer } of visitors) for (const browser of [guest, buyer]) browser.close()
  return loads.map((load) => ({
    load: load.name,
    costs: measured.map((one) => {
      const costs = found.filter((each) => each.load === load && each.one === one).map(({ cost }) => cost)
      const middle = (what: keyof Cost) => median(costs.map((cost) => cost[what]))
      return { name: one.name, cost: { shopMs: middle("shopMs"), serverMs: middle("serverMs"), waitMs: middle("waitMs") } }
    }),
  }))
}

async function buyerAt({ replica }: Measured, goods: Goods): Promise<Browser> {
  const browser = openBrowser(replica.origin, 1)
  const { productId, sizeId } = goods.rowAt(0)
  await browser.post("/basketchange.php", { product: String(productId), size: sizeId, number: "1", getAjax: "true" })
  return browser
}

async function costOf({ name, count, ask }: Load, { name: who, replica }: Measured, browser: Browser, goods: Goods): Promise<Cost> {
  const pid = replica.pid()
  const [shopBefore, serverBefore, beganMs] = [wholeProcessMs(pid), postgresMs(), performance.now()]
  for (let asked = 0; asked < count; asked += 1) {
    const { status } = await ask(browser, goods)
    if (status !== 200) throw new Error(`${who}: ${name} is answered by ${status}`)
  }
  const waitMs = (performance.now() - beganMs) / count
  return { shopMs: (wholeProcessMs(pid) - shopBefore) / count, serverMs: (postgresMs() - serverBefore) / count, waitMs }
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The processor time so far of every process of PostgreSQL on this machine. */
function postgresMs(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres" ? sum + wholeProcessMs(pid) : sum
      } catch {
        // it has ended meanwhile
        return sum
      }
    }, 0)
}
