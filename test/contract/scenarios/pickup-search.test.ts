import { expect, onTestFinished, test } from "vitest"
import { recordJourney, replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { everyPlan, opened, recordedAtMs } from "../../../cli/tasks/scenario-steps.ts"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

test("a search for pickup points is replayed, and its recording tells neither the place nor the points", async () => {
  const shop = await createShop({ dataFolder: await temporaryFolderForTest(), now: () => recordedAtMs })
  onTestFinished(() => shop.close())
  const events = [{ atMs: 0, event: opened("/pickup-sites.php?pickup_text=Hel") }]
  const plan = { ...everyPlan, name: "points-by-town", title: "Points of a town", events, endMs: 2000 }
  const scenario = await recordJourney(plan, (request) => shop.fetch(request))
  const replay = await replayScenario(scenario)
  expect(replay.entries.map(({ outcome, differences }) => [outcome.page, differences])).toEqual([["pickup", []]])
  expect(replay.same).toBe(true)
  const tape = JSON.stringify(scenario.tape)
  expect(tape).toContain('"coordinates":{"latitude":0,"longitude":0}')
  expect(JSON.stringify(scenario)).not.toMatch(/\bHel\b/)
})
