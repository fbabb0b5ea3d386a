import type { MachineEvent, ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { SeenOutcome } from "./recorded-page.wire.ts"
import type { Taped } from "./tape.ts"

/** One page request of a visitor: an address that was opened, or a form that was sent. What the page tells is put down as it comes. */
export interface PageRequest {
  /** under which the page tells what is done on it */
  readonly id: string
  /** milliseconds since 1970 UTC */
  readonly atMs: number
  readonly method: string
  /** path and query */
  readonly address: string
  /** where its answer led on to; null = nowhere */
  leadsTo: string | null
  /** where the page's last event led to, past any form; null = nowhere */
  leavesTo: string | null
  /** what a shopper did on it, under numbers from 1 */
  readonly events: Map<number, { readonly sinceMs: number; readonly event: MachineEvent }>
  /** what was seen after each event; 0 = of the page as it came. Messages may overtake each other: the latest counts */
  readonly seen: Map<number, { readonly message: number; readonly outcome: SeenOutcome }>
}

/** What made a request to the shop: a page request by its id, or a page that asked while the shopper went on. */
export type RequestCause = { readonly is: "page"; readonly id: string } | { readonly is: "call"; readonly from: string | null }

/** A page request that nothing is known of yet. */
export const newPage = (of: Pick<PageRequest, "id" | "atMs" | "method" | "address">): PageRequest => ({
  ...of,
  leadsTo: null,
  leavesTo: null,
  events: new Map(),
  seen: new Map(),
})

/** An event and what the page told of it; null = the page was left, or closed, before it could. */
export interface TakenStep {
  /** milliseconds since 1970 UTC */
  readonly atMs: number
  readonly event: ScenarioEvent
  readonly seen: SeenOutcome | null
}

/** An exchange and the steps that may have caused it, by their places from 0. */
export interface TakenExchange extends Pick<Taped<RequestCause>, "exchange"> {
  readonly first: number
  readonly last: number
  /** it reached the shop after the next page was asked for: sent before it and overtaken, or by a page that was being left */
  readonly isLate: boolean
}

/** What one visitor did. */
export interface TakenJourney {
  readonly steps: readonly TakenStep[]
  readonly tape: readonly TakenExchange[]
  /** exchanges that belong to no step, such as those of no page that is known */
  readonly dropped: number
}

/** The steps of one page, by their places. */
interface PageSteps {
  readonly page: PageRequest
  readonly first: number
  readonly last: number
  /** when the next page was asked for */
  readonly untilMs: number
}

/**
 * A visitor's journey from page requests in their order, what the pages told, and what passed. A page that an answer or an event led to
 * belongs to the step that led there; a page request that asked the shop nothing is none.
 *
 * @param startMs from which the exchanges' times are counted, in milliseconds since 1970 UTC
 */
export function journeyOf(pages: readonly PageRequest[], taped: readonly Taped<RequestCause>[], startMs: number): TakenJourney {
  const askers = new Set(taped.flatMap(({ cause }) => (cause.is === "page" ? [cause.id] : [])))
  const asked = pages.filter(({ id }) => askers.has(id))
  const steps: TakenStep[] = []
  const placed: PageSteps[] = []
  let headMs = 0
  for (const [at, page] of asked.entries()) {
    const before = placed.at(-1)
    const untilMs = asked[at + 1]?.atMs ?? Infinity
    const seen = page.seen.get(0)?.outcome ?? null
    const led = before === undefined || page.method !== "GET" ? null : stepThatLed(before, page)
    const leading = led === null ? undefined : steps[led]
    if (led === null || leading === undefined) {
      steps.push({ atMs: Math.max(page.atMs, steps.at(-1)?.atMs ?? 0), event: pageEvent(page, taped), seen })
    } else steps[led] = { ...leading, seen }
    if (led === null || before?.page.leadsTo !== page.address) headMs = page.atMs
    const first = led ?? steps.length - 1
    for (const [number, { sinceMs, event }] of [...page.events].toSorted(([a], [b]) => a - b)) {
      const atMs = Math.max(Math.min(headMs + sinceMs, untilMs), steps.at(-1)?.atMs ?? 0)
      steps.push({ atMs, event, seen: page.seen.get(number)?.outcome ?? null })
    }
    placed.push({ page, first, last: steps.length - 1, untilMs })
  }

  const placeOf = ({ cause, exchange }: Taped<RequestCause>): TakenExchange | null => {
    if (cause.is === "page") {
      const found = placed.find(({ page }) => page.id === cause.id)
      return found === undefined ? null : { exchange, first: found.first, last: found.first, isLate: false }
    }
    const atMs = startMs + exchange.atMs
    const found = placed.findLast(({ page }) => (cause.from === null ? page.atMs <= atMs : page.id === cause.from))
    return found === undefined ? null : { exchange, first: found.first, last: found.last, isLate: atMs > found.untilMs }
  }
  const tape = taped.flatMap((one) => placeOf(one) ?? [])
  return { steps, tape, dropped: taped.length - tape.length }
}

/** Which step led to a page: the page request that was answered with its address, or the event that went there. */
function stepThatLed(before: PageSteps, page: PageRequest): number | null {
  if (before.page.leadsTo === page.address) return before.first
  return before.page.leavesTo === page.address ? before.last : null
}

function pageEvent({ id, method, address }: PageRequest, taped: readonly Taped<RequestCause>[]): ScenarioEvent {
  if (method === "GET") return { type: "Opened", url: address }
  const sent = taped.find(({ cause, exchange }) => cause.is === "page" && cause.id === id && exchange.request.method === method)
  const body = sent?.exchange.request.body ?? null
  return { type: "Submitted", action: address, fields: body !== null && "form" in body ? body.form : {} }
}
