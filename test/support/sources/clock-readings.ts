import { parseSync, Visitor } from "oxc-parser"
import type { SourceFile } from "./project-sources.ts"

type Program = ReturnType<typeof parseSync>["program"]

/** What tells nothing but how long something took. */
const stopwatches = /\b(?:process\.(?:hrtime|cpuUsage|threadCpuUsage)|performance\.(?:measure|eventLoopUtilization))\b/
/** A clock inside a text, such as a script for a page. */
const comparedInText = /performance\.now\(\)\s*[-<>]|(?<!=)[-<>]\s*performance\.now\(\)/

const comparing = new Set(["-", "<", "<=", ">", ">="])

/** Where a test measures or compares time by a clock that runs, one line each. */
export function clockReadings({ path, text }: SourceFile): readonly string[] {
  const found = text.split("\n").flatMap((line, at) => {
    const [measured] = stopwatches.exec(line) ?? comparedInText.exec(line) ?? []
    return measured === undefined ? [] : [`${path}:${at + 1} ${measured}`]
  })
  // few files name a clock, and parsing all of them takes seconds
  if (!/\bnow\(\)/.test(text)) return found
  const program = parseSync(path, text).program
  const names = readingNames(program)
  const clockOf = (node: Node): "even" | "wall" | null =>
    node.type === "Identifier" && typeof node.name === "string" ? (names.get(node.name) ?? null) : calledClock(node)
  new Visitor({
    BinaryExpression: ({ left, right, operator, start }) => {
      if (!comparing.has(operator)) return
      const clocks = [clockOf(left), clockOf(right)]
      // a day that a page shows is compared with today; two readings of one clock only tell how long something took
      if (clocks.includes("even") || clocks.every((clock) => clock === "wall"))
        found.push(`${path}:${text.slice(0, start).split("\n").length} ${text.slice(start).split("\n", 1).join("").slice(0, 60)}`)
    },
  }).visit(program)
  return [...new Map(found.map((place) => [place.split(" ", 1).join(""), place])).values()]
}

interface Node {
  readonly type: string
  readonly name?: unknown
  readonly callee?: unknown
}

/** `performance.now()` runs evenly, `Date.now()` tells the time of the day. */
function calledClock(node: Node): "even" | "wall" | null {
  const { callee } = node
  if (node.type !== "CallExpression" || typeof callee !== "object" || callee === null) return null
  const [owner, method] = [nameIn(callee, "object"), nameIn(callee, "property")]
  if (method !== "now") return null
  return owner === "performance" ? "even" : owner === "Date" ? "wall" : null
}

function nameIn(node: object, key: string): unknown {
  const inner: unknown = Reflect.get(node, key)
  return typeof inner === "object" && inner !== null ? Reflect.get(inner, "name") : undefined
}

/** Names that hold what a clock said. */
function readingNames(program: Program): ReadonlyMap<string, "even" | "wall"> {
  const names = new Map<string, "even" | "wall">()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const clock = init === null ? null : calledClock(init)
      if (clock !== null && id.type === "Identifier") names.set(id.name, clock)
    },
  }).visit(program)
  return names
}
