import type { FormulaInput } from "../../core/formula/formula-result.ts"
import { openingChoices, parameterValues } from "../../core/formula/parameter-values.ts"
import { checkedId, type FormulaParameter, readParameters } from "../../core/formula/parameters.ts"
import { isList } from "../../core/web/untrusted-json.ts"
import { exitCodes, meantName, UserError } from "../user-error.ts"

/** Values by the names of their parameters, as texts: what somebody would type or choose on the page. */
export type TypedValues = readonly (readonly [name: string, text: string])[]

/**
 * What somebody would type or choose for a value of JSON: nothing for what is unchecked, each of a list for checkboxes.
 *
 * @example typedTexts(["a", 12, true, false]) // => ["a", "12", "1"]
 */
export function typedTexts(value: FormulaInput): readonly string[] {
  if (isList(value)) return value.flatMap(typedTexts)
  if (value === null || value === false) return []
  if (value === true) return [checkedId]
  return [typeof value === "object" ? JSON.stringify(value) : String(value)]
}

/** The fields of a product as its merchant gives them to the shop. Fails with a UserError that names the place. */
export function readFields(json: unknown): readonly FormulaParameter[] {
  // a product's own JSON holds them beside the program
  const list = typeof json === "object" && json !== null && "parameters" in json ? json.parameters : json
  const fields = readParameters(list)
  if ("_tag" in fields) throw new UserError(`the product's fields: ${fields.path} has to be ${fields.expected}`, exitCodes.unusable)
  return fields
}

/** What a formula is given of those fields of which one value is chosen, by their names. */
export const offeredChoices = (fields: readonly FormulaParameter[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    fields.flatMap((field) => (field.is === "select" || field.is === "radio" ? [[field.id, field.options.map(({ id }) => id)]] : [])),
  )

/**
 * What the formula is given for what is typed, as on the product's page: texts of selects, numbers within their bounds, defaults for the
 * rest. Fails with a UserError for wrong usage where there is no such field or value.
 *
 * @example fieldValues(readFields([{ id: "size", name: "Size", type: "select", values: [{ id: "1200", name: "L" }] }]), [["size", "1200"]])
 * // => { size: "1200" }
 */
export function fieldValues(fields: readonly FormulaParameter[], typed: TypedValues): Readonly<Record<string, FormulaInput>> {
  for (const [name, text] of typed) {
    const field = fields.find(({ id }) => id === name)
    if (field === undefined)
      throw unknown(
        "field",
        name,
        fields.map(({ id }) => id),
      )
    const options = "options" in field ? field.options.map(({ id }) => id) : []
    if (options.length > 0 && !options.includes(text)) throw unknown(`value of ${name}`, text, options)
  }
  return parameterValues(fields, openingChoices(fields, typed))
}

const unknown = (what: string, typed: string, known: readonly string[]): UserError =>
  new UserError(`there is no ${what} "${typed}"; ${meantName(typed, known)}`, exitCodes.wrongUsage)
