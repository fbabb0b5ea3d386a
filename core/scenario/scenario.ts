import type { Language } from "../values/language.ts"
import type { ShopperEvent } from "../pages/shopper-events.ts"
import type { Exchange, Fields } from "./exchange.ts"
import type { Outcome } from "./outcome.ts"

/** Something that a shopper did to a machine of the page, under the machine's name in the list of machines. */
export interface MachineEvent {
  readonly type: "Machine"
  readonly machine: string
  readonly event: ShopperEvent
}

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
  readonly version: 1
  /** name of its folder */
  readonly name: string
  /** what it is about, for people */
  readonly title: string
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
