import type { Decimal } from "../decimal/decimal.ts"

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
}

/** A field that a merchant's formula reads. Bounds of a number are its value, those of a text its length; null = none. */
export type FormulaParameter =
  | (ParameterBase & { readonly is: "number"; readonly min: Decimal | null; readonly max: Decimal | null; readonly initial: string })
  | (ParameterBase & { readonly is: "text"; readonly min: number | null; readonly max: number | null; readonly initial: string })
  | (ParameterBase & { readonly is: "select" | "radio"; readonly options: readonly ParameterOption[]; readonly initial: string })
  /** without options it is true or false, else a list of the chosen ids */
  | (ParameterBase & { readonly is: "checkbox"; readonly options: readonly ParameterOption[]; readonly initial: readonly string[] })

/** What was typed and chosen, by the id of the parameter: texts of inputs and selects, the chosen ids of checkboxes. */
export type ParameterChoices = ReadonlyMap<string, string | readonly string[]>

/** The one id of a checkbox without options, where it is checked. */
export const checkedId = "1"
