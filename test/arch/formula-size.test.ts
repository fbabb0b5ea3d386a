import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { projectFolder } from "../support/sources/project-sources.ts"

/**
 * Bytes of gzip, parser and engine together, with the whole language of docs/specification/12-price-formulas.md. 16,000 are wanted: what
 * stands above is what the language costs (docs/adr/0026). It may shrink, not grow.
 */
const most = 23_300

test("the interpreter of formulas does not grow", async () => {
  const folder = mkdtempSync(join(tmpdir(), "witryna-size-"))
  try {
    const input = join(folder, "entry.js")
    writeFileSync(
      input,
      `import { compileFormula } from ${JSON.stringify(join(projectFolder, "core/formula/formula.ts"))}\nglobalThis.c = compileFormula`,
    )
    const { build } = await import("vite")
    const built = await build({
      root: projectFolder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, minify: true, modulePreload: false, target: "es2022", rolldownOptions: { input } },
    })
    const [only] = Array.isArray(built) ? built : [built]
    const code = only !== undefined && "output" in only ? only.output.map((file) => (file.type === "chunk" ? file.code : "")).join("") : ""
    expect(code).toContain("UnexpectedToken")
    expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(most)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
