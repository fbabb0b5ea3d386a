import { readdirSync, rmSync, statSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { projectFolder } from "../project.ts"
import { buildPages } from "./build-pages.ts"
import { packageArchive, packageFolder, writePackageFolder } from "./package-folder.ts"
import { packagePlans } from "./packages.ts"
import { printOutcomes, runSteps, type StepOutcome } from "./run-steps.ts"
import { runTask } from "./run-task.ts"
import { buildTerminal } from "./terminal-build.ts"

// `npm run package`: the core as JavaScript with types and its pages, and the terminal program with the shop's pages. Each is put
// together in a folder with a manifest and a README of its own, and packed there.
await runTask(async () => {
  const began = performance.now()
  await buildPages({ root: projectFolder, mode: "production" })
  for (const folder of ["dist/library", "dist/package"]) rmSync(join(projectFolder, folder), { recursive: true, force: true })
  const built = await runSteps(
    [
      { name: "library", command: ["tsc", "-p", "tsconfig.library.json"] },
      { name: "reference", command: ["node", "test/coverage/write-reference.ts"] },
    ],
    1,
  )
  const packed = built.every(({ ok }) => ok) ? await pack() : []
  if (!printOutcomes("package", [...built, ...packed], performance.now() - began)) process.exitCode = 1
  else for (const plan of packagePlans) console.log(told(packageArchive(plan), packageFolder(plan)))
})

async function pack(): Promise<readonly StepOutcome[]> {
  await buildTerminal(projectFolder)
  const steps = packagePlans.map((plan) => {
    writePackageFolder(plan)
    const command = ["npm", "pack", packageFolder(plan), "--pack-destination", dirname(packageArchive(plan)), "--loglevel=error"]
    return { name: `pack ${plan.name}`, command }
  })
  return runSteps(steps, 1)
}

/** A package's archive with its weight, packed and unpacked. */
function told(archive: string, folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${relative(projectFolder, archive)}: ${megabytes(statSync(archive).size)}, unpacked ${megabytes(bytes)} in ${files.length} files`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
