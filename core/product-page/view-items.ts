import { type InputCorrection, isNoNumber } from "../formula/bounded-input.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"
import type { ConfiguredChoice } from "./choice.ts"
import { type ConfiguratorItem, type OptionItem, valuesOf } from "./configurator.ts"
import { applyRules, type OptionState } from "./configurator-rules.ts"
import type { ItemView } from "./sections.ts"

/** What the fields of a configurator say of their values. */
export const viewItemTextKeys = ["choice.lowered", "choice.notANumber", "choice.raised", "form.atMost"] as const

type Catalogue = TextCatalogue<(typeof viewItemTextKeys)[number]>
type FieldItem = Exclude<ConfiguratorItem, { readonly is: "options" }>

/**
 * What can be configured, as a shopper sees it: without what the rules hide, and with what a field says of its value.
 *
 * Spec: 4.72, 5.56 to 5.58, 16.25, 16.59, 16.60.
 *
 * @example viewItems(configured(), polish).map(({ id }) => id) // => ["glaze"]
 */
export function viewItems({ configurator, choices, corrections = [] }: ConfiguredChoice, catalogue: Catalogue): readonly ItemView[] {
  const states = applyRules(configurator, choices)
  return configurator.items.flatMap((item) => {
    const own = states.filter((state) => state.item === item.id)
    const whole = own.find(({ option }) => option === null)
    if (whole === undefined || whole.hidden) return []
    const { id, name, required } = item
    const shown = { id, name, required, disabled: whole.disabled }
    if (item.is === "options") return [{ ...shown, input: viewOptions(item, own, valuesOf(choices, id)) }]
    const correction = corrections.find((one) => one.item === id)?.correction ?? null
    return [{ ...shown, input: viewField(item, valuesOf(choices, id)[0] ?? "", correction, catalogue) }]
  })
}

function viewField(item: FieldItem, text: string, correction: InputCorrection | null, catalogue: Catalogue): ItemView["input"] {
  const remark = remarkOf(item, text, correction, catalogue)
  if (item.is === "text") return { is: "text", text, min: textOf(item.min, String), max: textOf(item.max, String), bounds: null, remark }
  const { min, max } = item
  const read = (bound: Decimal | null) => (bound === null ? "" : numberWords(bound, catalogue.language))
  const bounds = min === null && max === null ? null : `${read(min)}–${read(max)}`
  return { is: "number", text, min: textOf(min, decimalText), max: textOf(max, decimalText), bounds, remark }
}

const textOf = <Bound>(bound: Bound | null, write: (bound: Bound) => string) => (bound === null ? null : write(bound))

type Remark = Extract<ItemView["input"], { readonly remark: unknown }>["remark"]

function remarkOf(item: FieldItem, text: string, correction: InputCorrection | null, catalogue: Catalogue): Remark {
  if (isNoNumber(item, text)) return { is: "fault", text: formatText(catalogue, "choice.notANumber") }
  return correction === null ? null : { is: "corrected", text: correctionText(item, correction, catalogue) }
}

function correctionText({ name }: FieldItem, correction: InputCorrection, catalogue: Catalogue): string {
  if (correction._tag === "Cut") return formatText(catalogue, "form.atMost", { count: correction.length })
  const bound = `${numberWords(correction.bound, catalogue.language)}${unitIn(name)}`
  return formatText(catalogue, correction._tag === "Raised" ? "choice.raised" : "choice.lowered", { bound })
}

function viewOptions(item: OptionItem, states: readonly OptionState[], values: readonly string[]): ItemView["input"] {
  const options = item.options.flatMap(({ id, name }) => {
    const state = states.find(({ option }) => option === id)
    return state === undefined || state.hidden ? [] : [{ id, name, selected: values.includes(id), disabled: state.disabled }]
  })
  return { is: "options", many: item.many, ...(item.dropDown === true ? { dropDown: true } : {}), options }
}

/**
 * The unit that a merchant writes behind the name of a measure, as it stands behind a number; "" = none.
 *
 * Spec: 16.50, 16.59.
 *
 * @example unitIn("Szerokość (mm)") // => "\u00A0mm"
 */
export function unitIn(name: string): string {
  const unit = /\(([^()]+)\)\s*$/.exec(name)?.[1]
  return unit === undefined ? "" : `\u00A0${unit}`
}
