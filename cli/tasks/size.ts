import { join } from "node:path"
import { projectFolder } from "../project.ts"
import { buildPages } from "./build-pages.ts"
import { formulaScripts } from "./formula-scripts.ts"
import { faultsOf, gzipBytes, readModuleGraph, sizeReport } from "./size-report.ts"
import { weighPages } from "./page-weight.ts"
import { runTask } from "./run-task.ts"

await runTask(async () => {
  await buildPages({ root: projectFolder, mode: "production" })
  const clientFolder = join(projectFolder, "dist/client")
  const pages = sizeReport(readModuleGraph(clientFolder), (file) => gzipBytes(clientFolder, file))
  const formulas = await formulaScripts()
  const weights = await weighPages(projectFolder)
  const lines = [...pages.lines, ...formulas, ...weights]
  const faults = [...pages.faults, ...faultsOf([...formulas, ...weights])]
  if (process.argv.includes("--json")) console.log(JSON.stringify({ lines, faults }, null, 2))
  else {
    console.log("\nsizes, scripts and documents after gzip    bytes      limit")
    for (const { what, bytes, limitBytes } of lines) {
      const share = `${Math.round((bytes / limitBytes) * 100)} %`.padStart(6)
      console.log(
        `  ${what.padEnd(38)} ${String(bytes).padStart(8)} ${String(limitBytes).padStart(10)} ${share}${bytes > limitBytes ? "  TOO HEAVY" : ""}`,
      )
    }
    console.log(faults.length === 0 ? "\nall within the budgets" : `\n${faults.join("\n")}`)
  }
  if (faults.length > 0) process.exitCode = 1
})
