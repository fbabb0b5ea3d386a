import { dirname, resolve } from "node:path"
import { Result, Schema } from "effect"
import type { FormulaInput } from "../../core/formula/formula-result.ts"
import type { FormulaParameter } from "../../core/formula/parameters.ts"
import { decimalFromNumber, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { readTextFile } from "../input/files.ts"
import { type Answer, plainText } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { fieldValues, readFields, typedTexts } from "./formula-fields.ts"
import { pricedPoints } from "./priced-points.ts"

const Value = Schema.Union([Schema.Number, Schema.String, Schema.Boolean, Schema.Array(Schema.String)])

/** A file of cases: the formula, and what it should give. */
const CaseFile = Schema.Struct({
  /** a file beside this one */
  formula: Schema.optionalKey(Schema.String),
  expression: Schema.optionalKey(Schema.String),
  /** the product's fields, as the merchant gives them to the shop */
  parameters: Schema.optionalKey(Schema.Unknown),
  vat: Schema.optionalKey(Schema.Number),
  cases: Schema.Array(
    Schema.Struct({
      name: Schema.optionalKey(Schema.String),
      values: Schema.Record(Schema.String, Value),
      items: Schema.optionalKey(Schema.Number),
      /** gross price of one piece with a dot; null = the formula has to refuse */
      price: Schema.NullOr(Schema.String),
    }),
  ),
})
type CaseFile = typeof CaseFile.Type

/** One case, as it went. `seen` is null where the formula refuses. */
interface PlayedCase {
  readonly name: string
  readonly expected: string | null
  readonly seen: string | null
  readonly refused: string | null
}

/** Plays a file of cases. Fails with a UserError when it cannot be read. */
export function casesAnswer(file: string, language: Language): Answer {
  const { cases, ...of } = readCases(file)
  const source = sourceOf(file, of)
  const fields = of.parameters === undefined ? null : readFields(of.parameters)
  const played = cases.map((one, at): PlayedCase => {
    const items = decimalFromNumber(one.items ?? 1) ?? decimalOf(1)
    const question = {
      source,
      parameters: {},
      product: { "iai:number_of_items": one.items ?? 1 },
      vatPercent: of.vat ?? 23,
      items,
      language,
    }
    const [priced] = pricedPoints(question, [{}], () => valuesOf(one.values, fields))
    return {
      name: one.name ?? `case ${at + 1}`,
      expected: one.price,
      seen: priced?.gross ?? null,
      refused: priced?.refused ?? null,
    }
  })
  const wrong = played.filter(({ expected, seen }) => expected !== seen)
  const lines = played.map(({ name, expected, seen, refused }) => {
    if (expected === seen) return `same     ${plainText(name)}: ${seen ?? "refused"}`
    return `differs  ${plainText(name)}: expected ${plainText(expected ?? "a refusal")}, seen ${plainText(seen ?? refused ?? "")}`
  })
  const end = wrong.length === 0 ? `all ${played.length} cases are the same` : `${wrong.length} of ${played.length} cases differ`
  return { words: [...lines, end].join("\n"), data: { cases: played }, ok: wrong.length === 0 }
}

/** With the product's fields values are typed into them; without, they are what they are. */
function valuesOf(
  values: CaseFile["cases"][number]["values"],
  fields: readonly FormulaParameter[] | null,
): Readonly<Record<string, FormulaInput>> {
  return fields === null
    ? values
    : fieldValues(
        fields,
        Object.entries(values).flatMap(([name, value]) => typedTexts(value).map((text) => [name, text] as const)),
      )
}

function sourceOf(file: string, { formula, expression }: Pick<CaseFile, "formula" | "expression">): string {
  if (expression !== undefined) return expression
  if (formula !== undefined) return readTextFile(resolve(dirname(file), formula))
  throw new UserError(`${file}: name a formula's file in "formula", or say it in "expression"`, exitCodes.unusable)
}

const decodeCases = Schema.decodeUnknownResult(CaseFile, { onExcessProperty: "error" })

function readCases(file: string): CaseFile {
  const read = decodeCases(jsonOf(file))
  if (Result.isSuccess(read)) return read.success
  const trouble = plainText(read.failure.message.replaceAll(/\s*\n\s*/g, " "))
  throw new UserError(`${file} is no file of cases: ${trouble}; witryna formula test --help shows one`, exitCodes.unusable)
}

function jsonOf(file: string): unknown {
  const text = readTextFile(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(`${file} is not JSON`, exitCodes.unusable)
  }
}
