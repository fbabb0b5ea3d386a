import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "playwright/test"
import { build } from "vite"
import { projectFolder } from "../../cli/project.ts"
import { compileFormula } from "../../core/formula/formula.ts"
import { handMade } from "../property/formula/dear-programs.ts"
import { longPrograms } from "../property/formula/long-programs.ts"

/** The interpreter as one script that a page can run. */
async function script(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "witryna-formulas-"))
  try {
    const input = join(folder, "entry.js")
    const path = JSON.stringify(join(projectFolder, "core/formula/formula.ts"))
    writeFileSync(
      input,
      `import { compileFormula } from ${path}
globalThis.run = (source) => {
  const formula = compileFormula(source, ["a", "b"])
  const result = formula._tag === "Formula" ? formula.evaluate({ a: 7, b: 2.5 }) : formula
  return { outcome: result._tag === "Value" ? JSON.stringify(result.value) : result.fault }
}`,
    )
    const built = await build({
      root: projectFolder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, ssr: true, rolldownOptions: { input } },
    })
    const [only] = Array.isArray(built) ? built : [built]
    return only !== undefined && "output" in only ? only.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n") : ""
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What comes of a program in Node. */
function inNode(source: string): string {
  const formula = compileFormula(source, ["a", "b"])
  const result = formula._tag === "Formula" ? formula.evaluate({ a: 7, b: 2.5 }) : formula
  return result._tag === "Value" ? JSON.stringify(result.value) : result.fault
}

test("the longest price lists and the dearest programs come to the same in a tab as in Node (12.21, 12.29)", async ({ page }) => {
  await page.addScriptTag({ content: await script(), type: "module" })
  await page.waitForFunction("typeof run === 'function'")
  for (const [name, source] of [...longPrograms, ...Object.entries(handMade)]) {
    const told: unknown = await page.evaluate(`run(${JSON.stringify(source)})`)
    expect(told, name).toMatchObject({ outcome: inNode(source) })
  }
})
