import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { keptMeasures, makeFileMeasures, measureFileBytes, measuresAMinute } from "../../../adapters/node/file-measures.ts"
import { reportedErrorsAnswer, measuresFolder, pageVitalsAnswer } from "../../../cli/shop/measures-answer.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const agreed = 'iai_cookie={"analytics":true,"marketing":false}'
const measure = JSON.stringify({ page: "home", vitals: { lcp: 812, cls: 0.01 } })

async function openServer(isOn = true) {
  const dataFolder = await mkdtemp(join(tmpdir(), "witryna-measures-"))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const troubles: unknown[] = []
  let nowMs = testNowMs
  const sink = makeFileMeasures({ folder: measuresFolder(dataFolder), nowMs: () => nowMs, onTrouble: (cause) => troubles.push(cause) })
  const server = openTestServer({ measuring: { sink, isOn: async () => isOn } })
  const post = (body: string, headers: Readonly<Record<string, string>> = { cookie: agreed }, path = "/ajax/vitals.php") =>
    server.send(path, { method: "POST", body, headers })
  const kept = async (is: "vitals" | "error") => {
    await sink.settled()
    return keptMeasures(measuresFolder(dataFolder), is)
  }
  return { server, post, kept, dataFolder, troubles, sink, wait: (ms: number) => (nowMs += ms) }
}

describe("POST /ajax/vitals.php (10.403, 10.410, 11.270)", () => {
  test("keeps a measure of a visitor who has agreed, with its day and nothing else", async () => {
    const { post, kept, dataFolder } = await openServer()
    const answer = await post(measure, { cookie: `client=secret; ${agreed}`, "user-agent": "somebody's" })
    expect([answer.status, await answer.text()]).toEqual([204, ""])
    expect(await kept("vitals")).toBe('{"day":"2026-03-10","page":"home","vitals":{"lcp":812,"cls":0.01}}\n')
    const { words, data } = await pageVitalsAnswer(dataFolder)
    expect(data).toEqual({ pages: [{ page: "home", visits: 1, vitals: { lcp: 812, cls: 0.01 } }] })
    expect(words).toMatch(/^page +visits +first byte +first paint +largest paint +slowest press +shifts\nhome +1 +- +- +812 ms +- +0\.010$/)
  })

  test.each([
    ["nobody has agreed", measure, ""],
    ["it was refused", measure, 'iai_cookie={"analytics":false,"marketing":true}'],
    ["the answer cannot be read", measure, "iai_cookie={"],
    ["it is no measure", "{}", agreed],
    ["it is no JSON", "[", agreed],
    ["it is of no page", '{"page":"x","vitals":{"lcp":1}}', agreed],
  ])("keeps nothing where %s, and says so to nobody", async (_, body, cookie) => {
    const { post, kept, dataFolder } = await openServer()
    expect((await post(body, { cookie })).status).toBe(204)
    expect(await kept("vitals")).toBe("")
    expect((await pageVitalsAnswer(dataFolder)).words).toContain("Nothing was measured")
  })

  test("keeps nothing where the shop does not measure, of another site's page, and of what is too long", async () => {
    const off = await openServer(false)
    expect((await off.post(measure)).status).toBe(204)
    expect(await off.kept("vitals")).toBe("")
    const { post, kept } = await openServer()
    expect((await post(measure, { cookie: agreed, origin: "https://evil.example" })).status).toBe(403)
    expect((await post(`${measure}${" ".repeat(1_000)}`)).status).toBe(413)
    expect(await kept("vitals")).toBe("")
  })
})

describe("reports of errors (8.56, 10.411, 11.87)", () => {
  const report = (text: string) => `/graphql/v1/?JSerror=${encodeURIComponent(text)}`
  const hello = JSON.stringify({ query: "query { hello }" })

  test("are kept without asking, without what a shopper typed, and the shop answers as before", async () => {
    const { server, post, kept, dataFolder } = await openServer(false)
    for (const text of ["load list: TypeError", 'ask: no "Jan" jan@a.pl', "load list: TypeError"])
      expect((await post(hello, {}, report(text))).status).toBe(200)
    expect(server.received).toHaveLength(3)
    expect(await kept("error")).not.toMatch(/jan/i)
    const { data } = await reportedErrorsAnswer(dataFolder)
    expect(data).toEqual({
      errors: [
        { text: "load list: TypeError", times: 2, last: "2026-03-10" },
        { text: 'ask: no "…" …', times: 1, last: "2026-03-10" },
      ],
    })
  })

  test("another site's page reports nothing, nor does a GET", async () => {
    const { server, post, kept } = await openServer()
    await post(hello, { origin: "https://evil.example" }, report("x"))
    await server.get(report("x"))
    expect(await kept("error")).toBe("")
  })
})

describe("the files have an end (10.410)", () => {
  test("one that is full is put aside, and the one before is gone", async () => {
    const { sink, kept, dataFolder } = await openServer()
    const folder = measuresFolder(dataFolder)
    await Effect.runPromise(sink.keep({ is: "error", text: "first" }))
    await sink.settled()
    await writeFile(join(folder, "error.jsonl.before"), "older\n")
    await writeFile(join(folder, "error.jsonl"), `${"x".repeat(measureFileBytes)}\n`)
    await Effect.runPromise(sink.keep({ is: "error", text: "second" }))
    await sink.settled()
    expect(await readFile(join(folder, "error.jsonl"), "utf8")).toBe('{"day":"2026-03-10","text":"second"}\n')
    const all = await kept("error")
    expect([all.length, all.includes("older")]).toEqual([measureFileBytes + 1 + 37, false])
  })

  test("so many a minute are kept, and the next minute begins anew", async () => {
    const { sink, kept, wait } = await openServer()
    const keep = () => Effect.runSync(sink.keep({ is: "error", text: "x" }))
    for (let at = 0; at < measuresAMinute + 50; at += 1) keep()
    wait(60_000)
    keep()
    expect((await kept("error")).trim().split("\n")).toHaveLength(measuresAMinute + 1)
  })

  test("a folder that cannot be written is told once, and stops nobody", async () => {
    const { dataFolder, troubles, post, sink } = await openServer()
    await writeFile(measuresFolder(dataFolder), "a file in the folder's place")
    for (let at = 0; at < 3; at += 1) expect((await post(measure)).status).toBe(204)
    await sink.settled()
    expect(troubles).toHaveLength(1)
  })
})
