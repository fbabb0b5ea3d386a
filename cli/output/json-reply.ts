import { isForeignObject, isList } from "../../core/web/untrusted-json.ts"
import type { JsonForm } from "../json-form.ts"
import { exitCodes, meantName, UserError } from "../user-error.ts"

/** The shape of what `--json` prints; it grows with every change that a reader of an older one would trip over. */
const jsonVersion = 1

/**
 * What `--json` prints, of answers, refusals and wrong usage alike: docs/terminal.md describes it.
 *
 * @param message null when all is fine
 *
 * @example JSON.parse(jsonReply(1, "no", { valid: false })) // => { version: 1, exitCode: 1, message: "no", data: { valid: false } }
 */
export const jsonReply = (exitCode: number, message: string | null, data: unknown): string =>
  JSON.stringify({ version: jsonVersion, exitCode, message, data: told(data) }, null, 2)

/**
 * The same in one line, for programs that read line by line.
 *
 * @param of what was typed, where it is one of many
 *
 * @example jsonLine(0, null, 1) // => '{"version":1,"exitCode":0,"message":null,"data":1}'
 */
export const jsonLine = (exitCode: number, message: string | null, data: unknown, of: { readonly typed?: string } = {}): string =>
  JSON.stringify({ version: jsonVersion, ...of, exitCode, message, data: told(data) })

/** Outcomes of rules say what they are under `_tag`, states under `is`: whoever reads JSON finds one name. */
function told(data: unknown): unknown {
  if (isList(data)) return data.map(told)
  if (!isForeignObject(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name === "_tag" ? "is" : name, told(value)]))
}

/** Prints a reply in the form that was asked for. A part that is picked stands alone, and a message beside it is for people. */
export function printReply(form: Exclude<JsonForm, false>, exitCode: number, message: string | null, data: unknown): void {
  if (typeof form !== "object") console.log(form === "lines" ? jsonLine(exitCode, message, data) : jsonReply(exitCode, message, data))
  else {
    if (message !== null) console.error(message)
    for (const line of message === null ? pickedLines(data, form.pick) : pickedIfThere(data, form.pick)) console.log(line)
  }
}

/** What is refused may lack the part, and its message says why. */
function pickedIfThere(data: unknown, path: string): readonly string[] {
  try {
    return pickedLines(data, path)
  } catch (cause) {
    if (cause instanceof UserError) return []
    throw cause
  }
}

/**
 * The parts of a reply's data that a dotted path names, one a line: texts as they are, all else as JSON. A number counts in a list
 * from 0, and `*` stands for each of a list.
 *
 * Fails with a UserError for wrong usage where the data have no such part.
 *
 * @example pickedLines({ days: [{ day: "1" }, { day: "2" }] }, "days.*.day") // => ["1", "2"]
 * @example pickedLines({ unit: { minor: 120 } }, "unit") // => ['{"minor":120}']
 */
export function pickedLines(data: unknown, path: string): readonly string[] {
  const parts = path.split(".").reduce<readonly unknown[]>((found, key) => found.flatMap((part) => inside(part, key, path)), [told(data)])
  return parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part)))
}

function inside(part: unknown, key: string, path: string): readonly unknown[] {
  if (key === "*" && Array.isArray(part)) return part
  const entries = typeof part === "object" && part !== null ? new Map<string, unknown>(Object.entries(part)) : new Map<string, unknown>()
  if (entries.has(key)) return [entries.get(key)]
  const names = [...entries.keys()]
  const instead = names.length === 0 ? "there is nothing in it" : meantName(key, names)
  throw new UserError(
    `--pick ${path}: there is no "${key}"; ${Array.isArray(part) ? "a list has numbers from 0, and * for all" : instead}`,
    exitCodes.wrongUsage,
  )
}
