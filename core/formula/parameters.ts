import { type Decimal, decimalFromNumber, parseTypedDecimal } from "../values/decimal.ts"

/** One of the values of a select, a radio group or a group of checkboxes. */
export interface ParameterOption {
  /** what a formula is given, such as "1200" */
  readonly id: string
  readonly name: string
}

interface ParameterBase {
  readonly id: string
  readonly name: string
  readonly required: boolean
  /** the field is shown while the other parameter has one of these values; left out = always */
  readonly shownWhen?: { readonly parameter: string; readonly values: readonly string[] }
}

/** A field that a merchant's formula reads. Bounds apply to the value of a number and to the length of a text; null = no bound. */
export type FormulaParameter =
  | (ParameterBase & { readonly is: "number"; readonly min: Decimal | null; readonly max: Decimal | null; readonly initial: string })
  | (ParameterBase & { readonly is: "text"; readonly min: number | null; readonly max: number | null; readonly initial: string })
  | (ParameterBase & { readonly is: "select" | "radio"; readonly options: readonly ParameterOption[]; readonly initial: string })
  /** without options its value is true or false, otherwise a list of the chosen ids */
  | (ParameterBase & { readonly is: "checkbox"; readonly options: readonly ParameterOption[]; readonly initial: readonly string[] })

/** What was typed and chosen, by parameter id: the text of an input or a select, the chosen ids of checkboxes. */
export type ParameterChoices = ReadonlyMap<string, string | readonly string[]>

/** The id that stands for a checked checkbox without options. */
export const checkedId = "1"

/** Where a list of parameters cannot be read, and what is expected there. */
export interface ParameterFault {
  readonly _tag: "ParameterFault"
  /** such as `[2].values[0].id` */
  readonly path: string
  /** such as `a text` */
  readonly expected: string
}

const maxParameters = 200
const maxOptions = 500
const types = new Set(["number", "text", "select", "radio", "checkbox"])

/** Thrown while reading and caught in `readParameters`: no exported rule throws. */
class Refusal {
  readonly fault: ParameterFault
  constructor(path: string, expected: string) {
    this.fault = { _tag: "ParameterFault", path, expected }
  }
}

/**
 * The parameters of a formula from a merchant's JSON: a list of fields with `id`, `name`, `type`, and by type `min` and `max`,
 * `values` (each with `id` and `name`), `default` and `required`. Fails with the first place that cannot be read.
 *
 * Spec: 12.1, 12.24, 5.57.
 *
 * @example readParameters([{ id: "width", name: "Szerokość", type: "number", min: 10 }])
 * // => [{ is: "number", id: "width", name: "Szerokość", required: false, min: decimal("10"), max: null, initial: "" }]
 * @example readParameters([{ id: "colour", name: "Kolor", type: "select" }])
 * // => { _tag: "ParameterFault", path: "[0].values", expected: "a list with at least one value" }
 */
export function readParameters(json: unknown): readonly FormulaParameter[] | ParameterFault {
  try {
    const parameters = readList(json, "", maxParameters).map((field, at) => readParameter(field, `[${at}]`))
    const twice = parameters.findIndex(({ id }, at) => parameters.findIndex((other) => other.id === id) !== at)
    if (twice >= 0) refuse(`[${twice}].id`, "an id that no other parameter has")
    return parameters
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.fault
    throw refusal
  }
}

function refuse(path: string, expected: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- it never leaves this file
  throw new Refusal(path, expected)
}

function readParameter(json: unknown, path: string): FormulaParameter {
  const field = readRecord(json, path)
  const base = {
    id: readText(field.get("id"), `${path}.id`),
    name: readText(field.get("name"), `${path}.name`),
    required: field.get("required") === true,
    ...readShownWhen(field.get("shownWhen"), `${path}.shownWhen`),
  }
  const type = field.get("type")
  if (typeof type !== "string" || !types.has(type)) return refuse(`${path}.type`, "number, text, select, radio or checkbox")
  switch (type) {
    case "number":
      return {
        is: "number",
        ...base,
        min: readNumber(field, "min", path),
        max: readNumber(field, "max", path),
        initial: readInitial(field, path),
      }
    case "text":
      return {
        is: "text",
        ...base,
        min: readLength(field, "min", path),
        max: readLength(field, "max", path),
        initial: readInitial(field, path),
      }
    case "checkbox":
      return { is: "checkbox", ...base, options: readOptions(field, path), initial: readChecked(field.get("default"), path) }
    default: {
      const options = readOptions(field, path)
      if (options.length === 0) refuse(`${path}.values`, "a list with at least one value")
      return { is: type === "radio" ? "radio" : "select", ...base, options, initial: readInitial(field, path) }
    }
  }
}

/** The parameter that a field is shown by, and the values of it that show it. */
function readShownWhen(json: unknown, path: string): Pick<FormulaParameter, "shownWhen"> {
  if (json === undefined || json === null) return {}
  const rule = readRecord(json, path)
  const values = readList(rule.get("values"), `${path}.values`, maxOptions)
  return {
    shownWhen: {
      parameter: readText(rule.get("parameter"), `${path}.parameter`),
      values: values.map((value, at) => readText(value, `${path}.values[${at}]`)),
    },
  }
}

function readList(json: unknown, path: string, maxLength: number): readonly unknown[] {
  if (!Array.isArray(json)) return refuse(path === "" ? "parameters" : path, "a list")
  if (json.length > maxLength) refuse(path === "" ? "parameters" : path, `at most ${maxLength} entries`)
  return json
}

function readRecord(json: unknown, path: string): ReadonlyMap<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return refuse(path, "an object")
  return new Map(Object.entries(json))
}

function readText(json: unknown, path: string): string {
  return typeof json === "string" && json.trim() !== "" ? json : refuse(path, "a text")
}

/** A number, or a text that holds one; absent = no bound. */
function readNumber(field: ReadonlyMap<string, unknown>, name: string, path: string) {
  const json = field.get(name) ?? null
  if (json === null || json === "") return null
  const number = typeof json === "number" ? decimalFromNumber(json) : typeof json === "string" ? parseTypedDecimal(json) : null
  return number ?? refuse(`${path}.${name}`, "a number")
}

function readLength(field: ReadonlyMap<string, unknown>, name: string, path: string): number | null {
  const length = readNumber(field, name, path)
  if (length !== null && (length.scale > 0 || length.coefficient < 0)) refuse(`${path}.${name}`, "a whole number from 0")
  return length === null ? null : length.coefficient
}

function readInitial(field: ReadonlyMap<string, unknown>, path: string): string {
  const json = field.get("default") ?? ""
  if (typeof json === "string") return json
  return typeof json === "number" && Number.isFinite(json) ? String(json) : refuse(`${path}.default`, "a text or a number")
}

function readChecked(json: unknown, path: string): readonly string[] {
  if (json === undefined || json === null || json === false || json === "") return []
  if (json === true) return ["1"]
  return readList(json, `${path}.default`, maxOptions).map((id, at) => readText(id, `${path}.default[${at}]`))
}

function readOptions(field: ReadonlyMap<string, unknown>, path: string): readonly ParameterOption[] {
  return readList(field.get("values") ?? [], `${path}.values`, maxOptions).map((json, at) => {
    const option = readRecord(json, `${path}.values[${at}]`)
    return { id: readText(option.get("id"), `${path}.values[${at}].id`), name: readText(option.get("name"), `${path}.values[${at}].name`) }
  })
}
