import { readFileSync, readSync } from "node:fs"
import type { FormulaInput } from "../../core/formula/formula-result.ts"
import { isList } from "../../core/web/untrusted-json.ts"
import { exitCodes, UserError } from "../user-error.ts"

const standardInput = 0

/**
 * The text of a file, or of standard input for `-`. Fails with a UserError when it cannot be read.
 *
 * @example readTextFile("package.json").startsWith("{") // => true
 */
export function readTextFile(file: string): string {
  try {
    return file === "-" ? readStandardInput() : readFileSync(file, "utf8")
  } catch (cause) {
    throw new UserError(`${file} cannot be read (${reasonOf(cause)})`, exitCodes.unusable)
  }
}

/** Standard input to its end. A pipe that another program (npm, for one) made non-blocking has nothing to read until its writer writes. */
function readStandardInput(): string {
  const chunk = Buffer.alloc(65_536)
  const chunks: Buffer[] = []
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    try {
      const length = readSync(standardInput, chunk)
      if (length === 0) return Buffer.concat(chunks).toString("utf8")
      chunks.push(Buffer.from(chunk.subarray(0, length)))
    } catch (cause) {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EAGAIN")) throw cause
      Atomics.wait(clock, 0, 0, 10)
    }
  }
}

/**
 * The text of a formula: said, or in a file, or on standard input for `-`. Fails with a UserError that says what to do.
 *
 * @example readFormula(undefined, "width * 2") // => "width * 2"
 */
export function readFormula(file: string | undefined, expression: string | undefined): string {
  if (expression !== undefined && file !== undefined) throw new UserError("name a file or use --expression, not both", exitCodes.wrongUsage)
  if (expression !== undefined) return expression
  if (file === undefined)
    throw new UserError("name a file with the formula, - for standard input, or use --expression", exitCodes.wrongUsage)
  return readTextFile(file)
}

/** JSON as typed, or from a file for `@file`. Fails with a UserError when it is not JSON. */
export function readJson(typed: string): unknown {
  const text = typed.startsWith("@") ? readTextFile(typed.slice(1)) : typed
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UserError(`this is not JSON: ${reasonOf(cause)}`, exitCodes.unusable)
  }
}

/**
 * A JSON object of values for a formula. Fails with a UserError for anything else.
 *
 * @example readInputs('{"width": 120}') // => { width: 120 }
 */
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

/**
 * `width=120` as a value: a number where it is one, true and false, else a text, and always a text in quotation marks: the value of a
 * select is one, even where it looks like a number. `null` = there is no name before a `=`.
 *
 * @example readPair('size="120"') // => ["size", "120"]
 * @example readPair("width=120") // => ["width", 120]
 * @example readPair("=120") // => null
 */
export function readPair(typed: string): readonly [string, FormulaInput] | null {
  const at = typed.indexOf("=")
  if (at < 1) return null
  const text = typed.slice(at + 1)
  const [, quoted] = /^"(.*)"$/s.exec(text) ?? []
  if (quoted !== undefined) return [typed.slice(0, at), quoted]
  const value = text === "true" || text === "false" ? text === "true" : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  return [typed.slice(0, at), value]
}

/** Texts by their keys, from a JSON file. Fails with a UserError when it is not a JSON object of texts. */
export function readTexts(file: string): Readonly<Record<string, string>> {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new UserError(`${file} cannot be read as JSON (${reasonOf(cause)})`, exitCodes.unusable)
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) {
    throw new UserError(`${file} is not a JSON object of texts by key`, exitCodes.unusable)
  }
  const entries: [string, string][] = []
  for (const [key, text] of Object.entries(read)) {
    if (typeof text !== "string") throw new UserError(`${file}: the text of "${key}" is not a text`, exitCodes.unusable)
    entries.push([key, text])
  }
  return Object.fromEntries(entries)
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
