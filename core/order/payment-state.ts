import type { Money } from "../values/money.ts"

/** What a provider says of one try to pay. */
export type PaymentReport = "pending" | "refused" | "paid" | "returned"

/** One try to pay an order: what is known of it, which only grows. */
export interface PaymentTry {
  /** by which the provider knows it */
  readonly reference: string
  readonly isRefused: boolean
  /** what came in; null = nothing has */
  readonly received: Received | null
  /** it was given back */
  readonly isReturned: boolean
}

/** Money that came in by one try. */
interface Received {
  readonly amount: Money
  /** its id, such as "PLN" */
  readonly currency: string
}

/** The money for an order: what is asked for, whether it still is, and every try to pay it, the first one first. */
export interface PaymentState {
  readonly total: Money
  readonly currency: string
  /** false = the order is none any more */
  readonly isWanted: boolean
  readonly tries: readonly PaymentTry[]
}

export type PaymentEvent =
  /** somebody goes to a provider */
  | { readonly type: "Begun"; readonly reference: string }
  /** a provider says something: late, again, in whatever order */
  | {
      readonly type: "Reported"
      readonly reference: string
      readonly report: PaymentReport
      readonly amount: Money
      readonly currency: string
    }
  /** the order is none any more, and wants no money */
  | { readonly type: "Closed" }

/** Give back what a try has brought in. */
export interface PaymentCommand {
  readonly type: "PayBack"
  readonly reference: string
  readonly amount: Money
  readonly currency: string
}

/**
 * One step of the money for an order. A try only gains what is known of it, so that reports that are late, come again or in another order lead
 * to the same end: one try pays the order, the first that was begun of those that brought in what was asked for; whatever else came in is
 * given back, and what is said of a try that nobody began changes nothing.
 *
 * Spec: 9.171, 10.715, 10.716.
 *
 * @example
 * const asked = { total: money("10.00"), currency: "PLN", isWanted: true, tries: [] }
 * const [begun] = paymentStep(asked, { type: "Begun", reference: "a" })
 * const paid = { type: "Reported", reference: "a", report: "paid", amount: money("9.00"), currency: "PLN" } as const
 * paymentStep(begun, paid)[1] // => [{ type: "PayBack", reference: "a", amount: money("9.00"), currency: "PLN" }]
 */
export function paymentStep(state: PaymentState, event: PaymentEvent): readonly [PaymentState, readonly PaymentCommand[]] {
  const next = nextState(state, event)
  return [next, owedBack(next).filter((one) => !owedBack(state).some(({ reference }) => reference === one.reference))]
}

function nextState(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case "Closed":
      return { ...state, isWanted: false }
    case "Begun": {
      if (state.tries.some(({ reference }) => reference === event.reference)) return state
      const begun = { reference: event.reference, isRefused: false, received: null, isReturned: false }
      return { ...state, tries: [...state.tries, begun] }
    }
    case "Reported":
      return { ...state, tries: state.tries.map((one) => (one.reference === event.reference ? known(one, event) : one)) }
  }
}

/** What is known of a try once it was reported of. Of several sums that are said to be paid by it the largest counts, whichever came first. */
function known(one: PaymentTry, { report, amount, currency }: Extract<PaymentEvent, { readonly type: "Reported" }>): PaymentTry {
  switch (report) {
    case "pending":
      return one
    case "refused":
      return { ...one, isRefused: true }
    case "paid":
      return { ...one, received: largest(one.received, { amount, currency }) }
    case "returned":
      return { ...one, isReturned: true }
  }
}

const largest = (one: Received | null, other: Received): Received => {
  if (one === null) return other
  const isMore = other.amount.minor - one.amount.minor || (other.currency > one.currency ? 1 : 0)
  return isMore > 0 ? other : one
}

/** What the last try to pay came to as far as it is known: nothing was tried, nothing is known of it, it was refused, or its money does not pay. */
export const lastTries = ["none", "begun", "refused", "unfit"] as const
export type LastTry = (typeof lastTries)[number]

/**
 * What is told of the last try to pay an order that still waits for its payment.
 *
 * Spec: 10.753.
 *
 * @example lastTry({ tries: [] }) // => "none"
 * @example lastTry({ tries: [{ reference: "a", isRefused: true, received: null, isReturned: false }] }) // => "refused"
 */
export function lastTry({ tries }: Pick<PaymentState, "tries">): LastTry {
  const last = tries.at(-1)
  if (last === undefined) return "none"
  // money that came in after a refusal says more than the refusal
  if (last.received !== null) return "unfit"
  return last.isRefused ? "refused" : "begun"
}

/**
 * The try that pays the order; null = none does.
 *
 * Spec: 10.716.
 *
 * @example payingTry({ total: money("10.00"), currency: "PLN", isWanted: true, tries: [] }) // => null
 */
export function payingTry({ isWanted, tries, total, currency }: PaymentState): PaymentTry | null {
  if (!isWanted) return null
  return (
    tries.find(({ received, isReturned }) => !isReturned && received?.amount.minor === total.minor && received.currency === currency) ??
    null
  )
}

/**
 * What came in and is to be given back: all but what pays the order, and but for what was given back.
 *
 * Spec: 9.171, 10.716.
 *
 * @example owedBack({ total: money("10.00"), currency: "PLN", isWanted: false, tries: [] }) // => []
 */
export function owedBack(state: PaymentState): readonly PaymentCommand[] {
  const paying = payingTry(state)
  return state.tries.flatMap((one) =>
    one.received === null || one.isReturned || one === paying ? [] : [{ type: "PayBack", reference: one.reference, ...one.received }],
  )
}
