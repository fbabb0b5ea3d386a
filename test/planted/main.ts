import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { faultyViews } from "./faulty-views.ts"

// Plants mistakes in the views of pages, one at a time and only in the memory of the tests, and sees which test notices: `npm run planted`.
// Those of the page's machine stand with its property (`test/property/product-page/faulty-pages.ts`) and are run by every check.

/** How the page tests end over one of the mistakes, or over none. */
function run(at: number | null): { readonly failed: boolean; readonly by: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, "node_modules/vitest/vitest.mjs"), "run", "--config", "test/planted/vitest.config.ts", "--root", projectFolder],
    { cwd: projectFolder, encoding: "utf8", env: { ...process.env, NO_COLOR: "1", WITRYNA_PLANTED: String(at ?? "none") } },
  )
  const [, by = "no test said so"] = /^\s*FAIL\s+(.*)$/m.exec(stdout + stderr) ?? []
  return { failed: status !== 0, by }
}

const sound = run(null)
if (sound.failed) throw new Error(`the page tests fail without a mistake: ${sound.by}`)
const missed = faultyViews.flatMap(({ fault }, at) => {
  const { failed, by } = run(at)
  console.log(`${failed ? "noticed" : "MISSED "}  ${fault}${failed ? `\n           by ${by}` : ""}`)
  return failed ? [] : [fault]
})
console.log(`\n${faultyViews.length - missed.length} of ${faultyViews.length} mistakes noticed`)
if (missed.length > 0) process.exitCode = 1
