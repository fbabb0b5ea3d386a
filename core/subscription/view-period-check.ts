import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { PeriodCheck, PeriodProblem } from "./period-check.ts"
import { type PeriodView, viewPeriod } from "./view-subscription.ts"

/** The texts of the period check. Spec: 4.65, 4.68. */
export const periodCheckTextKeys = [
  "failure.connection",
  "subscription.cancel",
  "subscription.choosePeriod",
  "subscription.confirm",
  "subscription.conflict",
  "subscription.lost",
  "subscription.noCommonPeriod",
  "subscription.notMoved",
  "subscription.period",
  "subscription.periods",
] as const

type Catalogue = TextCatalogue<(typeof periodCheckTextKeys)[number]>

/** The period check in the shopper's words. */
export interface PeriodCheckView {
  /** the form shows a loader and takes no other submit */
  readonly loading: boolean
  readonly dialog: {
    readonly text: string
    readonly periods: readonly PeriodView[]
    readonly confirm: string
    readonly cancel: string
  } | null
  /** why the submit stopped */
  readonly error: string | null
}

/**
 * The period check in words.
 *
 * Spec: 4.64, 4.65, 4.68, 4.69, 17.14, 17.15, 17.20, 17.21.
 *
 * @example viewPeriodCheck(idlePeriodCheck, polish) // => { loading: false, dialog: null, error: null }
 */
export function viewPeriodCheck({ stage, problem }: PeriodCheck, catalogue: Catalogue): PeriodCheckView {
  return {
    loading: stage.is !== "idle",
    dialog:
      stage.is === "choosing"
        ? {
            text: formatText(catalogue, "subscription.conflict"),
            periods: stage.common.map((days) => viewPeriod(days, days === stage.days, catalogue)),
            confirm: formatText(catalogue, "subscription.confirm"),
            cancel: formatText(catalogue, "subscription.cancel"),
          }
        : null,
    error: problem === null ? null : problemText(problem, catalogue),
  }
}

function problemText(problem: PeriodProblem, catalogue: Catalogue): string {
  switch (problem._tag) {
    case "PeriodMissing":
      return formatText(catalogue, "subscription.choosePeriod")
    case "CartNotRead":
      return formatText(catalogue, "failure.connection")
    case "NoCommonPeriod":
      return formatText(catalogue, "subscription.noCommonPeriod")
    case "NotMoved":
      return formatText(catalogue, "subscription.notMoved")
    case "MaybeLost":
      return formatText(catalogue, "subscription.lost", { products: [...new Set(problem.rows.map(({ name }) => name))].join(", ") })
  }
}
