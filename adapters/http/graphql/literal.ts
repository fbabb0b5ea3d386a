import { isList } from "../../../core/web/untrusted-json.ts"

const enumName = Symbol("enum value")

/** The name of a GraphQL enum value, which is written without quotes. Made by `enumValue`. */
export interface EnumValue {
  readonly [enumName]: string
}

/** What can stand as a value in a GraphQL document. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | EnumValue
  | readonly LiteralValue[]
  | { readonly [field: string]: LiteralValue }

const graphqlName = /^[_A-Za-z][_0-9A-Za-z]*$/

/**
 * A GraphQL enum value. Anything that is not a name is a mistake of the program and throws.
 *
 * Spec: 11.5 (values are written inline).
 */
export function enumValue(name: string): EnumValue {
  if (!graphqlName.test(name) || name === "true" || name === "false" || name === "null") {
    throw new RangeError(`not a GraphQL enum value: ${JSON.stringify(name)}`)
  }
  return { [enumName]: name }
}

/**
 * A value as GraphQL source text: the one way by which a value enters a document, because the platform takes no variables.
 *
 * Quotes, backslashes, control characters and the line ends of Unicode are escaped, so that a value never leaves its quotes. A lone
 * surrogate has no form in GraphQL: it becomes U+FFFD. Numbers that JSON has no form for and field names that GraphQL has no form for
 * are mistakes of the program and throw a RangeError.
 *
 * Spec: 11.5 (values are written inline), 11.12 (escaped in full).
 *
 * @example literal({ text: "say \"hi\"", limit: 6 }) // => '{text: "say \\"hi\\"", limit: 6}'
 * @example literal([1.5, true, null]) // => "[1.5, true, null]"
 */
export function literal(value: LiteralValue): string {
  if (value === null) return "null"
  if (typeof value === "string") return quoted(value)
  if (typeof value === "boolean") return String(value)
  if (typeof value === "number") return numeral(value)
  if (isList(value)) return `[${value.map(literal).join(", ")}]`
  if (isEnumValue(value)) return value[enumName]
  return `{${Object.entries(value)
    .map(([name, field]) => `${fieldName(name)}: ${literal(field)}`)
    .join(", ")}}`
}

/** `Array.isArray` forgets readonly arrays. */

const isEnumValue = (value: EnumValue | { readonly [field: string]: LiteralValue }): value is EnumValue => enumName in value

/** What ends a line, ends a string, hides or changes direction: written as an escape, never as itself. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

function quoted(text: string): string {
  const safe = text.toWellFormed().replace(unsafe, (character) => {
    if (character === '"' || character === "\\") return `\\${character}`
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  })
  return `"${safe}"`
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a GraphQL number: ${value}`)
  return Object.is(value, -0) ? "0" : String(value)
}

function fieldName(name: string): string {
  if (!graphqlName.test(name)) throw new RangeError(`not a GraphQL field name: ${JSON.stringify(name)}`)
  return name
}
