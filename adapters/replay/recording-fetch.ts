import type { Exchange } from "../../core/scenario/exchange.ts"
import type { ShopFetch } from "../http/outside.ts"
import { isText, readRequest, readResponse } from "./read-exchange.ts"

/** A tape that is being recorded. */
export interface Tape {
  /** a fetch that does what the other does and writes down what passed */
  readonly recording: (fetch: ShopFetch, side: Exchange["side"]) => ShopFetch
  /** what passed so far, in the order of the requests; those on their way are missing */
  readonly exchanges: () => readonly Exchange[]
}

/** An empty tape. Pictures and other data that are no text pass unrecorded. */
export function makeTape(): Tape {
  const slots: { exchange: Exchange | null }[] = []
  return {
    exchanges: () => slots.flatMap(({ exchange }) => exchange ?? []),
    recording: (fetch, side) => async (request) => {
      if (isPicture(request)) return fetch(request)
      const slot: (typeof slots)[number] = { exchange: null }
      slots.push(slot)
      const asked = await readRequest(request)
      const unanswered = (): Exchange => ({ side, request: asked, response: null, ...(request.signal.aborted ? { gaveUp: true } : {}) })
      try {
        const response = await fetch(request)
        if (isText(response.headers.get("content-type"))) {
          // an answer that came after the last moment was never seen
          slot.exchange = request.signal.aborted ? unanswered() : { side, request: asked, response: await readResponse(response) }
        }
        return response
      } catch (cause) {
        slot.exchange = unanswered()
        throw cause
      }
    },
  }
}

/** The platform keeps pictures under this path, the missing ones too. */
const isPicture = (request: Request) => new URL(request.url).pathname.startsWith("/hpeciai/")
