import { join } from "node:path"
import { expect, test } from "vitest"
import { docExamples } from "../support/sources/doc-comments.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"
import { wrongExample } from "../support/sources/run-example.ts"

const files = projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"], /\.tsx?$/)
const withExamples = files.map((file) => ({ path: file.path, examples: docExamples(file) })).filter(({ examples }) => examples.length > 0)

test.each(withExamples)("every example of $path says what its code does", async ({ path, examples }) => {
  const scope: unknown = await import(join(projectFolder, path))
  const exported = typeof scope === "object" && scope !== null ? { ...scope } : {}
  const wrong = await Promise.all(examples.map((example) => wrongExample(example, exported)))
  expect(wrong.filter((line) => line !== null)).toEqual([])
})

test("a wrong example, one that throws and one without a value are found", async () => {
  const text =
    "/**\n * Twice.\n *\n * @example twice(2)\n * // => 5\n * @example twice(2) // => 4\n * @example thrice(2) // => 6\n * @example twice(1)\n */"
  const examples = docExamples({ path: "core/planted.ts", text })
  const found = await Promise.all(examples.map((example) => wrongExample(example, { twice: (count: number) => count * 2 })))
  expect(found).toEqual([
    "core/planted.ts:1 twice(2) is 4, not 5",
    null,
    expect.stringContaining("throws ReferenceError"),
    "core/planted.ts:1 has an example without // =>",
  ])
})
