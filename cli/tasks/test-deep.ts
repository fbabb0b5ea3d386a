import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { projectFolder } from "../project.ts"

// Every property a hundred times longer than usual, then all tests of the shop on PostgreSQL, then the browser tests on every screen, in every font and language. Or the properties of the files that are
// named: `npm run test:deep -- test/property/formula`; or the browser tests alone: `npm run test:deep -- --walk boxes`.
// The seed of the run is printed; WITRYNA_SEED=<seed> repeats it.
const words = process.argv.slice(2)
const isNamed = words.some((word) => word.startsWith("test/"))
const isWalkAlone = words.includes("--walk")
const run = (script: readonly string[], environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, script, { cwd: projectFolder, stdio: "inherit", env: { ...process.env, ...environment } }).status ?? 1

const properties = () =>
  run(
    [join(projectFolder, "node_modules/vitest/vitest.mjs"), "run", "--project", "node", ...(isNamed ? [] : ["test/property"]), ...words],
    {
      WITRYNA_RUNS: process.env["WITRYNA_RUNS"] ?? "100",
    },
  )
const shopOnServer = () =>
  run([join(projectFolder, "node_modules/vitest/vitest.mjs"), "run", "--project", "postgres"], { WITRYNA_WALK: "whole" })
const walks = () => run(["cli/tasks/e2e.ts", ...(isWalkAlone ? words.filter((word) => word !== "--walk") : [])], { WITRYNA_WALK: "whole" })

const failed = [
  ...(isWalkAlone ? [] : [properties]),
  ...(isNamed || isWalkAlone ? [] : [shopOnServer]),
  ...(isNamed ? [] : [walks]),
].filter((part) => part() !== 0)
process.exitCode = failed.length === 0 ? 0 : 1
