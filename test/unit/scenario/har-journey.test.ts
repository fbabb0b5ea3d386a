import { Result } from "effect"
import { expect, test } from "vitest"
import { type HarJourney, harJourney } from "../../../adapters/replay/har-journey.ts"
import { decodeHar } from "../../../adapters/replay/har.wire.ts"
import { archivedAtMs, sampleArchive, type SampleRequest } from "../../support/scenario/sample-archive.ts"

/** The journey of an archive with these requests, or why there is none. */
function journeyOf(...requests: readonly SampleRequest[]): HarJourney | string {
  const read = decodeHar(sampleArchive(requests))
  return Result.isFailure(read) ? read.failure : harJourney(read.success)
}

/** What was done, as short as it can be said. */
function doneIn(journey: HarJourney | string) {
  if (typeof journey === "string") return journey
  return journey.steps.map(({ atMs, event, shown }) => {
    const did = event.type === "Opened" ? event.url : event.type === "Submitted" ? { [event.action]: event.fields } : event.event
    return [atMs, did, shown === null ? null : `${shown.status} ${shown.address}`]
  })
}

const script = { accept: "*/*" } as const
const priceOf = (size: string, more = "") => `/ajax/projector.php?action=get&product=535&size=${size}&get=sizes${more}`

test("pages are opened, forms are sent, and where an answer leads on is the same step", () => {
  const journey = journeyOf(
    { url: "/product-pol-535-Koszula.html?a=1#top", at: 0 },
    { url: "/site.css", at: 0.2, accept: "text/css" },
    {
      method: "POST",
      url: "/basketchange.php",
      at: 9,
      form: { product: "535", size: "M" },
      status: 303,
      leadsTo: "/basketedit.php?mode=1",
    },
    { url: "/basketedit.php?mode=1", at: 9.1 },
    { url: "/basketedit.php?mode=1", at: 20, status: 304 },
  )
  expect(doneIn(journey)).toEqual([
    [0, "/product-pol-535-Koszula.html?a=1", "200 /product-pol-535-Koszula.html?a=1"],
    [9000, { "/basketchange.php": { product: "535", size: "M" } }, "200 /basketedit.php?mode=1"],
    [20_000, "/basketedit.php?mode=1", "200 /basketedit.php?mode=1"],
  ])
  expect(journey).toMatchObject({ startMs: archivedAtMs, endMs: 23_000, untold: [] })
})

test("a size is chosen where a page asks the prices of another one; what else scripts ask is counted", () => {
  const journey = journeyOf(
    { url: "/a.html", at: 0 },
    { url: priceOf("M"), at: 1, ...script, json: { size: "M" } },
    { url: priceOf("M"), at: 2, ...script },
    { url: priceOf("L"), at: 3, ...script },
    { method: "POST", url: "/graphql/v1/?lang=pol", at: 4, ...script },
    { url: "/ajax/projector.php?action=set_product_observed&size=M", at: 5, ...script },
    { url: "/ajax/zofia@poczta.example", at: 5.5, ...script },
    { url: "/b.html", at: 6 },
    { url: priceOf("L"), at: 7, ...script },
  )
  expect(doneIn(journey)).toEqual([
    [0, "/a.html", "200 /a.html"],
    [1000, { type: "SizeChosen", sizeId: "M" }, null],
    [3000, { type: "SizeChosen", sizeId: "L" }, null],
    [6000, "/b.html", "200 /b.html"],
    [7000, { type: "SizeChosen", sizeId: "L" }, null],
  ])
  expect(journey).toMatchObject({
    steps: [{}, { call: { response: { status: 200, body: { text: '{"size":"M"}' } } } }, { call: { response: null } }, {}, {}],
    untold: [
      { request: "GET /ajax/projector.php", count: 2 },
      { request: "POST /graphql/v1/", count: 1 },
      { request: "another request", count: 1 },
    ],
  })
})

test("only the site with the most pages counts, in the order of time, from its first page on", () => {
  expect(
    doneIn(
      journeyOf(
        { url: "/b.html", at: 5 },
        { url: "https://pay.example/", at: 3 },
        { url: "/a.html", at: 2 },
        { url: "/ajax/early.php", at: 1, ...script },
        { url: "javascript:alert(1)", at: 4 },
        { url: "file:///etc/passwd", at: 4 },
      ),
    ),
  ).toEqual([
    [0, "/a.html", "200 /a.html"],
    [3000, "/b.html", "200 /b.html"],
  ])
})

test("a payment elsewhere that comes first is not taken for the shop, which has more pages", () => {
  const journey = journeyOf({ url: "https://pay.example/", at: 0 }, { url: "/a.html", at: 1 }, { url: "/b.html", at: 2 })
  expect(doneIn(journey)).toEqual([
    [0, "/a.html", "200 /a.html"],
    [1000, "/b.html", "200 /b.html"],
  ])
})

test.each(["prefetch", "prefetch;prerender"])("what the browser fetched ahead (%s) is no page that its visitor looked at", (purpose) => {
  const journey = journeyOf({ url: "/a.html", at: 0 }, { url: "/ahead.html", at: 1, purpose }, { url: "/b.html", at: 2 })
  expect(doneIn(journey)).toEqual([
    [0, "/a.html", "200 /a.html"],
    [2000, "/b.html", "200 /b.html"],
  ])
})

test.each<readonly [string, readonly SampleRequest[], string]>([
  ["no page", [{ url: "/site.css", at: 0, accept: "text/css" }], "it has no page"],
  [
    "pages of more than 31 days",
    [
      { url: "/a", at: 0 },
      { url: "/b", at: 32 * 86_400 },
    ],
    "more than 31 days apart",
  ],
  ["too many pages", Array.from({ length: 121 }, (_, at) => ({ url: "/a", at })), "it has more than 120 pages"],
  [
    "too many presses",
    [
      { url: "/a", at: 0 },
      ...Array.from({ length: 2001 }, (_, at) => ({ url: `/ajax/projector.php?action=get&product=5&size=${at}`, at: 1, accept: "*/*" })),
    ],
    "a scenario has at most 2000 events",
  ],
])("an archive with %s is refused with the reason", (_, requests, why) => {
  expect(journeyOf(...requests)).toContain(why)
})

test("what has no time or no address is no step, and a form that was saved as a list of fields is read as one", () => {
  const [entry] = sampleArchive([{ method: "POST", url: "/a.php", at: 0 }]).log.entries
  const postData = {
    mimeType: "multipart/form-data; boundary=x",
    params: [{ name: "a", value: "1" }, { name: "a", value: "2" }, { name: "photo" }],
  }
  const posted = { ...entry, request: { ...entry?.request, postData } }
  const read = decodeHar({ log: { entries: [posted, { ...entry, startedDateTime: "yesterday" }] } })
  expect(Result.isSuccess(read) ? doneIn(harJourney(read.success)) : read.failure).toEqual([
    [0, { "/a.php": { a: ["1", "2"], photo: "" } }, "200 /a.php"],
  ])
})

test.each<readonly [string, unknown]>([
  ["is null", null],
  ["has no entries", { log: {} }],
  [
    "has a number as its address",
    { log: { entries: [{ startedDateTime: "2026-03-10T11:00:00Z", request: { method: "GET", url: 1 }, response: { status: 200 } }] } },
  ],
  ["has too many entries", { log: { entries: Array.from({ length: 20_001 }, () => sampleArchive([{ url: "/", at: 0 }]).log.entries[0]) } }],
])("a file that %s is no archive, and says where in one line", (_, data) => {
  const read = decodeHar(data)
  expect(Result.isFailure(read) && /^[^\n]{5,300}$/.test(read.failure)).toBe(true)
})

test("fault: a form in parts that a browser saved as it was sent is sent empty. Its texts are read, its files are not", () => {
  const part = (head: string, value: string) => `--xYz\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
  const text = `${part('name="asking"', "review")}${part('name="opinion_text"', "Piękny,\r\nnaprawdę")}${part('name="photo"; filename="a.jpg"', "binary")}--xYz--\r\n`
  const [entry] = sampleArchive([{ method: "POST", url: "/product-ask.php", at: 0, form: {} }]).log.entries
  const request = { ...entry?.request, postData: { mimeType: "multipart/form-data; boundary=xYz", text } }
  const read = Result.getOrThrow(decodeHar({ log: { entries: [{ ...entry, request }] } }))
  expect(doneIn(harJourney(read))).toEqual([
    [0, { "/product-ask.php": { asking: "review", opinion_text: "Piękny,\r\nnaprawdę" } }, "200 /product-ask.php"],
  ])
})
