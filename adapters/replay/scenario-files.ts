import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Result } from "effect"
import { isScenarioName, scenarioLimits, type Scenario } from "../../core/scenario/scenario.ts"
import { decodeScenario } from "./scenario.wire.ts"

/** A scenario and where it lies, or one line that says what is wrong with it. */
export type ReadScenario =
  | {
      readonly _tag: "Read"
      readonly file: string
      readonly scenario: Scenario
      /** what is odd about it */ readonly warning: string | null
    }
  | { readonly _tag: "Unusable"; readonly file: string; readonly trouble: string }

/**
 * The file of a scenario: a name stands for a folder among the recorded ones; a path may lead to the folder or to the file.
 *
 * @example scenarioFile("buy", "/s") // => "/s/buy/scenario.json"
 * @example scenarioFile("./mine/scenario.json", "/s") // => "./mine/scenario.json"
 */
export function scenarioFile(nameOrPath: string, folder: string): string {
  if (nameOrPath.endsWith(".json")) return nameOrPath
  return join(isScenarioName(nameOrPath) ? join(folder, nameOrPath) : nameOrPath, "scenario.json")
}

/** Reads a scenario. Never fails: a file that cannot be used is told with the place that is wrong. */
export async function readScenario(file: string): Promise<ReadScenario> {
  const unusable = (trouble: string): ReadScenario => ({ _tag: "Unusable", file, trouble })
  let data: unknown
  try {
    const { size } = await stat(file)
    if (size > scenarioLimits.fileBytes) return unusable(`the file is longer than ${scenarioLimits.fileBytes} bytes`)
    data = JSON.parse(await readFile(file, "utf8"))
  } catch (cause) {
    return unusable(cause instanceof SyntaxError ? `not JSON: ${cause.message}` : whyUnreadable(cause))
  }
  return Result.match(decodeScenario(data), {
    onFailure: unusable,
    onSuccess: (scenario): ReadScenario => ({ _tag: "Read", file, scenario, warning: oddName(file, scenario) }),
  })
}

/** A folder that was renamed, or unpacked from a ticket, is told and used. */
function oddName(file: string, { name }: Scenario): string | null {
  const folder = basename(dirname(file))
  return folder === name || basename(file) !== "scenario.json" ? null : `its name is "${name}" but its folder is "${folder}"`
}

function whyUnreadable(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : null
  if (code === "ENOENT") return "there is no such file"
  return cause instanceof Error ? cause.message : "it cannot be read"
}

/** Writes a scenario whole or not at all. Fails as the file system does. */
export async function writeScenario(file: string, scenario: Scenario): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  try {
    await writeFile(draft, scenarioText(scenario))
    await rename(draft, file)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}

/** Columns of a line of the file. */
const width = 140

/**
 * JSON that people read and compare: what fits stands on one line, everything else one part a line.
 *
 * @example scenarioText({ a: [1, 2] }) // => '{ "a": [1, 2] }\n'
 */
export function scenarioText(value: unknown): string {
  return `${write(value, 0)}\n`
}

function write(value: unknown, depth: number): string {
  const short = onOneLine(value)
  if (depth * 2 + short.length <= width || typeof value !== "object" || value === null) return short
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  const inside = "  ".repeat(depth + 1)
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => inside + write(item, depth + 1))
    : entriesOf(value).map(([name, item]) => `${inside}${JSON.stringify(name)}: ${write(item, depth + 1)}`)
  return `${open}\n${parts.join(",\n")}\n${"  ".repeat(depth)}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const parts = entriesOf(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`)
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`
}

const entriesOf = (value: object): readonly (readonly [string, unknown])[] => Object.entries(value).filter(([, item]) => item !== undefined)
