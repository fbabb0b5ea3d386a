import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../../adapters/replay/scenario-files.ts"
import { listed, type MachineList } from "../../../core/pages/page-machine.ts"
import { pageMachines } from "../../../core/pages/page-machines.ts"
import { productMachine } from "../../../core/pages/product-machine.ts"
import { maskScenario } from "../../../core/scenario/mask-scenario.ts"
import type { Scenario } from "../../../core/scenario/scenario.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const folder = join(projectFolder, "fixtures/scenarios")
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

async function recorded(name: string): Promise<Scenario> {
  const read = await readScenario(scenarioFile(name, folder))
  if (read._tag === "Unusable") throw new Error(read.trouble)
  return read.scenario
}

test("the project comes with recorded journeys", () => {
  expect(names).toEqual(expect.arrayContaining(["buy-single-size", "more-than-stock", "size-missing-then-buy"]))
})

test.each(names)("%s goes as it was recorded, asks for all that is on its tape, and is masked", async (name) => {
  const scenario = await recorded(name)
  const { entries, same, unused } = await replayScenario(scenario)
  expect(entries.flatMap(({ differences, unmatched }) => [...differences, ...unmatched])).toEqual([])
  expect([same, unused]).toEqual([true, []])
  expect(maskScenario(scenario)).toEqual(scenario)
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
