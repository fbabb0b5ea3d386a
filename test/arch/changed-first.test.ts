import { globSync } from "node:fs"
import { join, sep } from "node:path"
import { expect, test } from "vitest"
import { isAbout, longest } from "../support/changed-first.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

const own = join(projectFolder, "test/arch/changed-first.test.ts")

test.each([
  ["itself", ["test/arch/changed-first.test.ts"], true],
  ["a file that it imports", ["README.md", "test/support/changed-first.ts"], true],
  ["a file of another name", ["core/values/money.ts", "test/support/first.ts"], false],
  ["nothing", [], false],
])("a test file runs first when what changed is %s", (_, changed, expected) => {
  expect(isAbout(own, new Set(changed))).toBe(expected)
})

test("what is said to take longest is there", () => {
  const files = globSync("test/**/*.test.ts", { cwd: projectFolder }).map((file) => file.replaceAll(sep, "/"))
  for (const name of longest)
    expect(
      files.filter((file) => file.endsWith(`/${name}`)),
      name,
    ).toHaveLength(1)
})
