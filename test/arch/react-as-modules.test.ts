import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { afterAll, expect, test } from "vitest"
import { asModule, reactAsModules } from "../../cli/tasks/react-as-modules-plugin.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

test("imports become imports and each export a declaration of its own", () => {
  const script =
    'var React = require("react"),\n  Dom = require("react-dom");\nexports.now = void 0;\nif (React.a) exports.now = Dom.b;\nexports.c = React.d;'
  expect(asModule(script)).toBe(
    [
      'import * as React from "react";',
      '  import * as Dom from "react-dom";',
      "var export_now = void 0;",
      "if (React.a) export_now = Dom.b;",
      "var export_c = React.d;",
      "export { export_now as now, export_c as c };",
    ].join("\n"),
  )
})

test.each(['module.exports = require("./other.js")', "if (x) require(name)", "Object.assign(exports, { a: 1 })", 'exports["a"] = 1'])(
  "a script of another shape is refused: %s",
  (script) => expect(() => asModule(script)).toThrow(/cannot be taken as a module/),
)

const folder = mkdtempSync(join(tmpdir(), "witryna-react-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds what a page imports, and runs it. */
async function built(source: string): Promise<{ readonly code: string; readonly exports: Readonly<Record<string, unknown>> }> {
  const entry = join(folder, "entry.js")
  writeFileSync(entry, source)
  const output = await build({
    root: projectFolder,
    configFile: false,
    logLevel: "silent",
    plugins: [reactAsModules(projectFolder)],
    build: { write: false, lib: { entry, formats: ["es"], fileName: "built" } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const code = first !== undefined && "output" in first ? first.output[0].code : ""
  const exports: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { code, exports }
}

test("what pages import of React is the same version, in no function of a CommonJS file", async () => {
  const { code, exports } = await built(
    'export { version, useState } from "react"; export { jsx } from "react/jsx-runtime"; export { hydrateRoot } from "react-dom/client"',
  )
  const { version }: { readonly version: unknown } = createRequire(import.meta.url)("react/package.json")
  expect(exports).toMatchObject({ version, useState: expect.any(Function), jsx: expect.any(Function), hydrateRoot: expect.any(Function) })
  expect(code).not.toMatch(/\bexports\b|\bmodule\.|__commonJS/)
})

test("what nobody imports is left out", async () => {
  const { code } = await built('export { jsx } from "react/jsx-runtime"')
  const dom = createRequire(import.meta.url).resolve("react-dom/package.json")
  const whole = statSync(dom.replace("package.json", "cjs/react-dom-client.production.js"))
  expect(code.length).toBeLessThan(whole.size / 100)
})
