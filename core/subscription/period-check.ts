import { decidePeriod, missingRows, type SubscriptionRequest, type SubscriptionRow, validateRequest } from "./period-decision.ts"

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
  readonly requestId: number
  readonly stage: PeriodStage
  readonly problem: PeriodProblem | null
}

export type PeriodCheckEvent =
  /** caused by a shopper */
  | { readonly type: "SubmitPressed"; readonly request: SubscriptionRequest }
  | { readonly type: "PeriodPicked"; readonly days: number }
  | { readonly type: "Confirmed" }
  | { readonly type: "Closed" }
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "CartRead"; readonly requestId: number; readonly rows: readonly SubscriptionRow[] }
  | { readonly type: "CartNotRead"; readonly requestId: number }
  | { readonly type: "RowsRemoved"; readonly requestId: number }
  /** refused, failed or not answered, wholly or in part */
  | { readonly type: "RowsNotRemoved"; readonly requestId: number }
  | { readonly type: "RowsAdded"; readonly requestId: number }
  /** refused, failed or not answered, wholly or in part */
  | { readonly type: "RowsNotAdded"; readonly requestId: number }

/** A row to be added, with its period. */
export type AddedRow = Pick<SubscriptionRow, "productId" | "sizeId" | "quantity" | "days">

export type PeriodCheckCommand =
  /** the subscription rows, without the one-off ones */
  | { readonly type: "ReadCart"; readonly requestId: number }
  | {
      readonly type: "RemoveRows"
      readonly requestId: number
      readonly rows: readonly Pick<SubscriptionRow, "productId" | "sizeId" | "rowId">[]
    }
  | { readonly type: "AddRows"; readonly requestId: number; readonly rows: readonly AddedRow[] }
  /** let the browser send the form, with `days_in_period` when there is a period */
  | { readonly type: "SubmitForm"; readonly days: number | null }

type Stepped = readonly [PeriodCheck, readonly PeriodCheckCommand[]]
/** The end of a call to the shop. */
export type PeriodCheckAnswer = Extract<PeriodCheckEvent, { readonly requestId: number }>

/**
 * One step of the check that a submitted product form passes: may its period join the subscriptions of the cart?
 *
 * Spec: 4.62 to 4.69, 5.50, 17.13 to 17.22. An answer that is not awaited changes nothing; every failure leads back to a form that can be
 * submitted again.
 *
 * @example
 * const request = { purchase: "subscription", days: 30, periods: [14, 30] } as const
 * periodCheck(idlePeriodCheck, { type: "SubmitPressed", request })[1]
 * // => [{ type: "ReadCart", requestId: 1 }]
 */
export function periodCheck(check: PeriodCheck, event: PeriodCheckEvent): Stepped {
  switch (event.type) {
    case "SubmitPressed":
      return check.stage.is === "idle" ? submit(check, event.request) : [check, []]
    case "PeriodPicked":
      return pick(check, event.days)
    case "Confirmed":
      return check.stage.is === "choosing" ? confirm(check, check.stage.rows, check.stage.days) : [check, []]
    case "Closed":
      // what is being moved is seen through
      return check.stage.is === "reading" || check.stage.is === "choosing" ? stop(check, null) : [check, []]
    case "Returned":
      return check.stage.is === "submitting" ? stop(check, null) : [check, []]
    default:
      return event.requestId === check.requestId ? answer(check, event) : [check, []]
  }
}

const stay = (check: PeriodCheck): Stepped => [check, []]

/** Back to a form that can be submitted; an answer still on its way is not awaited any more. */
function stop(check: PeriodCheck, problem: PeriodProblem | null): Stepped {
  return [{ requestId: check.requestId + 1, stage: { is: "idle" }, problem }, []]
}

function send(check: PeriodCheck, days: number | null): Stepped {
  return [{ requestId: check.requestId, stage: { is: "submitting" }, problem: null }, [{ type: "SubmitForm", days }]]
}

/** Goes on to a stage that waits for the answer to one command. */
function ask(check: PeriodCheck, stage: PeriodStage, command: (requestId: number) => PeriodCheckCommand): Stepped {
  const requestId = check.requestId + 1
  return [{ requestId, stage, problem: null }, [command(requestId)]]
}

function submit(check: PeriodCheck, request: SubscriptionRequest): Stepped {
  const answered = validateRequest(request)
  if (answered._tag === "Once") return send(check, null)
  if (answered._tag === "PeriodMissing") return stop(check, answered)
  return ask(check, { is: "reading", days: answered.days, periods: request.periods }, (requestId) => ({ type: "ReadCart", requestId }))
}

function pick(check: PeriodCheck, days: number): Stepped {
  const { stage } = check
  if (stage.is !== "choosing" || stage.days === days || !stage.common.includes(days)) return stay(check)
  return [{ ...check, stage: { ...stage, days } }, []]
}

function confirm(check: PeriodCheck, all: readonly SubscriptionRow[], days: number): Stepped {
  const rows = all.filter((row) => row.days !== days)
  if (rows.length === 0) return send(check, days)
  const kept = all.filter((row) => row.days === days)
  return ask(check, { is: "removing", rows, kept, days }, (requestId) => ({
    type: "RemoveRows",
    requestId,
    rows: rows.map(({ productId, sizeId, rowId }) => ({ productId, sizeId, rowId })),
  }))
}

/** The awaited answer; one of another kind than the stage waits for changes nothing. */
function answer(check: PeriodCheck, event: PeriodCheckAnswer): Stepped {
  const { stage } = check
  switch (stage.is) {
    case "reading":
      if (event.type === "CartRead") return decide(check, stage.days, stage.periods, event.rows)
      return event.type === "CartNotRead" ? stop(check, { _tag: "CartNotRead" }) : stay(check)
    case "removing":
      if (event.type === "RowsRemoved") return add(check, stage)
      return event.type === "RowsNotRemoved" ? compare(check, stage) : stay(check)
    case "adding":
      if (event.type === "RowsAdded") return send(check, stage.days)
      return event.type === "RowsNotAdded" ? compare(check, stage) : stay(check)
    case "comparing":
      if (event.type === "CartRead") return restore(check, missingRows(stage.rows, stage.kept, event.rows))
      return event.type === "CartNotRead" ? stop(check, { _tag: "MaybeLost", rows: stage.rows }) : stay(check)
    case "restoring":
      if (event.type === "RowsAdded") return stop(check, { _tag: "NotMoved" })
      return event.type === "RowsNotAdded" ? stop(check, { _tag: "MaybeLost", rows: stage.rows }) : stay(check)
    default:
      return stay(check)
  }
}

function decide(check: PeriodCheck, days: number, periods: readonly number[], rows: readonly SubscriptionRow[]): Stepped {
  const decided = decidePeriod(days, periods, rows)
  if (decided._tag === "Submit") return send(check, decided.days)
  if (decided._tag === "NoCommonPeriod") return stop(check, decided)
  return [{ ...check, stage: { is: "choosing", rows, common: decided.periods, days: decided.days }, problem: null }, []]
}

const added = (row: SubscriptionRow, days: number): AddedRow => ({
  productId: row.productId,
  sizeId: row.sizeId,
  quantity: row.quantity,
  days,
})

function add(check: PeriodCheck, { rows, kept, days }: Move): Stepped {
  const again = rows.map((row) => added(row, days))
  return ask(check, { is: "adding", rows, kept, days }, (requestId) => ({ type: "AddRows", requestId, rows: again }))
}

/** After a failure nobody knows what the shop did: the cart tells. */
function compare(check: PeriodCheck, { rows, kept, days }: Move): Stepped {
  return ask(check, { is: "comparing", rows, kept, days }, (requestId) => ({ type: "ReadCart", requestId }))
}

function restore(check: PeriodCheck, rows: readonly SubscriptionRow[]): Stepped {
  if (rows.length === 0) return stop(check, { _tag: "NotMoved" })
  const again = rows.map((row) => added(row, row.days))
  return ask(check, { is: "restoring", rows }, (requestId) => ({ type: "AddRows", requestId, rows: again }))
}
