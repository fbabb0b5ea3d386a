import { setTimeout as after } from "node:timers/promises"
import type { RenderedPage } from "./page-renderer.ts"
import { utf8 } from "./utf8.ts"

/** A page that was drawn, before it is sent. */
export interface DrawnPage {
  readonly page: Omit<RenderedPage, "body" | "rest">
  readonly html: string
  /** how the element with which prices begin is opened; null = the page is sent whole */
  readonly pricesFrom: string | null
}

/** Draws a page. Its argument hears that the shop is asked for prices a second way behind all else, and how the page is drawn without those. */
export type DrawPage = (onPricesBehind: (drawUntilThen: () => Promise<DrawnPage>) => void) => Promise<DrawnPage>

/** A page that is whole so soon after all but its prices is known, in milliseconds, is not worth drawing twice. */
const soonWholeMs = 10

export const wholePage = ({ page, html }: DrawnPage): RenderedPage => ({ ...page, body: utf8(html) })

/**
 * The whole page, or its beginning where prices are a second way behind it. It is drawn twice then: without those prices, of which the part before the first
 * price is sent at once, and with them, of which the part behind follows. Where that does not fit what was sent, or fails, what follows is the rest of
 * the first drawing: always one whole document, whose prices are right or missing.
 *
 * Cookies of answers that come behind the beginning are not sent. Fails as the drawing of the whole page fails, before anything is sent.
 *
 * Spec: 10.1063, 10.1064.
 *
 * @param onFailed hears why a page that has begun could not be drawn whole
 * @param soon how long a whole page is waited for once all but its prices is known
 */
export async function pageInParts(
  draw: DrawPage,
  onFailed: (cause: unknown) => void,
  soon: () => Promise<unknown> = () => after(soonWholeMs),
): Promise<RenderedPage> {
  const behind = Promise.withResolvers<() => Promise<DrawnPage>>()
  let isWhole = false
  const whole = draw(behind.resolve).finally(() => (isWhole = true))
  const beginning = behind.promise.then(async (drawUntilThen) => {
    await soon()
    return isWhole ? null : cut(await drawUntilThen())
  })
  // a page that cannot be drawn without is drawn whole, or fails so
  const begun = await Promise.race([beginning.catch(() => null), whole.then(() => null)])
  if (begun === null) return wholePage(await whole)
  const rest = whole.then(
    (drawn) => restBehind(begun, drawn),
    (cause: unknown) => {
      onFailed(cause)
      return begun.rest
    },
  )
  return { ...begun.page, keepUntilMs: 0, body: utf8(begun.start), rest: rest.then(utf8) }
}

/** A page cut where its prices begin. */
interface CutPage extends Pick<DrawnPage, "page"> {
  readonly start: string
  readonly rest: string
}

/** null = it shows none, or is sent whole */
function cut({ page, html, pricesFrom }: DrawnPage): CutPage | null {
  const at = pricesFrom === null ? -1 : html.indexOf(pricesFrom)
  return at === -1 ? null : { page, start: html.slice(0, at), rest: html.slice(at) }
}

/** What was sent already goes on as the whole page does, as far as their bodies are the same up to there. */
function restBehind(begun: CutPage, drawn: DrawnPage): string {
  const whole = cut(drawn)
  return whole !== null && bodyIn(whole.start) === bodyIn(begun.start) ? whole.rest : begun.rest
}

/** Heads may differ: a picture that the API alone tells stands in one and not in the other. */
const bodyIn = (start: string): string => start.slice(start.indexOf("<body"))
