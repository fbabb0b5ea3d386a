import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { projectFolder } from "../project.ts"
import type { SizeLine } from "./size-report.ts"

/** Limits in bytes of gzip: the interpreter of price formulas, and what it loads for formulas that use more than most (docs/adr/0038). */
const limits = { interpreter: 16_000, extras: 10_000 } as const

/** Builds what a page would load for a price formula, and measures both scripts. */
export async function formulaScripts(): Promise<readonly SizeLine[]> {
  const folder = mkdtempSync(join(tmpdir(), "witryna-size-"))
  try {
    const input = join(folder, "entry.js")
    const path = JSON.stringify(join(projectFolder, "core/formula/load-formula.ts"))
    writeFileSync(input, `import { loadFormula } from ${path}\nglobalThis.load = loadFormula`)
    const { build } = await import("vite")
    // built as for a server, because a page's build adds the loader of scripts, which the page has anyway
    const built = await build({
      root: projectFolder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, minify: true, ssr: true, target: "es2022", rolldownOptions: { input } },
    })
    const [only] = Array.isArray(built) ? built : [built]
    const chunks = only !== undefined && "output" in only ? only.output.filter((file) => file.type === "chunk") : []
    const bytes = (isEntry: boolean) =>
      chunks.filter((chunk) => chunk.isEntry === isEntry).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0)
    return [
      { what: "price formulas, interpreter", bytes: bytes(true), limitBytes: limits.interpreter },
      { what: "price formulas, rarely used", bytes: bytes(false), limitBytes: limits.extras },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
