import { existsSync } from "node:fs"
import { basename } from "node:path"
import { type ReadScenario, readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { isScenarioName } from "../../core/scenario/scenario.ts"
import { plainText } from "../output/print.ts"
import { recordingFolder, scenarioFolders } from "../project.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { withKnownNames } from "./known-names.ts"

/** A scenario by its name or path. Fails with a UserError when it cannot be used. */
export async function usableScenario(name: string): Promise<Extract<ReadScenario, { readonly _tag: "Read" }>> {
  const read = await readScenario(scenarioFile(name, scenarioFolders))
  if (read._tag === "Read") return read
  throw new UserError(plainText(`${read.file}: ${await withKnownNames(name, read.trouble)}`), exitCodes.unusable)
}

/**
 * Where a scenario that is yet to be written is put: under its name among the recorded ones, or into the folder that a path names.
 *
 * Fails with a UserError for what is no name, and where there is one already that is not to be replaced.
 */
export function newScenario(nameOrPath: string, isForced: boolean): { readonly name: string; readonly file: string } {
  const name = basename(nameOrPath)
  if (!isScenarioName(name))
    throw new UserError(`a scenario's name has small letters, digits and hyphens, not "${name}"`, exitCodes.wrongUsage)
  const file = scenarioFile(nameOrPath, [recordingFolder])
  if (isForced || !existsSync(file)) return { name, file }
  throw new UserError(`the scenario ${name} exists: choose another name, or replace it with --force`, exitCodes.wrongUsage)
}
