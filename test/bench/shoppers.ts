import { loadavg } from "node:os"
import { cartAddress, categoryAddress, homeAddress, productAddress } from "../../core/addresses/addresses.ts"
import { loadCatalogue } from "../../fixtures/catalogue/load-catalogue.ts"
import { type BenchServer, startBenchServer } from "./bench-server.ts"
import { withBenchShop } from "./bench-shop.ts"
import { startChild } from "./growth-child.ts"
import { type Answer, goShopping, type Journey, steps } from "./shopper.ts"

/** How many shoppers come at once, one crowd after the other. */
const crowds = [20, 200, 1_000] as const
const seconds = 15

/** What an answer that was taken on may take, as times of its step's median, and what health may take in milliseconds. */
const limits = { tail: 5, healthMs: 100 } as const

/** What became of one crowd. */
interface Crowd {
  readonly shoppers: number
  readonly seconds: number
  readonly answers: readonly Answer[]
  readonly worstHealthMs: number
  readonly megabytes: number
}

/**
 * Lets 20, 200 and 1,000 shoppers at once open home, category, product, add to the basket and open the cart, as fast as they are answered,
 * and prints what became of them. With minutes: 200 of them for so long, and the server's memory after each.
 */
export async function reportShoppers(minutes: number | null): Promise<void> {
  const journeys = await makeJourneys()
  await withBenchShop(async ({ root, dataFolder }) => {
    const server = await startBenchServer(root, dataFolder)
    try {
      console.log(`\nload before ${(loadavg()[0] ?? 0).toFixed(2)}`)
      if (minutes === null) for (const shoppers of crowds) report(await letIn(server, { shoppers, seconds, journeys }))
      else await watchMemory(server, minutes, journeys)
    } finally {
      await server.stop()
    }
  })
}

async function watchMemory(server: BenchServer, minutes: number, journeys: readonly Journey[]): Promise<void> {
  console.log(`${"minute".padStart(8)}${"MB".padStart(8)}${"answered".padStart(10)}${"503".padStart(8)}${"health ms".padStart(11)}`)
  for (let minute = 1; minute <= minutes; minute++) {
    const { answers, worstHealthMs, megabytes } = await letIn(server, { shoppers: 200, seconds: 60, journeys })
    const refused = answers.filter(({ status }) => status === 503).length
    const columns = [minute, Math.round(megabytes), answers.length - refused, refused, Math.round(worstHealthMs)]
    console.log(columns.map((value, at) => String(value).padStart([8, 8, 10, 8, 11][at] ?? 8)).join(""))
  }
}

/** Different goods that can be bought by the piece. */
async function makeJourneys(): Promise<readonly Journey[]> {
  const { products, categories } = await loadCatalogue()
  const [category] = categories
  if (category === undefined) throw new Error("The project's own catalogue has categories")
  const sold = products.filter(({ unit, type, listed }) => unit === "piece" && type === "item" && listed)
  return sold.flatMap(({ id, name, sizes }) => {
    const size = sizes.find(({ stock }) => Number(stock) < 0 || Number(stock) >= 1)
    if (size === undefined) return []
    return {
      home: { path: homeAddress("pl") },
      category: { path: categoryAddress("pl", category.id, [category.name.pl]) },
      product: { path: productAddress("pl", id, name.pl) },
      add: { path: "/basketchange.php", form: String(new URLSearchParams({ product: String(id), size: size.id, number: "1" })) },
      cart: { path: cartAddress("pl") },
    }
  })
}

interface CrowdPlan {
  readonly shoppers: number
  readonly seconds: number
  readonly journeys: readonly Journey[]
}

async function letIn({ origin, megabytes }: BenchServer, { shoppers, seconds: long, journeys }: CrowdPlan): Promise<Crowd> {
  const answers: Answer[] = []
  const endsMs = performance.now() + long * 1000
  const isOpen = () => performance.now() < endsMs
  const journeyAt = (at: number): Journey => {
    const journey = journeys[at % journeys.length]
    if (journey === undefined) throw new Error("The project's own catalogue has goods to buy")
    return journey
  }
  const crowd = Array.from({ length: shoppers }, (_, at) =>
    goShopping(origin, { isOpen, journeyOf: (round) => journeyAt(at * 7 + round), onAnswer: (answer) => void answers.push(answer) }),
  )
  const watch = startChild("health-watch.ts", [origin])
  await Promise.all(crowd)
  watch.ask()
  const worstHealthMs = await watch.next("ms")
  await watch.end()
  return { shoppers, seconds: long, answers, worstHealthMs, megabytes: await megabytes() }
}

function report({ shoppers, seconds: long, answers, worstHealthMs, megabytes }: Crowd): void {
  const load = (loadavg()[0] ?? 0).toFixed(1)
  console.log(
    `\n${shoppers} shoppers for ${long} s: /healthz at worst ${worstHealthMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB, load ${load}`,
  )
  console.log(
    ["  step    ", "answered", "503", "other", "p50 ms", "p99 ms", "worst ms", "p99/p50"].map((word) => word.padStart(10)).join(""),
  )
  for (const step of [...steps, null]) {
    const own = answers.filter((answer) => step === null || answer.step === step)
    const carried = own
      .filter(({ status }) => status === 200 || status === 303)
      .map(({ ms }) => ms)
      .toSorted((one, other) => one - other)
    const at = (share: number) => carried[Math.min(carried.length - 1, Math.floor(carried.length * share))] ?? 0
    const refused = own.filter(({ status }) => status === 503).length
    const ratio = at(0.99) / at(0.5)
    const columns = [
      carried.length,
      refused,
      own.length - carried.length - refused,
      ...[at(0.5), at(0.99), at(1)].map(Math.round),
      ratio.toFixed(1),
    ]
    console.log([(step ?? "all").padStart(10), ...columns.map((value) => String(value).padStart(10))].join(""))
    if (step !== null && ratio > limits.tail) console.log(`${" ".repeat(10)}^ above ${limits.tail} times the median`)
  }
  const refusals = answers.filter(({ status }) => status === 503).map(({ ms }) => ms)
  if (refusals.length > 0) console.log(`  a 503 came after ${Math.round(Math.max(...refusals))} ms at the latest`)
  if (worstHealthMs > limits.healthMs) console.log(`  /healthz took longer than ${limits.healthMs} ms`)
}
