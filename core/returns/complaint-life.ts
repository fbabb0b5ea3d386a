import type { CivilDay } from "../values/civil-day.ts"
import { addDays } from "../values/day-arithmetic.ts"
import { civilDayAt } from "../values/zoned-time.ts"
import type { CaseStatus } from "./return-life.ts"

/** What somebody wants of a complaint. */
export const remedies = ["repair", "exchange", "lowerPrice", "moneyBack"] as const

export type Remedy = (typeof remedies)[number]

/** How far a complaint is. */
export interface ComplaintLife {
  readonly status: Exclude<CaseStatus, "paidBack" | "cancelled">
  readonly wanted: Remedy
}

export type ComplaintEvent =
  /** the shop agrees */
  | { readonly type: "Accepted" }
  | { readonly type: "Refused" }
  /** the goods are at the shop */
  | { readonly type: "Received" }
  /** what was wanted is done: repaired, exchanged, or paid */
  | { readonly type: "Settled" }

export type ComplaintCommand =
  /** give money back, as much as the keeper says */
  { readonly type: "PayBack" } | { readonly type: "Tell"; readonly what: "accepted" | "refused" | "received" | "settled" }

/** Days within which a complaint is answered: who is silent for as long has agreed. Spec: 9.197. */
const answerDays = 14

/**
 * The last day on which a complaint is answered, by the shop's zone.
 *
 * Spec: 9.197, 10.857.
 *
 * @example answerBy(Date.parse("2026-06-03T21:05:00+02:00"), "Europe/Warsaw") // => { year: 2026, month: 6, day: 17 }
 */
export const answerBy = (sentAtMs: number, zone: string): CivilDay => addDays(civilDayAt(sentAtMs, zone), answerDays)

const from = {
  Accepted: ["sent", "received"],
  Refused: ["sent", "received"],
  Received: ["sent"],
  Settled: ["accepted"],
} as const satisfies Readonly<Record<ComplaintEvent["type"], readonly ComplaintLife["status"][]>>

const statusAfter = {
  Accepted: "accepted",
  Refused: "refused",
  Received: "received",
  Settled: "settled",
} as const satisfies Readonly<Record<ComplaintEvent["type"], ComplaintLife["status"]>>

/**
 * One step of a complaint. What is not possible as far as it is by then changes nothing: it is answered once, yes or no, and settled once.
 *
 * Spec: 10.857.
 *
 * @example complaintStep({ status: "sent", wanted: "repair" }, { type: "Settled" })[1] // => []
 * @example complaintStep({ status: "accepted", wanted: "moneyBack" }, { type: "Settled" })[1]
 * // => [{ type: "PayBack" }, { type: "Tell", what: "settled" }]
 */
export function complaintStep(life: ComplaintLife, event: ComplaintEvent): readonly [ComplaintLife, readonly ComplaintCommand[]] {
  const possible: readonly ComplaintLife["status"][] = from[event.type]
  if (!possible.includes(life.status)) return [life, []]
  const status = statusAfter[event.type]
  const isPaid = event.type === "Settled" && (life.wanted === "moneyBack" || life.wanted === "lowerPrice")
  return [{ ...life, status }, [...(isPaid ? [{ type: "PayBack" } as const] : []), { type: "Tell", what: status }]]
}
