import { join } from "node:path"
import { expect, test } from "vitest"
import { isAbout } from "../support/changed-first.ts"
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
