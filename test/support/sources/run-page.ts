import { existsSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { parseSync } from "oxc-parser"
import { projectFolder, type SourceFile } from "./project-sources.ts"
import { publicFile } from "./public-paths.ts"

/** A block of code of a page of the documentation, with the line it starts on. */
export interface CodeBlock {
  readonly path: string
  readonly line: number
  /** `tsx` is a view of React: it is compiled, and there is nothing to run */
  readonly language: "ts" | "tsx"
  readonly code: string
}

/** The blocks marked as TypeScript. */
export function codeBlocks({ path, text }: SourceFile): readonly CodeBlock[] {
  return [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].map((found) => ({
    path,
    line: text.slice(0, found.index).split("\n").length,
    language: found[1] === "tsx" ? "tsx" : "ts",
    code: found[2] ?? "",
  }))
}

/**
 * Runs a block as a reader of the page would: its imports of `witryna/...` are the sources of the core, and each `expression // => value` is checked.
 *
 * @returns what is wrong, one line each
 */
export async function wrongBlock(block: CodeBlock): Promise<readonly string[]> {
  const at = `${block.path}:${block.line}`
  const imports = [...block.code.matchAll(/^import \{([^}]*)\} from "witryna\/([a-z0-9/-]+)"$/gm)]
  const rest = stripTypeScriptTypes(block.code).replaceAll(/^import \{[^}]*\} from "witryna\/[^"]*"$/gm, "")
  if (/^import\b/m.test(rest)) return [`${at} imports something else than witryna/...`]
  const program = checked(rest)
  if (!program.includes("$check(")) return [`${at} checks nothing with // =>`]
  const known = new Map<string, unknown>()
  for (const [, names = "", path = ""] of imports) {
    const file = join(projectFolder, publicFile(path))
    if (!existsSync(file)) return [`${at} imports witryna/${path}, which does not exist`]
    const exported: unknown = await import(file)
    for (const name of names.split(",").map((part) => part.trim())) {
      if (name.startsWith("type ")) continue
      const value: unknown = typeof exported === "object" && exported !== null ? Reflect.get(exported, name) : undefined
      if (value === undefined) return [`${at} imports ${name}, which ${path} does not export`]
      known.set(name, value)
    }
  }
  const wrong: string[] = []
  const check = (source: string, found: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(found, expected)) wrong.push(`${at} ${source.trim()} is ${JSON.stringify(found)}`)
  }
  try {
    await run(program, new Map([...known, ["$check", check]]))
  } catch (cause) {
    wrong.push(`${at} throws ${String(cause)}`)
  }
  return wrong
}

/** Turns each expression statement with `// =>` after it into a check. */
function checked(code: string): string {
  const parsed = parseSync("block.js", code, { sourceType: "script" })
  const comments = parsed.comments.filter(({ type, value }) => type === "Line" && value.startsWith(" =>"))
  let [made, from] = ["", 0]
  for (const statement of parsed.program.body) {
    const comment = comments.find(({ start }) => start >= statement.end && !code.slice(statement.end, start).includes("\n"))
    if (comment === undefined || statement.type !== "ExpressionStatement") continue
    const source = code.slice(statement.start, statement.end)
    made += `${code.slice(from, statement.start)};$check(${JSON.stringify(source)}, (${source}), (${comment.value.slice(3)}));`
    from = comment.end
  }
  return made + code.slice(from)
}

function run(code: string, scope: ReadonlyMap<string, unknown>): unknown {
  // the pages are our own, run in a test
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  const made: unknown = new Function(...scope.keys(), `"use strict"; return (async () => { ${code} })()`)
  return typeof made === "function" ? made(...scope.values()) : undefined
}
