import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readNotices } from "../../cli/tasks/licence-notices.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

/** An installed package with these files beside its manifest. */
function installed(name: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "witryna-notices-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, "licenses"))
  const manifest = JSON.stringify({ name, version: "1.0.0", license: "MIT" })
  for (const [file, text] of Object.entries({ "package.json": manifest, ...files })) writeFileSync(join(folder, file), text)
  return folder
}

test("a package's licence, its notice and its copyright are told word for word, whatever the files are called", () => {
  const folder = installed("ours", { license: "MIT, by A\r\n", "NOTICE.txt": "uses B", "CopyrightNotice.txt": "(c) C", "index.js": "no" })
  const [notice] = readNotices([folder])
  expect(notice).toMatchObject({ name: "ours", version: "1.0.0", licence: "MIT" })
  expect(notice?.text.split("\n\n").toSorted()).toEqual(["(c) C", "MIT, by A", "uses B"])
})

test("a package that is installed twice in one version is told once, and the list is in order", () => {
  const twice = [installed("b", { LICENSE: "MIT" }), installed("b", { LICENSE: "MIT" }), installed("a", { LICENSE: "MIT" })]
  expect(readNotices(twice).map(({ name }) => name)).toEqual(["a", "b"])
})

test("a package that has its licence in its README alone is told with that section", () => {
  const licence = "Copyright (c) C\n\nPermission is hereby granted"
  const [notice] = readNotices([installed("theirs", { "README.md": `# theirs\n\n## License\n\n${licence}\n\n## Links\n\nnone\n` })])
  expect(notice?.text).toBe(licence)
  const real = ["pg-types", "pgpass"].map((name) => join(projectFolder, "node_modules", name))
  expect(readNotices(real).map(({ text }) => /^(?:The MIT License.*\n\n)?Copyright \(c\) 201\d.+\n\nPermission/.test(text))).toEqual([
    true,
    true,
  ])
  expect(() => readNotices([installed("named", { "README.md": "## License\n\nMIT\n" })])).toThrow("brings no licence")
})

test("a package that brings no licence is not built in unseen", () => {
  expect(() => readNotices([installed("bare", { "README.md": "hello" })])).toThrow("brings no licence")
})
