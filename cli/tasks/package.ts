import { readdirSync, rmSync, statSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { projectFolder } from "../project.ts"
import { buildPages } from "./build-pages.ts"
import { packageArchive, packageFolder, writePackageFolder } from "./package-folder.ts"
import { printOutcomes, runSteps, type StepOutcome } from "./run-steps.ts"
import { runTask } from "./run-task.ts"
import { buildTerminal } from "./terminal-build.ts"

// `npm run package`: the core as JavaScript with types, its pages, and the terminal program with the shop's pages, put together in a
// folder with a manifest and a README of its own, and packed there.
await runTask(async () => {
  const began = performance.now()
  await buildPages({ root: projectFolder, mode: "production" })
  rmSync(join(projectFolder, "dist/library"), { recursive: true, force: true })
  const built = await runSteps(
    [
      { name: "library", command: ["tsc", "-p", "tsconfig.library.json"] },
      { name: "reference", command: ["node", "test/coverage/write-reference.ts"] },
    ],
    1,
  )
  const packed = built.every(({ ok }) => ok) ? await pack() : []
  if (!printOutcomes("package", [...built, ...packed], performance.now() - began)) process.exitCode = 1
  else console.log(`\n${relative(projectFolder, packageArchive)}: ${megabytes(statSync(packageArchive).size)}, ${unpacked()}`)
})

async function pack(): Promise<readonly StepOutcome[]> {
  await buildTerminal(projectFolder)
  writePackageFolder()
  const command = ["npm", "pack", packageFolder, "--pack-destination", dirname(packageArchive), "--loglevel=error"]
  return runSteps([{ name: "pack", command }], 1)
}

function unpacked(): string {
  const files = readdirSync(packageFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `unpacked ${megabytes(bytes)} in ${files.length} files`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
