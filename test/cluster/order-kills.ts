import { setTimeout as pause } from "node:timers/promises"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { orderingPerson } from "../support/shop/ordering.ts"
import { type Answer, type Browser, openBrowser } from "./browser.ts"
import type { Goods } from "./goods.ts"
import type { Outcome } from "./outcome.ts"
import type { Replica } from "./replicas.ts"

/** What was told of orders while a process was killed, beside what is kept. */
export interface OrderKillsReport {
  readonly kills: number
  /** how often a step had no answer, by its name */
  readonly cut: ReadonlyMap<string, number>
  /** orders that were told, and those that were told to be paid */
  readonly told: number
  readonly paid: number
  /** what must not be: a sentence each */
  readonly wrong: readonly string[]
}

const writers = 6
/** After so many answers it is killed: another number each time, and in the middle of whatever the others do. */
const answersBefore = [17, 23, 9, 31, 14, 27, 11] as const

/** Somebody who orders and pays, again and again; whoever hears nothing presses once more. */
interface Buyer {
  readonly orders: Set<string>
  readonly paid: Set<string>
  /** one step further. @returns its name where it had no answer */
  readonly step: () => Promise<string | null>
  /** goes on until the order that was begun is paid */
  readonly isBetween: () => boolean
}

function makeBuyer(origin: URL, at: number, goods: Goods, wrong: string[]): Buyer {
  const browser: Browser = openBrowser(origin, at)
  const row = goods.rowAt(at)
  const [orders, paid] = [new Set<string>(), new Set<string>()]
  let form: Readonly<Record<string, string>> = {}
  let [number, reference] = ["", ""]
  let isAdded = false
  const led = (answer: Answer, pattern: RegExp): string => pattern.exec(answer.location)?.[1] ?? ""
  const steps: readonly (readonly [name: string, () => Promise<boolean>])[] = [
    [
      "add",
      async () => {
        // an answer that was lost is looked for in the basket: twice as many pieces would be another order, and no mistake
        const { status } = isAdded
          ? { status: 303 }
          : await browser.post("/basketchange.php", { product: String(row.productId), size: row.sizeId, number: "1" })
        isAdded = status === 303
        return isAdded
      },
    ],
    ["tell who orders", async () => (await browser.post("/client-new.php", orderingPerson)).status === 303],
    [
      "look",
      async () => {
        const { body } = await browser.read("/order2.php")
        const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ""
        form = { key: field("key"), shown: field("shown"), total: field("total"), order_terms_conditions: "1", order_cancel: "1" }
        return form["key"] !== ""
      },
    ],
    [
      "order",
      async () => {
        const answer = await browser.post("/place-order.php", form)
        number = led(answer, /^\/prepaid\.php\?order=([\w-]+)/)
        if (answer.status === 303 && number === "") wrong.push(`an order led to ${answer.location}`)
        if (number !== "") orders.add(number)
        return answer.status === 303
      },
    ],
    [
      "begin to pay",
      async () => {
        const answer = await browser.post("/prepaid.php", { order: number })
        reference = led(answer, /[?&]reference=([\w-]+)/)
        return answer.status === 303
      },
    ],
    [
      "pay",
      async () => {
        const { status } = await browser.post("/demo-payment.php", { reference, report: "paid" })
        if (status === 303) paid.add(number)
        return status === 303
      },
    ],
  ]
  let next = 0
  return {
    orders,
    paid,
    isBetween: () => next > 0,
    step: async () => {
      const [name, take] = steps[next] ?? ["", async () => true]
      if (!(await take())) return name
      next = (next + 1) % steps.length
      if (next === 0) isAdded = false
      return null
    },
  }
}

/** Kills a process while shoppers order and pay through it, again and again, and compares what they were told with what is kept. */
export async function killWhileOrdering(
  {
    place,
    doomed,
    goods,
    say,
  }: { readonly place: StorePlace; readonly doomed: Replica; readonly goods: Goods; readonly say: (line: string) => void },
  kills: number,
): Promise<OrderKillsReport> {
  const wrong: string[] = []
  const cut = new Map<string, number>()
  const before = await stocks(place)
  const buyers = Array.from({ length: writers }, (_, at) => makeBuyer(doomed.origin, at, goods, wrong))
  let answers = 0
  const verdict = async () => {
    const told = buyers.flatMap(({ orders }) => [...orders])
    const paid = buyers.flatMap((buyer) => [...buyer.paid])
    const found = [...new Set(wrong), ...(await compared(place, { told, paid, before }))]
    return { told: told.length, paid: paid.length, wrong: found }
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const isKilled = { yes: false }
    const enough = Promise.withResolvers<void>()
    const killAt = answers + (answersBefore[kill % answersBefore.length] ?? 0)
    const ordering = buyers.map(async ({ step }) => {
      while (!isKilled.yes) {
        const silent = await step()
        if (silent === null) answers += 1
        else if (isKilled.yes) cut.set(silent, (cut.get(silent) ?? 0) + 1)
        else await pause(20)
        if (answers >= killAt) enough.resolve()
      }
    })
    await enough.promise
    // the moments of a transaction are few milliseconds: another one each time
    await pause(kill % 12)
    isKilled.yes = true
    await doomed.kill()
    await Promise.all(ordering)
    await doomed.start()
    // nobody orders at the moment: a run that is cut has said what it found so far
    if ((kill + 1) % 10 === 0) {
      const soFar = await verdict()
      const found = soFar.wrong.length === 0 ? "nothing wrong" : soFar.wrong.join("; ")
      say(`killed ${kill + 1} times: ${soFar.told} orders told, ${soFar.paid} paid, ${found}`)
    }
  }
  // whoever is in between goes on to the end
  for (const { step, isBetween } of buyers) for (let tries = 0; isBetween() && tries < 100; tries += 1) await step()
  return { kills, cut, ...(await verdict()) }
}

/** What there is of each size, and has been ordered of it. */
async function stocks(place: StorePlace): Promise<ReadonlyMap<string, number>> {
  const store = await openShopStore(place)
  try {
    const rows = await store.reader.selectFrom("product_size").select(["product", "size", "stock"]).execute()
    return new Map(rows.map(({ product, size, stock }) => [`${product} ${size}`, Number(stock)]))
  } finally {
    await store.close()
  }
}

async function compared(
  place: StorePlace,
  {
    told,
    paid,
    before,
  }: { readonly told: readonly string[]; readonly paid: readonly string[]; readonly before: ReadonlyMap<string, number> },
): Promise<readonly string[]> {
  const store = await openShopStore(place)
  try {
    const orders = await store.reader.selectFrom("shop_order").select(["id", "number", "status", "payment", "document"]).execute()
    const payments = await store.reader.selectFrom("order_payment").select(["order_id", "received"]).execute()
    const kept = new Map(orders.map((order) => [order.number, order]))
    const isReceived = new Set(payments.flatMap(({ order_id: id, received }) => (received > 0 ? [id] : [])))
    const wanted = new Map<string, number>()
    for (const { status, document } of orders)
      if (status !== "cancelled")
        for (const { productId, sizeId, quantity } of Object(JSON.parse(document)).lines) {
          const size = `${productId} ${sizeId}`
          wanted.set(size, (wanted.get(size) ?? 0) + Number(quantity.coefficient) / 10 ** Number(quantity.scale))
        }
    const now = await stocks(place)
    return [
      ...told.filter((number) => !kept.has(number)).map((number) => `the order ${number} was told and is lost`),
      ...(orders.length > told.length ? [`${orders.length - told.length} orders were made twice`] : []),
      ...paid.filter((number) => kept.get(number)?.payment !== "paid").map((number) => `the order ${number} was paid and is not`),
      ...orders
        .filter(({ id, status }) => !["waiting", "cancelled"].includes(status) && !isReceived.has(id))
        .map(({ number }) => `the order ${number} is sent unpaid`),
      ...[...before].flatMap(([size, had]) => {
        const left = now.get(size) ?? 0
        const gone = had < 0 ? 0 : had - left
        const isRight = had < 0 || gone === (wanted.get(size) ?? 0)
        return isRight ? [] : [`of ${size} ${gone} are gone and ${wanted.get(size) ?? 0} ordered`]
      }),
    ]
  } finally {
    await store.close()
  }
}

/** @param engine what it ran on */
export const orderKillsOutcome = (engine: string, { kills, cut, told, paid, wrong }: OrderKillsReport): Outcome => ({
  rows: [
    [
      engine,
      `killed ${kills} times; orders told ${told}, paid ${paid}; without an answer: ${[...cut].map(([step, times]) => `${step} ${times}`).join(", ")}; wrong ${wrong.length}`,
    ],
  ],
  missed: wrong.map((one) => `${engine}: ${one}`),
})
