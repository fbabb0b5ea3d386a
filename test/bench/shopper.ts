import { Agent, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

/** What a shopper does again and again, without a pause. */
export const steps = ["home", "category", "product", "add", "cart"] as const
export type Step = (typeof steps)[number]

/** How each step is asked for. */
export type Journey = Readonly<Record<Step, { readonly path: string; readonly form?: string }>>

/** One answer, and how long it took. */
export interface Answer {
  readonly step: Step
  readonly status: number
  readonly ms: number
}

/** Rounds that a shopper comes with one basket; then it is somebody new. */
const rounds = 3

/** Opens the pages of its journey until it is told to stop; whoever is told to come again does so when it was told to, not sooner. */
export async function goShopping(origin: string, { journeyOf, isOpen, onAnswer }: ShoppingOrders): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cookies = new Map<string, string>()
  for (let round = 0; isOpen(); round++) {
    if (round % rounds === 0) cookies.clear()
    const journey = journeyOf(round)
    for (const step of steps) {
      for (let isAnswered = false; !isAnswered && isOpen();) {
        const began = performance.now()
        const { status, retryAfter } = await ask(new URL(journey[step].path, origin), { agent, cookies, form: journey[step].form })
        onAnswer({ step, status, ms: performance.now() - began })
        isAnswered = status !== 503
        if (!isAnswered) await sleep(retryAfter * 1000)
      }
    }
  }
  agent.destroy()
}

interface ShoppingOrders {
  /** other goods in each round */
  readonly journeyOf: (round: number) => Journey
  readonly isOpen: () => boolean
  readonly onAnswer: (answer: Answer) => void
}

interface Asking {
  readonly agent: Agent
  readonly cookies: Map<string, string>
  readonly form: string | undefined
}

function ask(url: URL, { agent, cookies, form }: Asking): Promise<{ readonly status: number; readonly retryAfter: number }> {
  const headers = {
    accept: "text/html",
    "accept-encoding": "gzip, br",
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(form) }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, method: form === undefined ? "GET" : "POST" }, (reply) => {
      for (const line of reply.headers["set-cookie"] ?? []) {
        const [pair = ""] = line.split(";")
        cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1))
      }
      reply.on("error", reject)
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, retryAfter: Number(reply.headers["retry-after"] ?? 1) }))
      reply.resume()
    })
    asked.on("error", reject)
    asked.end(form)
  })
}
