import { Effect } from "effect"
import { makeKyOrderApi } from "../../../adapters/http/ky-order-api.ts"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import type { OrderEvent } from "../../../core/order/order-life.ts"
import type { OpenCaseQuery } from "../../../core/returns/open-case.ts"
import { liveOrder } from "../../../fixtures/shop/orders/live-order.ts"
import { payByHand } from "../../../fixtures/shop/orders/pay-order.ts"
import { type KeptStep, liveCase } from "../../../fixtures/shop/returns/live-case.ts"
import { openOrdering } from "./order-shop.ts"
import { putInto } from "./ordering.ts"
import type { ShopData } from "./shop-data.ts"
import type { Shopper } from "./shopper.ts"
import { testNowMs } from "./test-now.ts"

/** A client of the demo shop. */
export const anna = { login: "anna@example.com", password: "Pracownia-Anna-24" }
/** The number of a bank account. */
export const account = "61 1090 1014 0000 0712 1981 2874"

const apiOf = (shopper: Shopper) =>
  makeKyOrderApi(makeGraphqlClient((document) => Effect.promise(async () => ({ status: 200, json: await shopper.ask(document) }))))

/** What a page of a case is told. */
export async function opened(shopper: Shopper, asked: Partial<OpenCaseQuery> & Pick<OpenCaseQuery, "kind">) {
  const open = await Effect.runPromise(apiOf(shopper).openCase({ step: null, order: null, ...asked }))
  if (open === null) throw new Error("there is no such kind")
  return open
}

/** The cases of who is signed in; null = nobody is. */
export const casesOf = (shopper: Shopper) => Effect.runPromise(apiOf(shopper).cases())

/** Posts a form. @returns status and where it leads */
export async function posted(shopper: Shopper, path: string, fields: Readonly<Record<string, string>>) {
  const answer = await shopper.post(path, fields)
  return `${answer.status} ${answer.headers.get("location") ?? ""}`
}

/** Brings an order further. */
export const live = (database: ShopData, number: string, type: "Packed" | "Sent" | "Delivered", atMs = testNowMs) => {
  const event: OrderEvent = { type }
  return database.transaction(
    (within) => liveOrder(within, number, { key: null, kind: type.toLowerCase(), about: {}, atMs, event }),
    "read committed",
  )
}

/** A client who has ordered three mugs and paid for them, and has them. */
export async function boughtMugs(onEnd: (end: () => Promise<void>) => void, quantity = "3") {
  const ordering = await openOrdering(onEnd)
  const { shopper, order, database } = ordering
  await shopper.post("/signin.php", { operation: "login", ...anna })
  await putInto(shopper, 501, quantity)
  const { number, read } = await order()
  const total = read?.sums.total ?? { minor: 0 }
  await database.transaction((within) => payByHand(within, number, { amount: total, currency: "PLN", atMs: testNowMs }), "read committed")
  for (const step of ["Packed", "Sent", "Delivered"] as const) await live(database, number, step)
  return { ...ordering, number, total }
}

const kept = (more: Partial<KeptStep> & Pick<KeptStep, "step">): KeptStep => ({
  answer: "",
  toStock: true,
  amount: null,
  atMs: testNowMs,
  ...more,
})
/** Brings a case further as the keeper does. */
export const lived = (database: ShopData, number: string, more: Partial<KeptStep> & Pick<KeptStep, "step">) =>
  database.transaction((within) => liveCase(within, number, kept(more)), "read committed")

/** Withdraws from so much of the first row of an order that the shopper sees. */
export async function withdrawn(shopper: Shopper, number: string, amount: string) {
  const person = { case_order: number, case_name: "Anna Kowalska", case_email: "anna@example.com" }
  const first = await posted(shopper, "/withdrawal.php", { step: "statement", ...person, case_scope: "parts", "case_amount[0]": amount })
  if (!first.endsWith("step=check")) return first
  const { key } = await opened(shopper, { kind: "withdrawal", step: "check" })
  return posted(shopper, "/withdrawal.php", { step: "check", key })
}
