import { missingRows } from "./missing-rows.ts"
import type { AddedRow, Move, PeriodCheck, PeriodCheckCommand, PeriodCheckEvent, PeriodProblem, PeriodStage } from "./period-check-state.ts"
import { checkWish, decidePeriod, type PeriodWish, type SubscriptionRow } from "./period-decision.ts"

type Stepped = readonly [PeriodCheck, readonly PeriodCheckCommand[]]
type Answer = Extract<PeriodCheckEvent, { readonly asked: number }>

/** Nothing was submitted yet. Spec: 17.22. */
export const idlePeriodCheck: PeriodCheck = { asked: 0, stage: { is: "idle" }, problem: null }

/**
 * One step of the check that a submitted product form passes: may its period join the subscriptions of the cart?
 *
 * Spec: 4.62 to 4.69, 5.50, 17.13 to 17.22. An answer that is not awaited changes nothing; every failure leads back to a form that can be
 * submitted again.
 */
export function periodCheck(check: PeriodCheck, event: PeriodCheckEvent): Stepped {
  switch (event.type) {
    case "SubmitPressed":
      return check.stage.is === "idle" ? submit(check, event.wish) : [check, []]
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
      return event.asked === check.asked ? answer(check, event) : [check, []]
  }
}

const stay = (check: PeriodCheck): Stepped => [check, []]

/** Back to a form that can be submitted; an answer still on its way is not awaited any more. */
function stop(check: PeriodCheck, problem: PeriodProblem | null): Stepped {
  return [{ asked: check.asked + 1, stage: { is: "idle" }, problem }, []]
}

function send(check: PeriodCheck, days: number | null): Stepped {
  return [{ asked: check.asked, stage: { is: "submitting" }, problem: null }, [{ type: "SubmitForm", days }]]
}

/** Goes on to a stage that waits for the answer to one command. */
function ask(check: PeriodCheck, stage: PeriodStage, command: (asked: number) => PeriodCheckCommand): Stepped {
  const asked = check.asked + 1
  return [{ asked, stage, problem: null }, [command(asked)]]
}

function submit(check: PeriodCheck, wish: PeriodWish): Stepped {
  const answered = checkWish(wish)
  if (answered._tag === "Once") return send(check, null)
  if (answered._tag === "PeriodMissing") return stop(check, answered)
  return ask(check, { is: "reading", days: answered.days, periods: wish.periods }, (asked) => ({ type: "ReadCart", asked }))
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
  return ask(check, { is: "removing", rows, kept, days }, (asked) => ({
    type: "RemoveRows",
    asked,
    rows: rows.map(({ productId, sizeId, rowId }) => ({ productId, sizeId, rowId })),
  }))
}

/** The awaited answer; one of another kind than the stage waits for changes nothing. */
function answer(check: PeriodCheck, event: Answer): Stepped {
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

function decide(check: PeriodCheck, wished: number, periods: readonly number[], rows: readonly SubscriptionRow[]): Stepped {
  const decided = decidePeriod(wished, periods, rows)
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
  return ask(check, { is: "adding", rows, kept, days }, (asked) => ({ type: "AddRows", asked, rows: again }))
}

/** After a failure nobody knows what the shop did: the cart tells. */
function compare(check: PeriodCheck, { rows, kept, days }: Move): Stepped {
  return ask(check, { is: "comparing", rows, kept, days }, (asked) => ({ type: "ReadCart", asked }))
}

function restore(check: PeriodCheck, rows: readonly SubscriptionRow[]): Stepped {
  if (rows.length === 0) return stop(check, { _tag: "NotMoved" })
  const again = rows.map((row) => added(row, row.days))
  return ask(check, { is: "restoring", rows }, (asked) => ({ type: "AddRows", asked, rows: again }))
}
