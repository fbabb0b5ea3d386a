import { readFileSync } from "node:fs"
import type { FormulaInput } from "../../core/formula/formula.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { isList } from "../../core/web/untrusted-json.ts"

const standardInput = 0

/** The text of a formula: said, or in a file, or on standard input for `-`. Fails with a UserError that says what to do. */
export function readFormula(file: string | undefined, expression: string | undefined): string {
  if (expression !== undefined) return expression
  if (file === undefined)
    throw new UserError("name a file with the formula, - for standard input, or use --expression", exitCodes.wrongUsage)
  return readText(file === "-" ? standardInput : file, file)
}

/** JSON as typed, or from a file for `@file`. Fails with a UserError when it is no JSON. */
export function readJson(typed: string): unknown {
  const text = typed.startsWith("@") ? readText(typed.slice(1), typed.slice(1)) : typed
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UserError(`this is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, exitCodes.unusable)
  }
}

/** A JSON object of values for a formula. Fails with a UserError for anything else. */
export function readInputs(typed: string): Readonly<Record<string, FormulaInput>> {
  const json = readJson(typed)
  const inputs = asInput(json)
  if (typeof inputs !== "object" || inputs === null || isList(inputs))
    throw new UserError("the values of a formula are a JSON object", exitCodes.unusable)
  return inputs
}

/** JSON is nothing but such values; this says so to the compiler. */
function asInput(json: unknown): FormulaInput {
  if (json === null || typeof json === "string" || typeof json === "number" || typeof json === "boolean") return json
  if (Array.isArray(json)) return json.map(asInput)
  return typeof json === "object" ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key, asInput(value)])) : null
}

function readText(file: string | number, name: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (cause) {
    throw new UserError(`${name} cannot be read (${cause instanceof Error ? cause.message : String(cause)})`, exitCodes.unusable)
  }
}

/** `width=120` as a value: a number where it is one, true and false, else a text. */
export function readPair(typed: string): readonly [string, FormulaInput] | null {
  const at = typed.indexOf("=")
  if (at < 1) return null
  const text = typed.slice(at + 1)
  const value = text === "true" || text === "false" ? text === "true" : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  return [typed.slice(0, at), value]
}
