import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { projectFolder } from "../project.ts"

// Every property a hundred times longer than usual, or those of the files that are named: `npm run test:deep -- test/property/formula`.
// The seed of the run is printed; WITRYNA_SEED=<seed> repeats it.
const words = process.argv.slice(2)
const files = words.some((word) => word.startsWith("test/")) ? [] : ["test/property"]
const { status } = spawnSync(
  process.execPath,
  [join(projectFolder, "node_modules/vitest/vitest.mjs"), "run", "--project", "node", ...files, ...words],
  {
    cwd: projectFolder,
    stdio: "inherit",
    env: { ...process.env, WITRYNA_RUNS: process.env["WITRYNA_RUNS"] ?? "100" },
  },
)
process.exitCode = status ?? 1
