import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Result } from "effect"
import { isScenarioName, scenarioLimits, type Scenario } from "../../core/scenario/scenario.ts"
import { prettyJson } from "./pretty-json.ts"
import { decodeScenario, encodeScenario } from "./scenario.wire.ts"

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
 * The file of a scenario: a word stands for a folder among the recorded ones, the first that has it; a path may lead to a folder or to a
 * file. Folders may have any name.
 *
 * @example scenarioFile("buy", ["/s"]) // => "/s/buy/scenario.json"
 * @example scenarioFile("./mine/scenario.json", ["/s"]) // => "./mine/scenario.json"
 */
export function scenarioFile(nameOrPath: string, folders: readonly string[]): string {
  if (nameOrPath.endsWith(".json")) return nameOrPath
  const here = join(nameOrPath, "scenario.json")
  if (basename(nameOrPath) !== nameOrPath) return here
  const known = folders.map((folder) => join(folder, here))
  return known.find((file) => existsSync(file)) ?? (isScenarioName(nameOrPath) ? (known[0] ?? here) : here)
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

/** A scenario as its file tells it. */
export const scenarioText = (scenario: Scenario): string => prettyJson(encodeScenario(scenario))
