import { checkedId, type FormulaParameter, type ParameterChoices } from "../formula/parameters.ts"
import type { Decimal } from "../values/decimal.ts"

/** A group of options, one of which (`many: false`) or several can be chosen. */
export interface OptionItem {
  readonly is: "options"
  readonly id: string
  readonly name: string
  readonly many: boolean
  /** the one option is chosen from a list that opens; absent = all are in view */
  readonly dropDown?: true
  readonly required: boolean
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

/** A field for a number; bounds are inclusive, null = none. */
export interface NumberItem {
  readonly is: "number"
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly min: Decimal | null
  readonly max: Decimal | null
}

/** A field for a text; bounds are numbers of characters, null = none. */
export interface TextItem {
  readonly is: "text"
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
}

export type ConfiguratorItem = OptionItem | NumberItem | TextItem

/** While the option counts, its target is shown, hidden or disabled. A target without an option is the whole item. */
export interface OptionRule {
  readonly item: string
  readonly option: string
  readonly effect: "show" | "hide" | "disable"
  readonly target: { readonly item: string; readonly option: string | null }
}

/** What can be configured, in the order of the page. */
export interface Configurator {
  readonly items: readonly ConfiguratorItem[]
  readonly rules: readonly OptionRule[]
}

/** What stands in the inputs of an item: ids of chosen options, or the one text of a field. */
export interface ItemChoice {
  readonly item: string
  readonly values: readonly string[]
}

/**
 * What stands in the inputs of an item.
 *
 * Spec: 4.72.
 *
 * @example valuesOf([{ item: "colour", values: ["red"] }], "colour") // => ["red"]
 * @example valuesOf([], "colour") // => []
 */
export function valuesOf(choices: readonly ItemChoice[], item: string): readonly string[] {
  return choices.find((choice) => choice.item === item)?.values ?? []
}

/**
 * The choices with other values for one item.
 *
 * Spec: 4.72.
 *
 * @example withValues([{ item: "colour", values: ["red"] }], "colour", ["blue"])
 * // => [{ item: "colour", values: ["blue"] }]
 */
export function withValues(choices: readonly ItemChoice[], item: string, values: readonly string[]): readonly ItemChoice[] {
  return choices.some((choice) => choice.item === item)
    ? choices.map((choice) => (choice.item === item ? { item, values } : choice))
    : [...choices, { item, values }]
}

/**
 * What can be configured, made from a merchant's formula parameters: selects and radio groups take one option, checkboxes several,
 * and a checkbox without values is one option of its own. A parameter that is shown for some values of another has a rule for each.
 *
 * Spec: 4.72, 12.1, 12.24, 12.26, 16.25, 16.27.
 *
 * @example
 * configuratorOf([{ is: "checkbox", id: "gift", name: "Na prezent", required: false, options: [], initial: [] }])
 *   .items
 * // => [
 * //   {
 * //     is: "options",
 * //     id: "gift",
 * //     name: "Na prezent",
 * //     many: true,
 * //     required: false,
 * //     options: [{ id: "1", name: "Na prezent" }],
 * //   },
 * // ]
 */
export function configuratorOf(parameters: readonly FormulaParameter[]): Configurator {
  return {
    items: parameters.map(itemOf),
    rules: parameters.flatMap(({ id, shownWhen }) =>
      (shownWhen?.values ?? []).map((option) => ({
        item: shownWhen?.parameter ?? "",
        option,
        effect: "show" as const,
        target: { item: id, option: null },
      })),
    ),
  }
}

function itemOf(parameter: FormulaParameter): ConfiguratorItem {
  const { id, name, required } = parameter
  switch (parameter.is) {
    case "number":
      return { is: "number", id, name, required, min: parameter.min, max: parameter.max }
    case "text":
      return { is: "text", id, name, required, min: parameter.min, max: parameter.max }
    case "select":
      return { is: "options", id, name, many: false, dropDown: true, required, options: parameter.options }
    case "radio":
      return { is: "options", id, name, many: false, required, options: parameter.options }
    case "checkbox": {
      const options = parameter.options.length === 0 ? [{ id: checkedId, name }] : parameter.options
      return { is: "options", id, name, many: true, required, options }
    }
  }
}

/**
 * The choices of formula parameters as those of a configurator.
 *
 * Spec: 4.72, 5.59.
 *
 * @example itemChoices(new Map([["colour", "red"]])) // => [{ item: "colour", values: ["red"] }]
 */
export function itemChoices(choices: ParameterChoices): readonly ItemChoice[] {
  return [...choices].map(([item, chosen]) => ({ item, values: typeof chosen === "string" ? [chosen] : chosen }))
}
