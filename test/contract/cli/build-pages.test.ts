import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { projectFolder } from "../../support/sources/project-sources.ts"

/** A project of two lines that Vite can build, in a folder of its own. */
async function smallProject(viteConfig: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "witryna-build-"))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await writeFile(join(root, "vite.config.ts"), viteConfig)
  await writeFile(join(root, "index.html"), `<!doctype html><title>small</title>`)
  return root
}

/** Runs `buildPages` in a process and tells what that process holds afterwards and what it said. */
async function buildIn(root: string): Promise<{ readonly err: string; readonly outcome: unknown }> {
  const script = `
    import { buildPages } from ${JSON.stringify(join(projectFolder, "cli/tasks/build-pages.ts"))}
    const failure = await buildPages({ root: ${JSON.stringify(root)}, mode: "production" }).then(() => null, ({ name, message }) => ({ name, message }))
    const libraries = process.report.getReport().sharedObjects.filter((path) => /rolldown|lightningcss/.test(path))
    console.log(JSON.stringify({ failure, libraries }))`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script])
  return { err: stderr, outcome: JSON.parse(stdout) }
}

// the second build is the renderer's: a small project has none, so its config turns that one into the first
const builds = `export default { logLevel: "silent", build: { outDir: "dist/client" }, plugins: [{ name: "one", config: () => ({ build: { ssr: false } }) }] }`

test("nothing of the bundler stays in the process that builds the pages and then serves them", async () => {
  const { outcome } = await buildIn(await smallProject(builds))
  expect(outcome).toEqual({ failure: null, libraries: [] })
})

test("what the bundler says reaches the user, and one line says what failed", async () => {
  const { err, outcome } = await buildIn(await smallProject(`throw new Error("the kiln is cold")`))
  expect(err).toContain("the kiln is cold")
  expect(outcome).toEqual({ failure: { name: "UserError", message: expect.stringContaining("could not be built") }, libraries: [] })
})
