import { parseSync, Visitor } from "oxc-parser"
import type { SourceFile } from "./project-sources.ts"

/** What reads or changes the world outside: no rule may name it. `Math.random` is told apart below. */
const outside = new Set(
  (
    "Date performance crypto fetch XMLHttpRequest WebSocket navigator location history process Buffer window " +
    "document globalThis self localStorage sessionStorage indexedDB console alert atob btoa setTimeout " +
    "setInterval setImmediate queueMicrotask requestAnimationFrame eval Function parseFloat"
  ).split(" "),
)

/** Names of the world outside that a source of the core uses as values, one line each. */
export function impureNames({ path, text }: SourceFile): readonly string[] {
  const found: string[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length
  const program = parseSync(path, text).program
  const bound = declaredNames(program)
  new Visitor({
    CallExpression: ({ callee }) => check(callee),
    NewExpression: ({ callee }) => check(callee),
    MemberExpression: ({ object, property }) => {
      if (object.type === "Identifier" && object.name === "Math" && property.type === "Identifier" && property.name === "random") {
        found.push(`${path}:${lineAt(object.start)} Math.random`)
      }
      check(object)
    },
  }).visit(program)
  return found

  function check(node: { readonly type: string; readonly start: number; readonly name?: unknown }): void {
    if (node.type !== "Identifier" || typeof node.name !== "string" || !outside.has(node.name) || bound.has(node.name)) return
    found.push(`${path}:${lineAt(node.start)} ${node.name}`)
  }
}

/** Names that the source declares itself, such as a parameter called `location`. */
function declaredNames(program: ReturnType<typeof parseSync>["program"]): ReadonlySet<string> {
  const names = new Set<string>()
  const note = (pattern: { readonly type: string; readonly name?: unknown; readonly properties?: unknown }): void => {
    if (pattern.type === "Identifier" && typeof pattern.name === "string") names.add(pattern.name)
    if (pattern.type !== "ObjectPattern" || !Array.isArray(pattern.properties)) return
    const properties: readonly unknown[] = pattern.properties
    for (const property of properties) {
      const value: unknown = typeof property === "object" && property !== null ? Reflect.get(property, "value") : null
      if (typeof value === "object" && value !== null && "type" in value && typeof value.type === "string")
        note({ ...value, type: value.type })
    }
  }
  new Visitor({
    VariableDeclarator: ({ id }) => note(id),
    FunctionDeclaration: ({ params }) => params.forEach((param) => note(param)),
    ArrowFunctionExpression: ({ params }) => params.forEach((param) => note(param)),
    FunctionExpression: ({ params }) => params.forEach((param) => note(param)),
  }).visit(program)
  return names
}
