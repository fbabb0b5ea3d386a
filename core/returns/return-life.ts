/** What somebody wants of an order that was handed over, each a case of its own. */
export const caseKinds = ["withdrawal", "return", "complaint"] as const

export type CaseKind = (typeof caseKinds)[number]

/** How far a case is: it was sent in, was taken up, is refused, its goods are back, it is settled, or its sender took it back. Spec: 10.847. */
export const caseStatuses = ["sent", "accepted", "refused", "received", "paidBack", "settled", "cancelled"] as const

export type CaseStatus = (typeof caseStatuses)[number]

/** How far goods are that somebody gives back. */
export interface ReturnLife {
  readonly kind: Exclude<CaseKind, "complaint">
  readonly status: Exclude<CaseStatus, "settled">
  /** what came back was put to the stock */
  readonly isStocked: boolean
}

export type ReturnEvent =
  | { readonly type: "Accepted" }
  | { readonly type: "Refused" }
  /** the goods are back; `toStock`: they can be sold again */
  | { readonly type: "Received"; readonly toStock: boolean }
  | { readonly type: "PaidBack" }
  /** by who sent it in */
  | { readonly type: "Cancelled" }

export type ReturnCommand =
  /** put what came back to the stock */
  | { readonly type: "ToStock" }
  /** give the money back */
  | { readonly type: "PayBack" }
  /** write to who sent it in */
  | { readonly type: "Tell"; readonly what: "accepted" | "refused" | "received" | "paidBack" }

/**
 * From where each step leads on. A contract that somebody withdraws from is none any more: nobody accepts that first, and nobody takes it back;
 * its money may be given back before the goods are there.
 */
const from: Readonly<Record<ReturnLife["kind"], Readonly<Record<Exclude<ReturnLife["status"], "sent">, readonly ReturnLife["status"][]>>>> =
  {
    withdrawal: {
      accepted: ["sent"],
      refused: ["sent", "accepted", "received"],
      received: ["sent", "accepted"],
      paidBack: ["sent", "accepted", "received"],
      cancelled: [],
    },
    return: {
      accepted: ["sent"],
      refused: ["sent", "accepted", "received"],
      received: ["accepted"],
      paidBack: ["received"],
      cancelled: ["sent", "accepted"],
    },
  }

const statusAfter = {
  Accepted: "accepted",
  Refused: "refused",
  Received: "received",
  PaidBack: "paidBack",
  Cancelled: "cancelled",
} as const satisfies Readonly<Record<ReturnEvent["type"], ReturnLife["status"]>>

/**
 * One step of what somebody gives back. What is not possible as far as it is by then changes nothing. Its goods are put to the stock once, and its
 * money is given back once.
 *
 * Spec: 10.847.
 *
 * @example returnStep(openReturn("return"), { type: "PaidBack" })[1] // => []
 * @example returnStep(openReturn("withdrawal"), { type: "PaidBack" })[1] // => [{ type: "PayBack" }, { type: "Tell", what: "paidBack" }]
 */
export function returnStep(life: ReturnLife, event: ReturnEvent): readonly [ReturnLife, readonly ReturnCommand[]] {
  // the goods of a contract that was withdrawn from may come back after its money has gone
  if (event.type === "Received" && life.kind === "withdrawal" && life.status === "paidBack" && event.toStock && !life.isStocked)
    return [{ ...life, isStocked: true }, [{ type: "ToStock" }]]
  const status = statusAfter[event.type]
  if (!from[life.kind][status].includes(life.status)) return [life, []]
  const toStock = event.type === "Received" && event.toStock
  const next = { ...life, status, isStocked: life.isStocked || toStock }
  switch (event.type) {
    case "Received":
      return [next, [...(toStock ? [{ type: "ToStock" } as const] : []), { type: "Tell", what: "received" }]]
    case "PaidBack":
      return [next, [{ type: "PayBack" }, { type: "Tell", what: "paidBack" }]]
    case "Accepted":
      return [next, [{ type: "Tell", what: "accepted" }]]
    case "Refused":
      return [next, [{ type: "Tell", what: "refused" }]]
    case "Cancelled":
      return [next, []]
  }
}

/**
 * A withdrawal or a return as it is sent in.
 *
 * Spec: 10.847.
 *
 * @example openReturn("return").status // => "sent"
 */
export const openReturn = (kind: ReturnLife["kind"]): ReturnLife => ({ kind, status: "sent", isStocked: false })

/**
 * Do its rows count as given back? What was refused or taken back gives them free.
 *
 * Spec: 10.848.
 *
 * @example countsAsGiven("refused") // => false
 */
export const countsAsGiven = (status: CaseStatus): boolean => status !== "refused" && status !== "cancelled"
