import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { projectFolder } from "../../support/sources/project-sources.ts"

/** `witryna` in a folder where no package is, by a Node that says it is of version 20. */
function byOldNode(isProject: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "witryna-old-node-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, "cli"))
  copyFileSync(join(projectFolder, "cli/witryna.mjs"), join(folder, "cli/witryna.mjs"))
  if (isProject) writeFileSync(join(folder, "cli/main.ts"), "")
  const older = join(folder, "older.mjs")
  writeFileSync(older, `Number.parseInt = () => 20\n`)
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", older, join(folder, "cli/witryna.mjs"), "--version"], {
    encoding: "utf8",
  })
  return { code: status, out: stdout, err: stderr }
}

test("a Node that is too old, with none brought along, is exit code 69 and says what to do with a package and with the project", () => {
  expect(byOldNode(false)).toEqual({
    code: 69,
    out: "",
    err: `witryna: this is Node ${process.versions.node}, and 24 or newer is needed: install witryna-terminal without --omit=optional, or install Node 24.\n`,
  })
  expect(byOldNode(true)).toMatchObject({ code: 69, err: expect.stringContaining("run `npm ci` in the project") })
})
