import { execFile } from "node:child_process"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { documentRules } from "../support/sources/document-rules.ts"
import { type ExampleModule, exampleModules, writeExampleModules, wrongExamples } from "../support/sources/example-modules.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"

const sources = projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"], /\.tsx?$/)
const samples = projectSources(["test/support/core", "test/support/form", "test/support/scenario"])
const modules = exampleModules(sources, samples)

const planted = exampleModules(
  [
    {
      path: "test/planted.ts",
      text: "/**\n * @example 1 + 1\n * // => 3\n * @example\n * const two = 2\n * two * 2 // => 4\n * @example (2).length // => undefined\n * @example absent // => 1\n * @example 1\n */",
    },
  ],
  samples,
)

let errors: readonly string[] = []
beforeAll(async () => {
  errors = await compilerErrors(writeExampleModules([...modules, ...planted]))
}, 300_000)

test("every example has the types that its code wants, and a planted one that has not is found", () => {
  const isPlanted = (error: string) => error.includes("planted")
  expectKept(
    documentRules.examples,
    errors.filter((error) => !isPlanted(error)),
  )
  expect(errors.filter(isPlanted)).toEqual([
    expect.stringMatching(/planted.*'length' does not exist/),
    expect.stringMatching(/planted.*Cannot find name 'absent'/),
  ])
})

test.each(modules)("every example of $path says what its code does", async (made) => {
  expectKept(documentRules.examples, await wrongExamples(made, await pairsOf(made)))
})

test.each(planted)("a wrong example, one that throws and one without a value are found", async (made) => {
  expect(await wrongExamples(made, await pairsOf(made))).toEqual([
    "test/planted.ts:1 1 + 1 is 2, not 3",
    expect.stringContaining("absent throws ReferenceError"),
    "test/planted.ts:1 has an example without // =>",
  ])
})

async function pairsOf({ file }: ExampleModule): Promise<unknown> {
  const written: unknown = await import(file)
  return typeof written === "object" && written !== null && "default" in written ? written.default : null
}

/**
 * What one run of the compiler says of all modules, in one thread beside other tests; what belongs to an error's line follows it indented. What it knows of
 * files that did not change is kept as the check keeps it.
 */
function compilerErrors(settings: string): Promise<readonly string[]> {
  const compiler = join(projectFolder, "node_modules/typescript/bin/tsc")
  return new Promise((resolve) => {
    const kept = ["--incremental", "--tsBuildInfoFile", join(projectFolder, "node_modules/.cache/check/examples")]
    execFile(process.execPath, [compiler, "--noEmit", "-p", settings, "--singleThreaded", ...kept], { cwd: projectFolder }, (_, stdout) => {
      resolve(stdout.split(/\n(?! )/).filter((line) => line !== ""))
    })
  })
}
