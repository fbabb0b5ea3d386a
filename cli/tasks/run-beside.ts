import { spawn } from "node:child_process"
import { dirname, join } from "node:path"
import { projectFolder } from "../project.ts"
import { UserError } from "../user-error.ts"
import { runTask } from "./run-task.ts"
import { isInstalled } from "./set-up.mjs"

// Runs a script that needs packages of its own: `node cli/tasks/run-beside.ts test/bench/main.ts --json`. They are listed beside the
// script and installed when it first runs, so that nobody who starts or tests the shop waits for them or is exposed to them.

const [script = "", ...words] = process.argv.slice(2)
await runTask(async () => {
  const folder = join(projectFolder, dirname(script))
  if (!isInstalled(folder)) await install(folder)
  process.exitCode = await run(process.execPath, [script, ...words], projectFolder)
})

async function install(folder: string): Promise<void> {
  console.log(`installing the packages of ${dirname(script)} (once, about half a minute) ...`)
  const npm = process.env["npm_execpath"]
  const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
  const code = await (npm === undefined ? run("npm", options, folder) : run(process.execPath, [npm, ...options], folder))
  if (code === 0) return
  throw new UserError(`the packages of ${dirname(script)} could not be installed: is the npm registry reachable?`)
}

/** @returns the exit code; 1 for a program that a signal ended or that could not be started */
function run(program: string, options: readonly string[], folder: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd: folder, stdio: "inherit", shell: program === "npm" && process.platform === "win32" })
    child.on("error", () => resolve(1))
    child.on("exit", (code) => resolve(code ?? 1))
  })
}
