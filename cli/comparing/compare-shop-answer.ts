import { writeFile } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { makeForwardingFetch } from "../../adapters/node/forwarding-fetch.ts"
import { compareShops } from "../../adapters/origin/comparing/compare-shops.ts"
import type { Answer } from "../output/print.ts"
import { everyTenth } from "../output/every-tenth.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { comparisonWords } from "./comparison-words.ts"
import { comparisonDocument } from "./comparison-document.ts"
import { type FrontInProcess, frontInProcess } from "./front-in-process.ts"

/** A comparison as it is asked for. */
export interface ComparingRequest {
  readonly origin: URL
  readonly pages: number
  /** milliseconds; null = what the shop asks for */
  readonly pauseMs: number | null
  /** a file for the report; null = none is written */
  readonly html: string | null
}

/** A page of a slow shop takes so long, in milliseconds. */
const patienceMs = 20_000

/**
 * Compares a shop with our pages in front of it, and tells how far it is on standard error. Throws a UserError when nobody answers there, or the file cannot be
 * written.
 *
 * Spec: 10.1040 to 10.1048.
 *
 * @param openFront our pages in front of the shop
 */
export async function compareShopAnswer(
  { origin, pages, pauseMs, html }: ComparingRequest,
  openFront: (origin: URL) => Promise<FrontInProcess> = frontInProcess,
  theirs: (request: Request) => Promise<Response> = makeForwardingFetch({ shopOrigin: origin }),
): Promise<Answer> {
  const front = await openFront(origin)
  const stop = new AbortController()
  const stopOnce = (): void => {
    process.stderr.write("Stopping: what was compared so far follows. Ctrl+C again ends it at once.\n")
    stop.abort()
  }
  // the second one is nobody's to hear
  process.once("SIGINT", stopOnce)
  const say = everyTenth((line) => void process.stderr.write(`${line}\n`))
  try {
    const compared = await compareShops({
      origin,
      theirs,
      ours: front.ask,
      atMost: pages,
      pauseMs,
      wait: (ms) => setTimeout(ms, undefined, { signal: stop.signal }).catch(() => undefined),
      stopped: stop.signal,
      timeoutMs: patienceMs,
      onPage: (done, of) => say(`pages ${done}/${of}`),
    })
    if (compared.is === "nothing")
      throw new UserError(
        `${origin.origin} cannot be compared: ${compared.why}. Is its address right, and does it let this machine in?`,
        exitCodes.unavailable,
      )
    const { comparison, ...about } = compared
    if (html !== null) await written(html, comparisonDocument(origin.origin, compared))
    const { wrong } = comparison
    const partial = stop.signal.aborted ? [`It is partial: ${about.ended ?? "it was stopped"}.`] : []
    const summary = [...(wrong === 0 ? [] : [`On ${wrong} of ${comparison.pages.length} pages something is wrong.`]), ...partial].join(" ")
    const words = [comparisonWords(origin.origin, compared), ...(html === null ? [] : ["", `The report is in ${html}.`])].join("\n")
    const data = {
      origin: origin.origin,
      found: about.found,
      keptOut: about.keptOut,
      pauseMs: about.pauseMs,
      ended: about.ended,
      ...comparison,
    }
    return { words, data, ok: summary === "", ...(summary === "" ? {} : { summary }) }
  } finally {
    process.off("SIGINT", stopOnce)
    await front.close()
  }
}

async function written(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text)
  } catch (cause) {
    throw new UserError(`${file} cannot be written (${cause instanceof Error ? cause.message : String(cause)})`, exitCodes.unusable)
  }
}
