import { isForeignObject, parseJson } from "../web/untrusted-json.ts"

/**
 * What is measured of a page: the time until the first byte, the first and the largest paint, the slowest answer to a press, all in
 * milliseconds, and how much it shifted, without a unit. Spec: 10.410.
 */
export const vitalNames = ["ttfb", "fcp", "lcp", "inp", "cls"] as const

/** One of them. */
export type VitalName = (typeof vitalNames)[number]

/** What was measured; what a browser does not tell, or did not happen, is not there. */
export type Vitals = Readonly<Partial<Record<VitalName, number>>>

/** How one visit of a page went. Nothing in it says who looked at it. */
export interface PageMeasure {
  /** the kind of page, such as "product" */
  readonly page: string
  readonly vitals: Vitals
}

/** Nothing takes longer, and no page shifts more. */
const most: Readonly<Record<VitalName, number>> = { ttfb: 600_000, fcp: 600_000, lcp: 600_000, inp: 600_000, cls: 100 }

/**
 * A measure from outside; `null` for anything that is none. Times are whole, shifts have four places, and whatever else is told is left out.
 *
 * Spec: 10.410, 19.40.
 *
 * @param isPage tells kinds of page from other words
 *
 * @example readMeasure({ page: "home", vitals: { lcp: 812.4, cls: -1, who: "me" } }, () => true)
 * // => { page: "home", vitals: { lcp: 812 } }
 * @example readMeasure({ page: "home", vitals: {} }, () => true) // => null
 */
export function readMeasure(told: unknown, isPage: (name: string) => boolean): PageMeasure | null {
  if (!isForeignObject(told) || typeof told["page"] !== "string" || !isPage(told["page"])) return null
  const values = told["vitals"]
  if (!isForeignObject(values)) return null
  const vitals = Object.fromEntries(
    vitalNames.flatMap((name) => {
      const value = values[name]
      const isOne = typeof value === "number" && value >= 0 && value <= most[name]
      return isOne ? [[name, name === "cls" ? Math.round(value * 10_000) / 10_000 : Math.round(value)] as const] : []
    }),
  )
  return Object.keys(vitals).length === 0 ? null : { page: told["page"], vitals }
}

/** Of one kind of page: how many visits were measured, and what three quarters of them stay below. */
export interface PageSummary {
  readonly page: string
  readonly visits: number
  readonly vitals: Vitals
}

/**
 * What three quarters of the values do not exceed; `null` of none. It is one of the values: the least that at least three quarters are not above.
 *
 * Spec: 10.410.
 *
 * @example thirdQuarter([400, 100, 300, 200]) // => 300
 */
export function thirdQuarter(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.75) - 1)] ?? null
}

/**
 * The measures by kind of page, those with most visits first.
 *
 * Spec: 10.410.
 *
 * @example pageSummaries([{ page: "home", vitals: { lcp: 900 } }])
 * // => [{ page: "home", visits: 1, vitals: { lcp: 900 } }]
 */
export function pageSummaries(measures: readonly PageMeasure[]): readonly PageSummary[] {
  return [...Map.groupBy(measures, ({ page }) => page)]
    .map(([page, visits]) => ({
      page,
      visits: visits.length,
      vitals: Object.fromEntries(
        vitalNames.flatMap((name) => {
          const value = thirdQuarter(visits.flatMap(({ vitals }) => vitals[name] ?? []))
          return value === null ? [] : [[name, value] as const]
        }),
      ),
    }))
    .toSorted((a, b) => b.visits - a.visits || (a.page < b.page ? -1 : 1))
}

/**
 * The measures in lines of JSON; a line that is none is passed over.
 *
 * Spec: 10.410.
 *
 * @example measuresIn('{"page":"home","vitals":{"cls":0.1}}\nx', () => true) // => [{ page: "home", vitals: { cls: 0.1 } }]
 */
export const measuresIn = (text: string, isPage: (name: string) => boolean): readonly PageMeasure[] =>
  text.split("\n").flatMap((line) => readMeasure(parseJson(line), isPage) ?? [])
