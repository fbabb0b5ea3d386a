import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { parseSync } from "oxc-parser"
import { docExamples, type DocExample } from "./doc-comments.ts"
import { parsedSource } from "./parsed-source.ts"
import { projectFolder, type SourceFile } from "./project-sources.ts"

/** A source's examples as a module: it is type-checked like any other, and running it runs the examples. */
export interface ExampleModule {
  readonly path: string
  /** where it is written, absolute */
  readonly file: string
  readonly code: string
  readonly examples: readonly DocExample[]
}

const madeFolder = join(projectFolder, "dist/examples")

/**
 * The examples of every source that has some. An example may name what its source exports, its folder, samples and the rest of the
 * core: of two things with one name, the nearer.
 *
 * @param samples sources of what would be long to write out
 */
export function exampleModules(sources: readonly SourceFile[], samples: readonly SourceFile[]): readonly ExampleModule[] {
  // all that is read of a source is read at once
  const read = (source: SourceFile) => ({
    source,
    folder: dirname(source.path),
    names: exportedNames(source),
    examples: docExamples(source),
  })
  const [readSources, readSamples] = [sources.map(read), samples.map(read)]
  const inCore = readSources.filter(({ source }) => source.path.startsWith("core/"))
  return readSources.flatMap((own) => {
    const { source, examples, folder } = own
    if (examples.length === 0) return []
    const others = inCore.filter((other) => other !== own)
    const [beside, elsewhere] = [others.filter((other) => other.folder === folder), others.filter((other) => other.folder !== folder)]
    const inReach = [own, ...beside, ...readSamples, ...elsewhere]
    const named = new Set(examples.flatMap(({ code, expected }) => `${code} ${expected}`.match(/[\w$]+/g) ?? []))
    const file = join(madeFolder, `${source.path}.examples.ts`)
    const imports = inReach.flatMap((from) => {
      const names = from.names.filter((name) => named.delete(name))
      if (names.length === 0) return []
      const specifier = relative(dirname(file), join(projectFolder, from.source.path))
      return [`import { ${names.join(", ")} } from ${JSON.stringify(specifier)}`]
    })
    return [{ path: source.path, file, examples, code: [...imports, "export default [", ...examples.map(pair), "]", ""].join("\n") }]
  })
}

function pair(example: DocExample): string {
  const { setUp, expression } = parts(example)
  const found = `async () => {\n${setUp}\nreturn (${expression})\n}`
  return `  // ${example.path}:${example.line}\n  { found: ${found}, expected: (): unknown => (${example.expected || "undefined"}) },`
}

/** Writes the modules, and the settings by which one run of `tsc` checks them all. @returns the settings' path */
export function writeExampleModules(modules: readonly ExampleModule[]): string {
  rmSync(madeFolder, { recursive: true, force: true })
  for (const { file, code } of modules) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  const settings = join(madeFolder, "tsconfig.json")
  writeFileSync(settings, JSON.stringify({ extends: "../../tsconfig.json", compilerOptions: { noUnusedLocals: false }, include: ["."] }))
  return settings
}

/** Runs the pairs of a module that was written. @returns what is wrong, one line each */
export async function wrongExamples({ examples }: ExampleModule, pairs: unknown): Promise<readonly string[]> {
  const made: readonly unknown[] = Array.isArray(pairs) ? pairs : []
  const wrong = examples.map(async (example, index) => {
    const at = `${example.path}:${example.line}`
    if (example.expected === "") return `${at} has an example without // =>`
    try {
      const [found, expected] = [await run(made[index], "found"), await run(made[index], "expected")]
      return isDeepStrictEqual(found, expected) ? null : `${at} ${example.code} is ${JSON.stringify(found)}, not ${example.expected}`
    } catch (cause) {
      return `${at} ${example.code} throws ${String(cause)}`
    }
  })
  return (await Promise.all(wrong)).filter((line) => line !== null)
}

function run(pair: unknown, name: string): unknown {
  const half: unknown = typeof pair === "object" && pair !== null ? Reflect.get(pair, name) : null
  if (typeof half !== "function") throw new Error(`there is no ${name}`)
  return half()
}

/** The lines that prepare, and the expression after them. */
function parts({ code }: DocExample): { readonly setUp: string; readonly expression: string } {
  const last = parseSync("example.ts", code).program.body.at(-1)
  if (last?.type !== "ExpressionStatement") return { setUp: "", expression: code }
  return { setUp: code.slice(0, last.start), expression: code.slice(last.expression.start, last.expression.end) }
}

/** What a source exports as values of its own, read without its whole tree. */
function exportedNames(source: SourceFile): readonly string[] {
  const entries = parsedSource(source).module.staticExports.flatMap((exported) => exported.entries)
  return entries.flatMap(({ isType, moduleRequest, exportName: { name } }) =>
    isType || moduleRequest !== null || name === null ? [] : [name],
  )
}
