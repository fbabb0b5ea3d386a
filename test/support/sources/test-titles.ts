import { Visitor } from "oxc-parser"
import { parsedSource } from "./parsed-source.ts"
import type { SourceFile } from "./project-sources.ts"

/** A test as its source names it. */
export interface TestTitle {
  readonly path: string
  readonly title: string
  /** false when it is skipped, left for later or expected to fail */
  readonly runs: boolean
}

/** What defines a test, or a group of tests, whose first argument is its title. */
const definers = new Set(["test", "it", "describe", "property"])
const held = new Set(["skip", "todo", "fails", "skipIf", "runIf"])

const known = new Map<string, { readonly text: string; readonly titles: readonly TestTitle[] }>()

/** The titles of the tests and groups that a source defines, with placeholders such as `%s` as they stand. They are read once of each source. */
export function testTitles(file: SourceFile): readonly TestTitle[] {
  const before = known.get(file.path)
  if (before?.text === file.text) return before.titles
  const titles = readTitles(file)
  known.set(file.path, { text: file.text, titles })
  return titles
}

function readTitles(file: SourceFile): readonly TestTitle[] {
  const { path } = file
  const titles: TestTitle[] = []
  new Visitor({
    CallExpression: (call) => {
      const words = calleeWords(call.callee)
      const [first] = call.arguments
      if (words === null || !definers.has(words[0] ?? "") || first === undefined) return
      const title = textOf(first)
      if (title !== null) titles.push({ path, title, runs: !words.some((word) => held.has(word)) })
    },
  }).visit(parsedSource(file).program)
  return titles
}

interface Node {
  readonly type: string
}

/** `test.each([...])` is `["test", "each"]`; null for what is no name. */
function calleeWords(callee: Node): readonly string[] | null {
  if (isNode(callee, "Identifier") && "name" in callee) return [String(callee.name)]
  if (isNode(callee, "MemberExpression") && "object" in callee && "property" in callee) {
    const [object, property] = [asNode(callee.object), asNode(callee.property)]
    const before = object === null ? null : calleeWords(object)
    return before === null || property === null || !("name" in property) ? null : [...before, String(property.name)]
  }
  if (isNode(callee, "CallExpression") && "callee" in callee) {
    const inner = asNode(callee.callee)
    return inner === null ? null : calleeWords(inner)
  }
  return null
}

function textOf(node: Node): string | null {
  if (isNode(node, "Literal") && "value" in node && typeof node.value === "string") return node.value
  if (!isNode(node, "TemplateLiteral") || !("quasis" in node) || !Array.isArray(node.quasis) || node.quasis.length !== 1) return null
  const [only]: readonly unknown[] = node.quasis
  const value: unknown = typeof only === "object" && only !== null ? Reflect.get(only, "value") : null
  const cooked: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "cooked") : null
  return typeof cooked === "string" ? cooked : null
}

const isNode = (node: Node, type: string) => node.type === type
const asNode = (value: unknown): Node | null =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" ? { ...value, type: value.type } : null
