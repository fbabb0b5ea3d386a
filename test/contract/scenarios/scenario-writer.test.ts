import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { startJourney } from "../../../adapters/replay/journey.ts"
import { replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../../adapters/replay/scenario-files.ts"
import { openScenarioWriter } from "../../../adapters/replay/scenario-writer.ts"
import type { Outcome } from "../../../core/scenario/outcome.ts"
import type { ScenarioEvent } from "../../../core/scenario/scenario.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

async function openWriter() {
  const folder = await mkdtemp(join(tmpdir(), "witryna-writer-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const clock = { nowMs: testNowMs }
  const file = scenarioFile("my-case", folder)
  return { file, clock, writer: openScenarioWriter({ file, name: "my-case", nowMs: () => clock.nowMs }) }
}

/** What a recorded page sends of what it shows: a title of its own is not asked for. */
const asSent = (outcome: Outcome) => ({ ...outcome, title: "The document's title | Shop" })

test("what a shopper does in a browser becomes a masked scenario that replays: signing in and buying", async () => {
  const { shop } = await openTestShop()
  const { file, clock, writer } = await openWriter()
  const fetch = (request: Request) => shop.fetch(request)
  const journey = startJourney({
    settings: { language: "pl", origin: "http://127.0.0.1:8080" },
    startMs: testNowMs,
    cookies: { lang: "eng" },
    serverFetch: writer.serverFetch(fetch),
    browserFetch: writer.browserFetch(fetch),
  })
  const events: readonly ScenarioEvent[] = [
    { type: "Opened", url: "/signin.php" },
    { type: "Submitted", action: "/signin.php", fields: { operation: "login", login: "ola@example.com", password: "wrong123" } },
    { type: "Submitted", action: "/signin.php", fields: { operation: "login", login: "ola@example.com", password: "tajne123" } },
    { type: "Opened", url: "/product-eng-601.html" },
    { type: "Machine", machine: "product", event: { type: "SizeChosen", sizeId: "M" } },
    { type: "Machine", machine: "product", event: { type: "AddPressed" } },
    { type: "Submitted", action: "/basketchange.php", fields: { product: "601", mode: "1", size: "M", number: "1" } },
  ]
  const told: object[] = []
  for (const [at, event] of events.entries()) {
    await journey.advanceTo(at * 1000)
    expect(await journey.dispatch(event)).toBe(true)
    const outcome = journey.outcome()
    if (outcome !== null) told.push({ atMs: testNowMs + at * 1000, event, outcome: asSent(outcome) })
  }
  // late ones may come first
  const [first, second, ...others] = told
  for (const recorded of [second, first, ...others]) expect(writer.take(recorded)).toBeNull()
  clock.nowMs += 8000
  expect(await writer.save()).toBe(file)

  const read = await readScenario(file)
  if (read._tag === "Unusable") throw new Error(read.trouble)
  const { entries, unused } = await replayScenario(read.scenario)
  expect(entries.map(({ differences, unmatched }) => [differences, unmatched])).toEqual(events.map(() => [[], []]))
  expect(unused).toEqual([])
  expect(entries.map(({ outcome }) => outcome.page)).toEqual(["signIn", "signIn", "account", "product", "product", "product", "cart"])
  expect(entries.at(-1)?.outcome.views).toMatchObject({ miniBasket: { counter: "1" } })
  expect(read.scenario.cookies).toEqual({ lang: "eng" })
  const text = await readFile(file, "utf8")
  for (const secret of ["ola@example.com", "ola%40example.com", "tajne123", "wrong123", "Nowak"]) expect(text).not.toContain(secret)
})

test("what a page may not tell is refused with the place, and nothing is written when nothing happened", async () => {
  const { writer } = await openWriter()
  expect(writer.take({ atMs: 1, event: { type: "Explode" }, outcome: {} })).toContain('["event"]')
  expect(writer.take(null)).not.toBeNull()
  expect(await writer.save()).toBeNull()
})
