import { afterEach, expect, test, vi } from "vitest"
import { toldEventsName } from "../../core/front/tracking-event.ts"
import { askEvents } from "../../adapters/browser/ask-events.ts"

afterEach(() => vi.unstubAllGlobals())

const known = { event: "search", search_term: "kubek" }

/** Asks a shop that answers so. @returns what was asked, handed on and reported */
async function asked(reply: () => Response) {
  const fetching = vi.fn<(address: string, sent: RequestInit) => Promise<Response>>(async () => reply())
  vi.stubGlobal("fetch", fetching)
  const told: unknown[] = []
  const reported: string[] = []
  const hear = (event: Event) => void told.push(event instanceof CustomEvent ? event.detail : null)
  document.addEventListener(toldEventsName, hear)
  await askEvents((during, failure) => void reported.push(`${during}: ${String(failure)}`))
  document.removeEventListener(toldEventsName, hear)
  const [[address, sent] = []] = fetching.mock.calls
  return { asked: [address, sent?.body], told, reported }
}

const answer = (trackingEvents: unknown) => () => Response.json({ data: { trackingEvents } })

test("the shop's events are asked for by a post; what is known is handed on, and of what is not only that it came is reported (7.8, 7.9, 11.86)", async () => {
  Reflect.deleteProperty(window, "ran")
  const seen = await asked(answer([`dataLayer.push(${JSON.stringify(known)});`, "window.ran = 'ewa@example.com'", 5]))
  expect(seen).toEqual({
    asked: ["/graphql/v1/", '{"query":"query{ trackingEvents }"}'],
    told: [JSON.stringify([known])],
    reported: ["tracking event: Error: A text of 30 characters is not known"],
  })
  expect("ran" in window).toBe(false)
})

test.each([
  ["nothing", answer([])],
  ["null", answer(null)],
  ["another shape", () => Response.json([])],
])("an answer of %s hands on nothing and reports nothing", async (_, reply) => {
  expect(await asked(reply)).toMatchObject({ told: [], reported: [] })
})

test("an answer that is no JSON, or does not come, is an event less and is reported (8.52)", async () => {
  const seen = [
    await asked(() => new Response("<html>")),
    await asked(() => {
      throw new TypeError("away")
    }),
  ]
  for (const { told, reported } of seen) expect([told, reported.length]).toEqual([[], 1])
})
