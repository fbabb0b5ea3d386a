import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { projectFolder } from "../support/sources/project-sources.ts"

/**
 * Bytes of gzip. 7,000 were wanted for parser and engine together, which is not reached: parser, values, operators and names have 6,800
 * before anything is compiled. It may shrink, not grow (docs/adr/0012).
 */
const most = 11_000

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
