import { rmSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../project.ts"
import { buildPages } from "./build-pages.ts"
import { printOutcomes, runSteps } from "./run-steps.ts"
import { buildTerminal } from "./terminal-build.ts"

// What `npm pack` packs: the core as JavaScript with types, and the terminal program with the shop's pages.
const began = performance.now()
await buildPages({ root: projectFolder, mode: "production" })
rmSync(join(projectFolder, "dist/library"), { recursive: true, force: true })
const outcomes = await runSteps(
  [
    { name: "library", command: ["tsc", "-p", "tsconfig.library.json"] },
    { name: "reference", command: ["node", "test/coverage/write-reference.ts"] },
  ],
  1,
)
await buildTerminal(projectFolder)
if (!printOutcomes("package", outcomes, performance.now() - began)) process.exitCode = 1
