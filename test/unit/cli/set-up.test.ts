import { expect, test } from "vitest"
import { browserCandidates } from "../../../cli/tasks/find-browser.mjs"
import { nodeRefusal, packagesFit } from "../../../cli/tasks/set-up.mjs"

test("packages fit when every wanted one is installed at its version; binaries of other platforms may be absent", () => {
  const wanted = { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b-darwin": { version: "2.0.0", optional: true } }
  expect(packagesFit(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true)
  expect(packagesFit(wanted, { "node_modules/a": { version: "1.0.1" } })).toBe(false)
  expect(packagesFit(wanted, {})).toBe(false)
  expect(packagesFit(wanted, { "node_modules/a": { version: "1.0.0" }, "node_modules/b-darwin": { version: "1.9.0" } })).toBe(false)
})

test("an old Node is fine where npm brings a new one, and refused in one line elsewhere", () => {
  expect(nodeRefusal("20.20.2", "linux-x64")).toBeNull()
  expect(nodeRefusal("24.0.0", "darwin-arm64")).toBeNull()
  expect(nodeRefusal("26.1.0", "sunos-x64")).toBeNull()
  expect(nodeRefusal("22.19.0", "darwin-arm64")).toMatch(/^Witryna needs Node 24 or newer; this is 22\.19\.0[^\n]*nodejs\.org[^\n]*$/)
})

test("the user's own wish for a browser leaves no other; otherwise those of the path come before Playwright's", () => {
  expect(browserCandidates("/nowhere", { WITRYNA_CHROMIUM: "/mine/chrome" })).toEqual(["/mine/chrome"])
  const found = browserCandidates("/nowhere", { PATH: "/own/bin" })
  expect(found[0]).toBe("/own/bin/chromium")
})
