import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { createDeferred } from "../../ui/runtime/islands/deferred.ts"
import { toldEventsName } from "../../core/front/tracking-event.ts"

const told: unknown[] = []
const hear = (event: Event) => void told.push(event instanceof CustomEvent ? event.detail : null)

beforeEach(() => {
  told.length = 0
  document.addEventListener(toldEventsName, hear)
})
afterEach(() => {
  document.removeEventListener(toldEventsName, hear)
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** Asks a shop whose answers say that so many events wait. @returns what it was asked */
async function asked(waiting: string | null, isTracked: boolean): Promise<readonly string[]> {
  const bodies: string[] = []
  vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) => {
    bodies.push(
      await new Request(
        new URL(request instanceof Request ? request.url : request, location.href),
        request instanceof Request ? request : init,
      ).text(),
    )
    const headers = waiting === null || bodies.length > 1 ? {} : { "x-iai-tracking-events": waiting }
    return Response.json({ data: { trackingEvents: ['{"event":"search","search_term":"len"}'] } }, { headers })
  })
  document.head.innerHTML = isTracked ? '<script type="text/plain" data-events="told"></script>' : ""
  const failed = { failed: true } as const
  await createDeferred("pl").ask({ effect: "shop", call: "readBasket", input: null, answered: () => failed, failed }, () => {})
  await vi.dynamicImportSettled()
  return bodies.filter((body) => body.includes("trackingEvents"))
}

test.each([
  ["2", true, 1],
  ["1", true, 1],
  ["0", true, 0],
  ["many", true, 0],
  [null, true, 0],
  // nobody has agreed, or the shop does not want it
  ["2", false, 0],
] as const)(
  "with %j in the header of an answer, where a page tells: %j, the shop's events are asked for %j times (7.8, 19.51)",
  async (waiting, isTracked, times) => {
    expect(await asked(waiting, isTracked)).toHaveLength(times)
    await until(() => expect(told).toHaveLength(times))
  },
)
