import type { PeriodWish, SubscriptionRow } from "./period-decision.ts"

/** Where the period check stands. Every stage but `idle`, `choosing` and `submitting` waits for one answer. */
export type PeriodStage =
  | { readonly is: "idle" }
  /** the subscription rows of the cart are read */
  | { readonly is: "reading"; readonly days: number; readonly periods: readonly number[] }
  /** the dialog is open; `days` is marked in it */
  | { readonly is: "choosing"; readonly rows: readonly SubscriptionRow[]; readonly common: readonly number[]; readonly days: number }
  | ({ readonly is: "removing" } & Move)
  | ({ readonly is: "adding" } & Move)
  /** a move failed: the cart is read to see what is left */
  | ({ readonly is: "comparing" } & Move)
  /** what is missing is added again with its old period */
  | { readonly is: "restoring"; readonly rows: readonly SubscriptionRow[] }
  /** the form is on its way */
  | { readonly is: "submitting" }

/** Rows on their way from their period to another. */
export interface Move {
  readonly rows: readonly SubscriptionRow[]
  /** rows that have the new period already */
  readonly kept: readonly SubscriptionRow[]
  /** the new period in whole days */
  readonly days: number
}

/** Why a submit stopped. */
export type PeriodProblem =
  | { readonly _tag: "PeriodMissing" }
  /** the cart could not be read: nothing was changed */
  | { readonly _tag: "CartNotRead" }
  | { readonly _tag: "NoCommonPeriod" }
  /** a move failed, and everything is in the cart again */
  | { readonly _tag: "NotMoved" }
  /** a move failed, and these may be missing */
  | { readonly _tag: "MaybeLost"; readonly rows: readonly SubscriptionRow[] }

/** State of the period check. */
export interface PeriodCheck {
  /** number of the latest command that is answered; an answer to an older one changes nothing */
  readonly asked: number
  readonly stage: PeriodStage
  readonly problem: PeriodProblem | null
}

export type PeriodCheckEvent =
  /** caused by a shopper */
  | { readonly type: "SubmitPressed"; readonly wish: PeriodWish }
  | { readonly type: "PeriodPicked"; readonly days: number }
  | { readonly type: "Confirmed" }
  | { readonly type: "Closed" }
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "CartRead"; readonly asked: number; readonly rows: readonly SubscriptionRow[] }
  | { readonly type: "CartNotRead"; readonly asked: number }
  | { readonly type: "RowsRemoved"; readonly asked: number }
  /** refused, failed or not answered, wholly or in part */
  | { readonly type: "RowsNotRemoved"; readonly asked: number }
  | { readonly type: "RowsAdded"; readonly asked: number }
  /** refused, failed or not answered, wholly or in part */
  | { readonly type: "RowsNotAdded"; readonly asked: number }

/** A row to be added, with its period. */
export type AddedRow = Pick<SubscriptionRow, "productId" | "sizeId" | "quantity" | "days">

export type PeriodCheckCommand =
  /** the subscription rows, without the one-off ones */
  | { readonly type: "ReadCart"; readonly asked: number }
  | {
      readonly type: "RemoveRows"
      readonly asked: number
      readonly rows: readonly Pick<SubscriptionRow, "productId" | "sizeId" | "rowId">[]
    }
  | { readonly type: "AddRows"; readonly asked: number; readonly rows: readonly AddedRow[] }
  /** let the browser send the form, with `days_in_period` when there is a period */
  | { readonly type: "SubmitForm"; readonly days: number | null }
