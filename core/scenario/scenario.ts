import type { Language } from "../values/language.ts"
import type { ShopperEvent } from "../pages/shopper-events.ts"
import type { Outcome } from "./outcome.ts"

/** Something that a shopper did to a machine of the page, under the machine's name in the list of machines. */
export interface MachineEvent {
  readonly type: "Machine"
  readonly machine: string
  readonly event: ShopperEvent
}

/** Names and values of a form or a query; a name that comes more than once has a list. */
export type Fields = Readonly<Record<string, string | readonly string[]>>

/** One thing that a shopper did. `Submitted` is a form that the browser sends by itself; where it leads to is opened too. */
export type ScenarioEvent =
  | { readonly type: "Opened"; readonly url: string }
  | { readonly type: "Submitted"; readonly action: string; readonly fields: Fields }
  | MachineEvent

export interface ScenarioEntry {
  /** milliseconds after the start */
  readonly atMs: number
  readonly event: ScenarioEvent
  /** what the shopper saw just before the next entry, of the last one at the end */
  readonly outcome: Outcome
}

/** A recorded journey: everything that is needed to live through it again without a browser and without a shop. */
export interface Scenario {
  readonly version: 2
  /** name of its folder */
  readonly name: string
  /** what it is about, for people */
  readonly title: string
  /** what whoever reported the case expected to see instead, in their own words */
  readonly expected?: string
  readonly settings: {
    /** the language of addresses that carry none */
    readonly language: Language
    /** scheme, host and port under which the shop was asked */
    readonly origin: string
  }
  /** milliseconds since 1970 UTC */
  readonly startMs: number
  readonly cookies: Readonly<Record<string, string>>
  readonly storage: Readonly<Record<string, string>>
  readonly entries: readonly ScenarioEntry[]
  /** milliseconds after the start */
  readonly endMs: number
  readonly tape: readonly Exchange[]
}

/** Limits of a recorded scenario. */
export const scenarioLimits = {
  fileBytes: 8_000_000,
  entries: 2000,
  exchanges: 10_000,
} as const

/**
 * Can it be the name of a scenario? Names become folders.
 *
 * @example isScenarioName("buy-single-size") // => true
 * @example isScenarioName("../secrets") // => false
 */
export function isScenarioName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,60}$/.test(name)
}

/** A body, decoded so far that two ways of writing the same are one. */
export type ExchangeBody = null | { readonly json: unknown } | { readonly form: Fields } | { readonly text: string }

export interface ExchangeRequest {
  readonly method: string
  readonly path: string
  readonly query: Fields
  /** media type without parameters; empty without a body */
  readonly contentType: string
  readonly body: ExchangeBody
}

export interface ExchangeResponse {
  readonly status: number
  readonly headers: { readonly "content-type"?: string; readonly location?: string; readonly "set-cookie"?: readonly string[] }
  readonly body: ExchangeBody
}

/** One request to the shop and its answer. */
export interface Exchange {
  /** the entry that caused it, by its event or by the page that its event led to, from 0; null = a recording that does not say */
  readonly entry: number | null
  /** when it was asked, milliseconds after the start */
  readonly atMs: number
  /** milliseconds until the answer was there whole, or nobody waited for it any more */
  readonly tookMs: number
  /** who asked: the server while it made a page, or the browser */
  readonly side: "server" | "browser"
  readonly request: ExchangeRequest
  /** null = no answer came: the shop could not be reached, or was not waited for */
  readonly response: ExchangeResponse | null
  /** whoever asked stopped waiting: its time limit was over, or the page was left */
  readonly gaveUp?: true
}
