import { Effect } from "effect"
import { isGraphqlAddress } from "../../core/pages/request.ts"
import { pageNames } from "../../core/pages/pages.ts"
import { readConsent } from "../../core/front/consent.ts"
import { harmlessError } from "../../core/front/error-text.ts"
import { readMeasure } from "../../core/front/measures.ts"
import { isForeignPost } from "../../core/web/foreign-request.ts"
import { readLimitedBody } from "../../core/web/limited-body.ts"
import { parseJson } from "../../core/web/untrusted-json.ts"
import type { MeasureSink } from "../../ports/measure-sink.ts"
import { plainFailure } from "./failure-answer.ts"
import type { IncomingRequest } from "./incoming-request.ts"

/** Where pages tell how they did. Spec: 10.410, 11.270. */
export const vitalsPath = "/ajax/vitals.php"

/** A measure is shorter, in bytes. */
const longestMeasure = 1_000

/** What a server keeps of how its pages do. */
export interface Measuring {
  readonly sink: MeasureSink
  /** whether the shop measures now */
  readonly isOn: () => Promise<boolean>
}

const names: ReadonlySet<string> = new Set(pageNames)

/** Is it a kind of page that this shop has? */
export const isPageKind = (name: string): boolean => names.has(name)

/**
 * Takes a measure, if the shop measures and the visitor has agreed to it. The answer is the same whether it was kept or not: nobody waits for it.
 *
 * Spec: 10.403, 10.410, 11.270.
 */
export async function vitalsAnswer(measuring: Measuring | undefined, { request }: IncomingRequest): Promise<Response> {
  if (isForeignPost(request)) return plainFailure(403, "The request comes from another site.")
  const body = await readLimitedBody(request, longestMeasure)
  if (body === null) return plainFailure(413, `The request is longer than ${longestMeasure} bytes.`)
  const hasAgreed = readConsent(request.headers.get("cookie") ?? "")?.analytics === true
  const measure = hasAgreed ? readMeasure(parseJson(new TextDecoder().decode(body)), isPageKind) : null
  if (measuring !== undefined && measure !== null && (await measuring.isOn().catch(() => false)))
    await Effect.runPromise(measuring.sink.keep({ is: "vitals", measure }))
  return new Response(null, { status: 204 })
}

/** Keeps what a browser reports of an error, without anything that a shopper typed. Spec: 8.56, 10.411, 11.87. */
export function keepReport(measuring: Measuring | undefined, { request, url }: IncomingRequest): void {
  const report = request.method === "POST" && isGraphqlAddress(url) ? url.searchParams.get("JSerror") : null
  if (measuring === undefined || report === null || isForeignPost(request)) return
  Effect.runSync(measuring.sink.keep({ is: "error", text: harmlessError(report) }))
}
