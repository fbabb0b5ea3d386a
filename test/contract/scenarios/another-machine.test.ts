import { Result } from "effect"
import { expect, test } from "vitest"
import { recordJourney, replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { scenarioText } from "../../../adapters/replay/scenario-files.ts"
import { declaredNames } from "../../../adapters/replay/declared-fields.ts"
import { decodeScenario } from "../../../adapters/replay/scenario.wire.ts"
import { outcomeLines } from "../../../cli/scenarios/scenario-report.ts"
import { listed, type MachineList } from "../../../core/pages/page-machine.ts"
import { pageMachines } from "../../../core/pages/page-machines.ts"
import type { ShopperEvent } from "../../../core/pages/shopper-events.ts"
import { giftNote } from "../../support/core/sample-machine.ts"
import { maskScenario } from "../../../core/scenario/mask-scenario.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

/** The shop's machines and one more: its record is all that is new. */
const machines: MachineList = { ...pageMachines, giftNote: listed(giftNote) }

const onGiftNote = (event: ShopperEvent) => ({ type: "Machine", machine: "giftNote", event }) as const

/** A shopper types a note, ticks the wrapping, and buys. */
async function recorded() {
  const { shop } = await openTestShop()
  const plan = {
    name: "gift-note",
    title: "A note for a gift",
    settings: { language: "pl", origin: "http://shop.local" },
    startMs: testNowMs,
    cookies: {},
    storage: {},
    events: [
      { atMs: 0, event: { type: "Opened", url: "/product-pol-601.html" } },
      { atMs: 1000, event: onGiftNote({ type: "NoteTyped", text: "100" }) },
      { atMs: 1500, event: onGiftNote({ type: "NoteTyped", text: "100 lat" }) },
      { atMs: 4000, event: onGiftNote({ type: "WrappingTicked", wrapped: true }) },
    ],
    endMs: 6000,
  } as const
  return recordJourney(plan, (request) => shop.fetch(request), machines)
}

test("a machine that joins the list is recorded: its events, its calls to the shop, its timers and what the shopper sees", async () => {
  const { entries, tape } = await recorded()
  expect(entries.map(({ outcome }) => outcome.views["giftNote"])).toEqual([
    { text: "", wrapped: false, status: "typing", rows: "" },
    { text: "100", wrapped: false, status: "typing", rows: "" },
    { text: expect.any(String), wrapped: false, status: "kept", rows: "" },
    { text: expect.any(String), wrapped: true, status: "kept", rows: "0" },
  ])
  expect(entries.every(({ outcome }) => "product" in outcome.views && "miniBasket" in outcome.views)).toBe(true)
  expect(tape.filter(({ side }) => side === "browser")).toHaveLength(1)
})

test("its recording is read back and replays the same, and no other list of machines reads it", async () => {
  const scenario = await recorded()
  const file: unknown = JSON.parse(scenarioText(scenario))
  expect(decodeScenario(file, machines)).toEqual(Result.succeed(scenario))
  const { same, unused, entries } = await replayScenario(scenario, machines)
  expect([same, unused]).toEqual([true, []])
  expect(entries.map(({ commands }) => commands)).toMatchObject([
    [],
    [{ machine: "giftNote", command: { type: "StartTimer" } }],
    [{ machine: "giftNote", command: { type: "StartTimer" } }],
    [{ machine: "giftNote", command: { type: "ReadBasket" } }],
  ])
  expect(decodeScenario(file)._tag).toBe("Failure")
  const stray = scenarioText(scenario).replace('"NoteTyped", "text": "100"', '"PauseEnded", "timerId": 1')
  expect(decodeScenario(JSON.parse(stray), machines)._tag).toBe("Failure")
})

test("fault: a list of harmless words that knows every machine. What a machine calls its states it says itself, of no other machine", async () => {
  const scenario = await recorded()
  const said = (own: MachineList) =>
    maskScenario(scenario, { machines: own, parts: new Set(["giftNote", "status", "rows"]), names: declaredNames }).entries[0]?.outcome
      .views
  expect(said(machines)).toMatchObject({ giftNote: { status: "typing" } })
  expect(said(pageMachines)).toMatchObject({ giftNote: { status: expect.not.stringContaining("typing") } })
})

test("a broken rule of it is a difference where the shopper sees it", async () => {
  const forgetful = listed({
    ...giftNote,
    step: (note, event) => (event.type === "WrappingTicked" ? [note, []] : giftNote.step(note, event)),
  })
  const { same, entries, unused } = await replayScenario(await recorded(), { ...machines, giftNote: forgetful })
  expect(same).toBe(false)
  expect(entries[3]?.differences).toEqual([
    { path: "views.giftNote.wrapped", expected: true, actual: false },
    { path: "views.giftNote.rows", expected: "0", actual: "" },
  ])
  expect(unused).toHaveLength(1)
})

test("the terminal shows it", async () => {
  const { entries } = await recorded()
  const outcome = entries[3]?.outcome
  expect(outcome === undefined ? [] : outcomeLines(outcome)).toContainEqual(
    expect.stringMatching(/^giftNote: text .*, wrapped, status kept, rows 0$/),
  )
})
