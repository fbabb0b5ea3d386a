import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { runCommand } from "../support/cli/run-command.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

// Runs a test runner of its own, so it stands with what takes seconds, and not in `npm run check`.

test("scenario to-test prints a test that passes, and fails once something else is seen", async () => {
  const folder = await mkdtemp(join(tmpdir(), "witryna-to-test-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"))
  const { data } = JSON.parse((await runCommand("scenario", "to-test", "size-missing-then-buy", "--json")).out)
  const own = String(data.test).replaceAll("../../..", pathToFileURL(projectFolder).href.replace(/\/$/, ""))
  expect(own).toContain("// 4. 7.0 s product: SizeChosen")
  await writeFile(join(folder, "passing.test.ts"), own)
  await writeFile(join(folder, "failing.test.ts"), own.replace('"counter": "1"', '"counter": "7"'))
  const report = join(folder, "report.json")
  const vitest = [
    join(projectFolder, "node_modules/vitest/vitest.mjs"),
    "run",
    "--root",
    folder,
    "--reporter",
    "json",
    "--outputFile",
    report,
  ]
  await expect(promisify(execFile)(process.execPath, vitest)).rejects.toThrow("Command failed")
  const { testResults } = JSON.parse(readFileSync(report, "utf8"))
  const results: readonly object[] = testResults
  expect(Object.fromEntries(results.map((one) => [Object(one).name.split("/").at(-1), Object(one).status]))).toEqual({
    "failing.test.ts": "failed",
    "passing.test.ts": "passed",
  })
})
