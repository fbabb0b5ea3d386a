import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Result } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { maskLike, recordJourney, replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../../adapters/replay/scenario-files.ts"
import { decodeScenario } from "../../../adapters/replay/scenario.wire.ts"
import { listed, type MachineList } from "../../../core/pages/page-machine.ts"
import { pageMachines } from "../../../core/pages/page-machines.ts"
import { productMachine } from "../../../core/product-page/machine/product-machine.ts"
import { compareOutcomes } from "../../../core/scenario/outcome.ts"
import type { Scenario } from "../../../core/scenario/scenario.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const folder = join(projectFolder, "fixtures/scenarios")
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

async function recorded(name: string): Promise<Scenario> {
  const read = await readScenario(scenarioFile(name, [folder]))
  if (read._tag === "Unusable") throw new Error(read.trouble)
  return read.scenario
}

test("the project comes with recorded journeys", () => {
  expect(names).toEqual(expect.arrayContaining(["buy-single-size", "more-than-stock", "size-missing-then-buy"]))
})

test.each(names)("%s goes as it was recorded, asks for all that is on its tape, and is masked", async (name) => {
  const scenario = await recorded(name)
  const replay = await replayScenario(scenario)
  expect(replay.entries.flatMap(({ differences, unmatched }) => [...differences, ...unmatched])).toEqual([])
  expect([replay.same, replay.unused]).toEqual([true, []])
  expect(maskLike(scenario, replay)).toEqual(scenario)
})

test.each([
  ["before the hour until which is sent on the same day", 8, "Zamów do 13:00"],
  ["after it", 15, "Wysyłka w ciągu 24"],
])("a product's page that is recorded %s replays the same", async (_when, hour, ships) => {
  const nowMs = Date.UTC(2026, 2, 10, hour)
  const { shop, close } = await openProjectShop({ now: () => nowMs })
  onTestFinished(close)
  const plan = {
    name: "a-day",
    title: "A day",
    settings: { language: "pl", origin: "http://shop.local" },
    cookies: {},
    storage: {},
    startMs: nowMs,
    events: [{ atMs: 0, event: { type: "Opened", url: "/product-pol-501.html" } }],
    endMs: 1000,
  } as const
  const scenario = await recordJourney(plan, (request) => shop.fetch(request))
  expect(JSON.stringify(scenario)).toContain(`"ships":"${ships}`)
  expect(await replayScenario(scenario)).toMatchObject({ same: true, unused: [] })
})

test("a sentence whose lines are kept together says what it says; another word differs (19.67)", () => {
  const said = (text: string) => ({ address: "/", page: "home", views: { product: { alert: text } } }) as const
  expect(compareOutcomes(said("Wysyłka w czwartek"), said("Wysyłka w\u00a0czwartek"))).toEqual([])
  expect(compareOutcomes(said("Wysyłka w czwartek"), said("Wysyłka w\u00a0piątek"))).toHaveLength(1)
})

test("another order's number in an address is the same case; one of another length, or another page, is not (10.801)", () => {
  const at = (address: string) => ({ address, page: "prepaid", views: {} }) as const
  expect(compareOutcomes(at("/prepaid.php?order=XXXXY-X9X9X"), at("/prepaid.php?order=A12BC-4D5EF"))).toEqual([])
  expect(compareOutcomes(at("/prepaid.php?order=XXXXY-X9X9X"), at("/prepaid.php?order=A12BC"))).toHaveLength(1)
  expect(compareOutcomes(at("/prepaid.php?order=XXXXY-X9X9X"), at("/order2.php?order=A12BC-4D5EF"))).toHaveLength(1)
})

/** The shop without the rule that nobody buys more than there is. */
const boundless: MachineList = {
  ...pageMachines,
  product: listed({
    ...productMachine,
    step: (page, event) => {
      const stock = { is: "unlimited" } as const
      const rules = { ...page.quantity.rules, stock }
      const sizes = page.choice.offer.sizes.map((size) => ({ ...size, stock }))
      const choice = { ...page.choice, offer: { ...page.choice.offer, sizes } }
      return productMachine.step({ ...page, choice, quantity: { ...page.quantity, rules } }, event)
    },
  }),
}

test("a product page that ignores the maximum differs where the shopper sees it", async () => {
  const replay = await replayScenario(await recorded("more-than-stock"), boundless)
  expect(replay.same).toBe(false)
  expect(replay.entries[1]?.differences).toEqual([
    { path: "views.product.quantity", expected: "3", actual: "99" },
    { path: "views.product.alert", expected: expect.any(String), actual: null },
  ])
})

test("a request that the tape does not know, and one that it waits for in vain, are reported and never sent", async () => {
  const scenario = await recorded("buy-single-size")
  const tape = scenario.tape.map((exchange) => ({ ...exchange, request: { ...exchange.request, path: `/other${exchange.request.path}` } }))
  const replay = await replayScenario({ ...scenario, tape })
  expect(replay.same).toBe(false)
  expect(replay.entries[0]?.outcome).toMatchObject({ page: "failure", status: 502 })
  expect(replay.entries[0]?.unmatched.length).toBeGreaterThan(0)
  expect(replay.unused).toEqual(tape)
})

/** A shirt whose size is asked for at 7 s, with a price in the answer that no offer has; the answer takes so long. */
async function withSlowAnswer(tookMs: number): Promise<Scenario> {
  const scenario = await recorded("size-missing-then-buy")
  const tape = scenario.tape.map((exchange): unknown =>
    exchange.side === "browser" && exchange.request.method === "GET"
      ? { ...exchange, tookMs, response: JSON.parse(JSON.stringify(exchange.response).replaceAll("289", "111")) }
      : exchange,
  )
  return Result.getOrThrow(decodeScenario({ ...scenario, tape }))
}

test.each([
  [0, ["111,00 zł", "111,00 zł"]],
  [1999, ["111,00 zł", "111,00 zł"]],
  [2050, ["289,00 zł", "111,00 zł"]],
  [2500, ["289,00 zł", "289,00 zł"]],
])("an answer that took %i ms is seen as late in the replay, and never once the page was left", async (tookMs, prices) => {
  const { entries, unused } = await replayScenario(await withSlowAnswer(tookMs))
  expect(entries.slice(3, 5).map(({ outcome }) => outcome.views["product"])).toMatchObject(prices.map((price) => ({ price })))
  expect(entries[5]?.outcome.page).toBe("cart")
  expect(unused).toEqual([])
})

test("a file of the first version is read, and replays the same", async () => {
  const { expected: _, tape, ...scenario } = await recorded("size-missing-then-buy")
  const untimed = tape.map(({ entry: _entry, atMs: _atMs, tookMs: _tookMs, ...exchange }) => exchange)
  const read = decodeScenario(JSON.parse(JSON.stringify({ ...scenario, version: 1, tape: untimed })))
  const first = Result.getOrThrow(read)
  expect(first.tape[0]).toMatchObject({ entry: null, atMs: 0, tookMs: 0 })
  expect(await replayScenario(first)).toMatchObject({ same: true, unused: [] })
})

test("each request is blamed on the event that caused it, however equal the ones are that follow", async () => {
  const scenario = await recorded("more-than-stock")
  const first = scenario.tape.findIndex(({ entry }) => entry === 0)
  const replay = await replayScenario({ ...scenario, tape: scenario.tape.toSpliced(first, 1) })
  expect(replay.entries[0]?.unmatched).toHaveLength(1)
  expect(replay.unused.length + replay.entries.slice(1).flatMap(({ unmatched }) => unmatched).length).toBeLessThanOrEqual(1)
})

test("an event that nothing on the page handles is a difference, whatever is seen", async () => {
  const scenario = await recorded("buy-single-size")
  const [opened] = scenario.entries
  if (opened === undefined) throw new Error("the scenario has no entries")
  const stray = { type: "Machine", machine: "cart", event: { type: "QuantityLeft", rowId: "a" } } as const
  const replay = await replayScenario({ ...scenario, entries: [opened, { ...opened, event: stray }] })
  expect(replay.entries.map(({ isHandled, differences }) => [isHandled, differences])).toEqual([
    [true, []],
    [false, []],
  ])
  expect(replay.same).toBe(false)
})
