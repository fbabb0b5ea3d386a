import { existsSync } from "node:fs"
import { rename } from "node:fs/promises"
import { basename, dirname, join, relative } from "node:path"
import { readScenario, scenarioFile, writeScenario } from "../../adapters/replay/scenario-files.ts"
import { isScenarioName } from "../../core/scenario/scenario.ts"
import { plainText, printAnswer } from "../output/print.ts"
import { recordingFolder, scenarioFolders } from "../project.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { withKnownNames } from "./known-names.ts"
import type { JsonForm } from "../json-form.ts"

/**
 * Gives a scenario another name: its folder is moved, with all that lies in it, and the file says the new name.
 *
 * Fails with a UserError when there is one of that name, or the scenario is part of the installed package.
 *
 * @returns the exit code
 */
export async function renameScenario(from: string, to: string, { json }: { readonly json: JsonForm }): Promise<number> {
  if (!isScenarioName(to)) throw new UserError(`a scenario's name has small letters, digits and hyphens, not "${to}"`, exitCodes.wrongUsage)
  const file = scenarioFile(from, scenarioFolders)
  if (basename(file) !== "scenario.json")
    throw new UserError(`${file} stands alone: only a scenario with a folder has a name to change`, exitCodes.wrongUsage)
  const read = await readScenario(file)
  if (read._tag === "Unusable") throw new UserError(plainText(`${file}: ${await withKnownNames(from, read.trouble)}`), exitCodes.unusable)
  const folder = dirname(file)
  const isShipped = scenarioFolders.some((known) => known !== recordingFolder && dirname(folder) === known)
  if (isShipped) throw new UserError(`the scenario ${from} is part of the package: replay it, or record one of your own`)
  const target = join(dirname(folder), to)
  if (existsSync(target) && relative(folder, target) !== "") throw new UserError(`there is a scenario ${to} already`)
  await rename(folder, target)
  await writeScenario(join(target, "scenario.json"), { ...read.scenario, name: to })
  const words = `renamed ${plainText(folder)} to ${plainText(target)}`
  printAnswer({ words, data: { from: folder, to: target }, ok: true }, json)
  return exitCodes.fine
}
