import type { OrderLack } from "../../messages/order-notice.ts"

/** What whoever orders states: that the terms are agreed to, and that the right to withdraw was read. */
export type OrderStatement = Extract<OrderLack, "terms" | "cancel">

/** The statements in their order. */
export const statements: readonly OrderStatement[] = ["terms", "cancel"]

/** The names of their boxes, which end as the platform's do. Spec: 10.154 */
export const statementNames = { terms: "order_terms_conditions", cancel: "order_cancel" } as const satisfies Record<OrderStatement, string>

/** The last look at an order before it is placed. */
export interface ReviewState {
  readonly key: string
  readonly shown: string
  /** what is shown to be paid, as decimal text */
  readonly total: string
  readonly stated: Readonly<Record<OrderStatement, boolean>>
  /** the statements that were missing at the last press */
  readonly missing: readonly OrderStatement[]
  /** the page says above the order that it was stopped */
  readonly isToldAbove: boolean
  readonly isSending: boolean
}

export type ReviewEvent =
  /** caused by a shopper */
  | { readonly type: "Stated"; readonly statement: OrderStatement; readonly isStated: boolean }
  | { readonly type: "OrderPressed" }
  /** the page came back from history */
  | { readonly type: "Returned" }

export type ReviewCommand =
  /** post the form: once */
  { readonly type: "Send" } | { readonly type: "Show"; readonly statement: OrderStatement }

/**
 * One step of the last look: statements are judged at the press and not before, each with its own error, which is gone once it is stated. What
 * is complete is sent once, however often the button is pressed.
 *
 * Spec: 10.154, 10.740, 10.741.
 *
 * @example reviewing(sampleReview(), { type: "OrderPressed" })[0].missing // => ["terms", "cancel"]
 * @example reviewing({ ...sampleReview(), stated: { terms: true, cancel: true } }, { type: "OrderPressed" })[1] // => [{ type: "Send" }]
 */
export function reviewing(state: ReviewState, event: ReviewEvent): readonly [ReviewState, readonly ReviewCommand[]] {
  switch (event.type) {
    case "Stated": {
      const { statement, isStated } = event
      const missing = isStated ? state.missing.filter((one) => one !== statement) : state.missing
      return [{ ...state, stated: { ...state.stated, [statement]: isStated }, missing }, []]
    }
    case "OrderPressed": {
      if (state.isSending) return [state, []]
      const missing = statements.filter((one) => !state.stated[one])
      const [first] = missing
      if (first !== undefined) return [{ ...state, missing, isToldAbove: false }, [{ type: "Show", statement: first }]]
      return [{ ...state, missing, isSending: true }, [{ type: "Send" }]]
    }
    case "Returned":
      return [{ ...state, isSending: false }, []]
  }
}
