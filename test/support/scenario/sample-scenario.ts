import type { Exchange, ExchangeRequest, Scenario } from "../../../core/scenario/scenario.ts"

/** A request of a browser to the shop. */
export const sampleRequest = (part: Partial<ExchangeRequest> = {}): ExchangeRequest => ({
  method: "GET",
  path: "/ajax/projector.php",
  query: {},
  contentType: "",
  body: null,
  ...part,
})

/** An exchange whose answer is a short JSON. */
export const sampleExchange = (request: ExchangeRequest, answer: unknown): Exchange => ({
  entry: null,
  atMs: 0,
  tookMs: 0,
  side: "browser",
  request,
  response: { status: 200, headers: { "content-type": "application/json" }, body: { json: answer } },
})

/** A scenario in which nothing happens. */
export const sampleScenario = (part: Partial<Scenario> = {}): Scenario => ({
  version: 2,
  name: "sample",
  title: "A sample",
  settings: { language: "pl", origin: "http://shop.local" },
  startMs: 0,
  cookies: {},
  storage: {},
  entries: [],
  endMs: 0,
  tape: [],
  ...part,
})
