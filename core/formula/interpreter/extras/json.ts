import { type At, chargeItems, chargeText, formulaLimits, halt, within } from "../../limits.ts"
import { toText } from "../conversions.ts"
import { growByEntry, allocate, allocateDigits, allocateList, allocateText } from "../allocate.ts"
import { type Call, FormulaFunction, FormulaRecord, isObject, keysOf, type Value } from "../values.ts"

/** `JSON.parse(text)`: records of JSON become records of the formula, so that no prototype comes along. Spec: 12.32. */
export const jsonParse: Call = ([text, reviver], at) => {
  if (reviver !== undefined) return halt("NotAllowed", "JSON.parse(text, function)", at)
  const source = toText(text, at)
  chargeText(at, 4 * source.length)
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch {
    return halt("BadArgument", "JSON.parse", at)
  }
  return fromJson(json, at, 0)
}

function fromJson(json: unknown, at: At, depth: number): Value {
  within(depth, formulaLimits.nesting, "TooDeep", at.offset)
  if (Array.isArray(json))
    return allocateList(
      json.map((item) => fromJson(item, at, depth + 1)),
      at,
    )
  if (typeof json !== "object" || json === null) return allocate(json, at)
  const record = new FormulaRecord()
  for (const [key, value] of Object.entries(json)) {
    if (key in Object.prototype) halt("NotAllowed", key, at)
    record.set(key, fromJson(value, at, depth + 1))
    growByEntry(record.size, at)
  }
  return allocate(record, at)
}

/** `JSON.stringify(value, null, indent)`: what JSON cannot say is left out, as in JavaScript. Spec: 12.32. */
export const stringifyJson: Call = ([value, chosen, indent], at) => {
  if ((chosen ?? null) !== null) return halt("NotAllowed", "JSON.stringify(value, function)", at)
  const spaces = typeof indent === "number" ? " ".repeat(Math.min(10, Math.max(0, Math.trunc(indent)))) : ""
  return jsonText(value, typeof indent === "string" ? indent.slice(0, 10) : spaces, at, 0)
}

function jsonText(value: Value, step: string, at: At, depth: number): string | undefined {
  within(depth, formulaLimits.nesting, "TooDeep", at.offset)
  if (value === undefined || value instanceof FormulaFunction) return undefined
  if (typeof value === "string") return allocateText(JSON.stringify(value), at)
  if (typeof value === "number") return Number.isFinite(value) ? allocateDigits(String(value), at) : "null"
  if (!isObject(value)) return String(value)
  const inner = (item: Value) => jsonText(item, step, at, depth + 1)
  const lines = (parts: readonly string[], open: string, close: string): string => {
    if (parts.length === 0) return open + close
    const line = step === "" ? "" : `\n${step.repeat(depth)}`
    const length = parts.reduce((sum, part) => sum + part.length, parts.length * (line.length + step.length))
    within(length, formulaLimits.textLength, "TooLarge", at.offset)
    return allocateText(`${open}${parts.map((part) => (line === "" ? part : line + step + part)).join(",")}${line}${close}`, at)
  }
  if (Array.isArray(value)) {
    chargeItems(at, value.length)
    return lines(
      Array.from(value, (item) => inner(item) ?? "null"),
      "[",
      "]",
    )
  }
  if (!(value instanceof FormulaRecord)) return "{}"
  chargeItems(at, value.size)
  if (value.get("toJSON") instanceof FormulaFunction) return halt("NotAllowed", "toJSON", at)
  const entries = keysOf(value).flatMap((key) => {
    const text = inner(value.get(key))
    return text === undefined ? [] : [`${JSON.stringify(key)}:${step === "" ? "" : " "}${text}`]
  })
  return lines(entries, "{", "}")
}
