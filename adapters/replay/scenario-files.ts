import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Result } from "effect"
import { isScenarioName, scenarioLimits, type Scenario } from "../../core/scenario/scenario.ts"
import { scenarioText } from "./scenario-text.ts"
import { decodeScenario } from "./scenario.wire.ts"

/** A scenario and where it lies, or one line that says what is wrong with it. */
export type ReadScenario =
  | { readonly _tag: "Read"; readonly file: string; readonly scenario: Scenario }
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
    onSuccess: (scenario): ReadScenario =>
      basename(dirname(file)) === scenario.name || basename(file) !== "scenario.json"
        ? { _tag: "Read", file, scenario }
        : unusable(`its name is "${scenario.name}" but its folder is "${basename(dirname(file))}" at ["name"]`),
  })
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
