import { expect, test } from "vitest"
import { browserCandidates, chooseBrowsers } from "../../../cli/tasks/find-browser.mjs"
import { installation, nodeRefusal, packagesFit } from "../../../cli/tasks/set-up.mjs"

test("packages fit when every wanted one is installed at its version; binaries of other platforms may be absent", () => {
  const wanted = { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b-darwin": { version: "2.0.0", optional: true } }
  expect(packagesFit(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true)
  expect(packagesFit(wanted, { "node_modules/a": { version: "1.0.1" } })).toBe(false)
  expect(packagesFit(wanted, {})).toBe(false)
  expect(packagesFit(wanted, { "node_modules/a": { version: "1.0.0" }, "node_modules/b-darwin": { version: "1.9.0" } })).toBe(false)
})

const wanted = {
  "": {},
  "node_modules/shop": { version: "1.0.0" },
  "node_modules/tool": { version: "2.0.0", dev: true },
  "node_modules/tool-darwin": { version: "2.0.0", dev: true, optional: true },
}
const shop = { "node_modules/shop": { version: "1.0.0" } }
const whole = { ...shop, "node_modules/tool": { version: "2.0.0" } }

test.each([
  ["nothing, to start", null, "start", { command: "ci", extent: "start" }],
  ["nothing, to test", null, "tools", { command: "ci", extent: "tools" }],
  ["what starting needs, to start", shop, "start", null],
  ["what starting needs, to test", shop, "tools", { command: "install", extent: "tools" }],
  ["everything, to start", whole, "start", null],
  ["everything, to test", whole, "tools", null],
  ["an older shop, to start", { "node_modules/shop": { version: "0.9.0" } }, "start", { command: "install", extent: "start" }],
  [
    "everything of before, to start",
    { ...whole, "node_modules/shop": { version: "0.9.0" } },
    "start",
    { command: "install", extent: "tools" },
  ],
  ["an older tool, to start", { ...whole, "node_modules/tool": { version: "1.9.0" } }, "start", null],
] as const)(
  "where there is %s: packages are completed, never installed twice, and none of them is deleted",
  (_, installed, extent, asked) => {
    expect(installation(wanted, installed, extent)).toEqual(asked)
  },
)

test("an old Node is fine where npm brings a new one, and refused in one line elsewhere", () => {
  expect(nodeRefusal("20.20.2", "linux-x64")).toBeNull()
  expect(nodeRefusal("24.0.0", "darwin-arm64")).toBeNull()
  expect(nodeRefusal("26.1.0", "sunos-x64")).toBeNull()
  expect(nodeRefusal("22.19.0", "darwin-arm64")).toMatch(/^Witryna needs Node 24 or newer; this is 22\.19\.0[^\n]*nodejs\.org[^\n]*$/)
})

test("the user's own wish for a browser leaves no other; otherwise those of the path come before Playwright's", () => {
  expect(browserCandidates("/nowhere", { WITRYNA_CHROMIUM: "/mine/chrome" })).toEqual(["/mine/chrome"])
  const found = browserCandidates("/nowhere", { PATH: "/own/bin" })
  const ofThePath = ["chromium-headless-shell", "chromium", "google-chrome"].map((name) => found.indexOf(`/own/bin/${name}`))
  expect(ofThePath).toEqual(ofThePath.toSorted((one, other) => one - other))
  expect(ofThePath[0]).toBe(0)
})

test.each([
  ["both", ["/a/chromium-headless-shell", "/b/chrome"], { tests: "/a/chromium-headless-shell", whole: "/b/chrome" }],
  [
    "a whole one that stands first",
    ["/b/chrome", "/c/chrome-headless-shell.exe"],
    { tests: "/c/chrome-headless-shell.exe", whole: "/b/chrome" },
  ],
  ["a whole one alone", ["/missing/headless_shell", "/b/chrome"], { tests: "/b/chrome", whole: "/b/chrome" }],
  ["a shell and no whole one", ["/a/chromium-headless-shell", "/missing/chrome"], null],
  ["a shell that the user wishes for", ["/a/headless_shell"], { tests: "/a/headless_shell", whole: "/a/headless_shell" }],
  ["none", ["/missing/chrome"], null],
])("where there is %s: tests run without windows where they can, and a whole browser is there for pages kept frozen", (_, there, found) => {
  expect(chooseBrowsers(there, (path) => !path.startsWith("/missing/"))).toEqual(found)
})
