import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { projectFolder } from "../../support/sources/project-sources.ts"

/** In place of npm: notes what it was asked for, and installs what is wanted as npm would. */
const npm = `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
const words = process.argv.slice(2)
appendFileSync("asked.txt", words.filter((word) => !/^--(?:no-audit|no-fund|loglevel)/.test(word)).join(" ") + "\\n")
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
const wanted = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !(dev && words.includes("--omit=dev")))
mkdirSync("node_modules/.bin", { recursive: true })
writeFileSync("node_modules/.bin/node", "")
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: Object.fromEntries(wanted) }))
console.log("added packages")
`

/** A project of two packages, one of them for tests, in which nothing is installed. */
function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), "witryna-set-up-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, "cli/tasks"), { recursive: true })
  for (const name of ["set-up.mjs", "find-browser.mjs"]) cpSync(join(projectFolder, "cli/tasks", name), join(folder, "cli/tasks", name))
  const packages = { "": {}, "node_modules/shop": { version: "1.0.0" }, "node_modules/tool": { version: "2.0.0", dev: true } }
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }))
  writeFileSync(join(folder, "npm.mjs"), npm)
  const setUp = (...words: readonly string[]) => {
    const env = { ...process.env, npm_execpath: join(folder, "npm.mjs") }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "cli/tasks/set-up.mjs"), ...words], {
      env,
      encoding: "utf8",
    })
    return { status, stdout, stderr }
  }
  const asked = () => (existsSync(join(folder, "asked.txt")) ? readFileSync(join(folder, "asked.txt"), "utf8").trim().split("\n") : [])
  return { setUp, asked }
}

test("starting installs what starting needs; the tests add the rest, once, and the next start neither asks nor deletes", () => {
  const { setUp, asked } = freshClone()
  const first = setUp()
  // standard output belongs to the script that follows
  expect(first).toMatchObject({ status: 0, stdout: "" })
  expect(first.stderr).toContain("installing the packages that the shop needs to start")
  const second = setUp("--tools")
  expect(second.stderr).toContain("adding the packages that tests and checks need")
  for (const words of [[], ["--tools"], []]) expect(setUp(...words)).toEqual({ status: 0, stdout: "", stderr: "" })
  expect(asked()).toEqual(["ci --omit=dev --include=optional", "install --no-save --include=dev --include=optional"])
})

test("a fresh clone that is tested first installs everything at once", () => {
  const { setUp, asked } = freshClone()
  expect(setUp("--tools").stderr).toContain("installing the packages that tests and checks need")
  expect(setUp().stderr).toBe("")
  expect(asked()).toEqual(["ci --include=dev --include=optional"])
})

test("--explain says what would be installed, and installs nothing", () => {
  const { setUp, asked } = freshClone()
  expect(setUp("--explain").stdout).toContain("to be installed with npm ci, those that the shop needs to start")
  expect(setUp("--tools", "--explain").stdout).toContain("those that tests and checks need")
  expect(asked()).toEqual([])
})
