import { expect, test } from "vitest"
import { makeTape, playTape } from "../../../adapters/replay/tape.ts"
import type { ExchangeRequest } from "../../../core/scenario/scenario.ts"
import { sampleExchange, sampleRequest } from "../../support/scenario/sample-scenario.ts"

const json = "application/json"
const form = "application/x-www-form-urlencoded"
const graphql = (query: string) =>
  sampleRequest({ method: "POST", path: "/graphql/v1/", query: { lang: "pol" }, contentType: json, body: { json: { query } } })
const posted = (fields: Record<string, string>) =>
  sampleRequest({ method: "POST", path: "/basketchange.php", contentType: form, body: { form: fields } })
const asked = (path: string, body?: string, contentType = json) =>
  new Request(`http://any.host${path}`, body === undefined ? {} : { method: "POST", body, headers: { "content-type": contentType } })

const forTest = () => "test" as const
/** A tape that takes everything. */
const emptyTape = () => makeTape<"test">({ nowMs: () => 0, startMs: 0 })
const passed = (tape: ReturnType<typeof emptyTape>) => tape.taped().map(({ exchange }) => exchange)

const matching: readonly (readonly [string, ExchangeRequest, Request, boolean])[] = [
  ["the same request", graphql("{ a }"), asked("/graphql/v1/?lang=pol", '{"query":"{ a }"}'), true],
  ["white space in a document", graphql("{ a }"), asked("/graphql/v1/?lang=pol", '{"query":"{\\n  a\\n}"}'), true],
  [
    "white space inside a quoted text",
    graphql('{ a(b: "x y") }'),
    asked("/graphql/v1/?lang=pol", '{"query":"{ a(b: \\"x  y\\") }"}'),
    false,
  ],
  ["another document", graphql("{ a }"), asked("/graphql/v1/?lang=pol", '{"query":"{ b }"}'), false],
  ["another query", graphql("{ a }"), asked("/graphql/v1/?lang=eng", '{"query":"{ a }"}'), false],
  ["another path", graphql("{ a }"), asked("/graphql/v2/?lang=pol", '{"query":"{ a }"}'), false],
  ["a form in another order", posted({ product: "1", size: "M" }), asked("/basketchange.php", "size=M&product=1", form), true],
  ["a form with another value", posted({ product: "1", size: "M" }), asked("/basketchange.php", "size=L&product=1", form), false],
  ["a form with one field more", posted({ product: "1" }), asked("/basketchange.php", "size=L&product=1", form), false],
  ["a query in another order", sampleRequest({ query: { a: "1", b: "2" } }), asked("/ajax/projector.php?b=2&a=1"), true],
  ["another method", sampleRequest({ method: "POST" }), asked("/ajax/projector.php"), false],
]

test.each(matching)("a tape and %s", async (_, recorded, request, matches) => {
  const player = playTape([sampleExchange(recorded, "answer")])
  const answer = await player.fetch(request).then(
    (response) => response.json(),
    (cause: unknown) => cause,
  )
  expect(matches ? answer : answer instanceof TypeError).toEqual(matches ? "answer" : true)
  expect([player.unmatched().length, player.unused().length]).toEqual(matches ? [0, 0] : [1, 1])
})

test("equal requests get the answers of the tape in its order, each once", async () => {
  const player = playTape([sampleExchange(sampleRequest(), "first"), sampleExchange(sampleRequest(), "second")])
  const ask = async () => (await player.fetch(asked("/ajax/projector.php"))).json()
  expect([await ask(), await ask()]).toEqual(["first", "second"])
  await expect(ask()).rejects.toThrow(TypeError)
  expect(player.unmatched()).toEqual([sampleRequest()])
})

test("what was recorded is played again: status, type, cookies, where it leads and body", async () => {
  const tape = emptyTape()
  const record = tape.recording(
    async () => {
      const answer = new Response('{"a":[1,"ż"]}', { status: 303, headers: { "content-type": json, location: "/x?a=1", etag: "secret" } })
      answer.headers.append("set-cookie", "client=1; Path=/")
      answer.headers.append("set-cookie", "lang=eng")
      return answer
    },
    "browser",
    forTest,
  )
  const original = await record(asked("/basketchange.php", "number[0]=1&number[0]=2&a=%C5%BC", form))
  const [exchange] = passed(tape)
  expect(exchange?.request.body).toEqual({ form: { "number[0]": ["1", "2"], a: "ż" } })
  const again = await playTape(passed(tape)).fetch(asked("/basketchange.php", "a=%C5%BC&number[0]=1&number[0]=2", form))
  expect(await again.text()).toBe(await original.text())
  expect([again.status, again.headers.get("location"), again.headers.getSetCookie()]).toEqual([
    303,
    "/x?a=1",
    ["client=1; Path=/", "lang=eng"],
  ])
  expect(again.headers.get("etag")).toBeNull()
})

test("pictures pass unrecorded, and a shop that cannot be reached is a failure again", async () => {
  const tape = emptyTape()
  const pictures = tape.recording(async () => new Response("x", { headers: { "content-type": "image/webp" } }), "browser", forTest)
  await pictures(asked("/hpeciai/a.webp"))
  expect(passed(tape)).toEqual([])
  const broken = tape.recording(() => Promise.reject(new TypeError("no network")), "server", forTest)
  await expect(broken(asked("/ajax/get.php"))).rejects.toThrow("no network")
  const player = playTape(passed(tape))
  await expect(player.fetch(asked("/ajax/get.php"))).rejects.toThrow(TypeError)
  expect([player.unmatched(), player.unused()]).toEqual([[], []])
})

test("a call that was not waited for ends as such again, whether it was never answered or too late", async () => {
  const tape = emptyTape()
  const late = new AbortController()
  const lateAnswer = tape.recording(
    async () => {
      late.abort()
      return Response.json("too late")
    },
    "browser",
    forTest,
  )
  await lateAnswer(new Request("http://any.host/ajax/get.php?late", { signal: late.signal }))
  const never = new AbortController()
  const noAnswer = tape.recording(
    () => {
      never.abort()
      return Promise.reject(new DOMException("stopped", "AbortError"))
    },
    "browser",
    forTest,
  )
  await expect(noAnswer(new Request("http://any.host/ajax/get.php?never", { signal: never.signal }))).rejects.toThrow("stopped")
  const player = playTape(passed(tape))
  const ends = await Promise.allSettled(["late", "never"].map((which) => player.fetch(asked(`/ajax/get.php?${which}`))))
  expect(ends.map((end) => end.status === "rejected" && end.reason instanceof DOMException && end.reason.name)).toEqual([
    "TimeoutError",
    "TimeoutError",
  ])
  expect([player.unmatched(), player.unused()]).toEqual([[], []])
})
