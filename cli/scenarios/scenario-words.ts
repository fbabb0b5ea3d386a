import type { ExchangeRequest, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { plainText } from "../output/print.ts"

/** A time of a journey, in a column. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`

/** What a shopper did. */
export function describeEvent(event: ScenarioEvent): string {
  switch (event.type) {
    case "Opened":
      return `Opened ${plainText(event.url)}`
    case "Submitted":
      return `Submitted ${plainText(event.action)} ${describeValue(event.fields)}`
    case "Machine":
      return `${event.machine}: ${describeTagged(event.event)}`
  }
}

/** Something with a type, and what else it says. */
export function describeTagged({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${describeValue(rest)}`
}

/** A request to the shop. */
export const describeRequest = ({ method, path, query, body }: ExchangeRequest) =>
  [method, plainText(path), describeValue(query), ...(body === null ? [] : [shortened(describeValue(body))])].join(" ")

/** A value as JSON. */
export const describeValue = (value: unknown) => (value === undefined ? "nothing" : plainText(JSON.stringify(value)))

/** A text that fits a few lines. */
export const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
