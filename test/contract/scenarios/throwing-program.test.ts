import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { pageMachines } from "../../../core/pages/page-machines.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

/** From now on the form of a product throws when it is asked to add. */
function plantDefect(): void {
  const { product } = pageMachines
  if (product === undefined) throw new Error("there is no product form")
  const { start } = product
  const spy = vi.spyOn(product, "start").mockImplementation((model, surroundings) => {
    const running = start(model, surroundings)
    if (running === null) return null
    return {
      ...running,
      dispatch: (event) => {
        if (event.type === "AddPressed") throw new TypeError("Cannot read properties of undefined (reading 'sizeId')")
        return running.dispatch(event)
      },
    }
  })
  onTestFinished(() => spy.mockRestore())
}

const verdict =
  "buy-single-size: throws at step 2 of 3, 4.0 s, product: AddPressed: TypeError: Cannot read properties of undefined (reading 'sizeId')"

test("a replay of a program that throws names scenario, step, event and stack, ends with 70, and the next one is played", async () => {
  plantDefect()
  const { code, out, err } = await runCommand("replay", "buy-single-size", "more-than-stock")
  expect([code, err]).toEqual([70, ""])
  expect(out.split("\n")[0]).toBe(verdict)
  expect(out).toMatch(/product: AddPressed\n {6}TypeError: Cannot read .*\n {8}at .*throwing-program\.test\.ts/)
  expect(out).toMatch(/^more-than-stock: (?:same|differs|throws)/m)
  const quiet = await runCommand("replay", "--quiet", "buy-single-size", "collect-at-a-point")
  expect(quiet.code).toBe(70)
  expect(quiet.out).toMatch(/^buy-single-size: throws at step 2 of 3, [^\n]*\n {2}at [^]*\ncollect-at-a-point: /)
})

test("so it does as JSON, and a check of the file says it, too", async () => {
  plantDefect()
  const { out } = await runCommand("replay", "--json", "buy-single-size")
  expect(JSON.parse(out)).toMatchObject({
    exitCode: 70,
    data: {
      scenarios: [
        {
          same: false,
          defect: { step: 2, event: { machine: "product" }, thrown: expect.arrayContaining([expect.stringMatching(/^TypeError: /)]) },
        },
      ],
    },
  })
  const check = await runCommand("scenario", "check", "buy-single-size")
  expect([check.code, check.err]).toEqual([70, expect.stringContaining(verdict)])
})

test("what throws is shrunk like any difference: the steps without which it does not throw are left", async () => {
  plantDefect()
  const folder = await mkdtemp(join(tmpdir(), "witryna-throws-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { code, out } = await runCommand("scenario", "shrink", "buy-single-size", join(folder, "short"), "--json")
  expect([code, JSON.parse(out).data.steps]).toEqual([0, [1, 2]])
})

test("a check replays: a sound file whose outcome is another one differs, and ends with 1", async () => {
  const folder = await mkdtemp(join(tmpdir(), "witryna-differs-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, "scenario.json")
  const text = await readFile(join(projectFolder, "fixtures/scenarios/buy-single-size/scenario.json"), "utf8")
  await writeFile(file, text.replace('"counter": "1"', '"counter": "7"'))
  const { code, err } = await runCommand("scenario", "check", file)
  expect([code, err]).toEqual([1, expect.stringMatching(/^differs {2}.*views\.miniBasket\.counter, expected "7", seen "1"$/)])
})
