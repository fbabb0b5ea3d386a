import { withQuery } from "../addresses/addresses.ts"
import { boundedInput, inputCorrection, isNoNumber } from "../formula/bounded-input.ts"
import type { FormulaQuestion } from "../formula/configured-price.ts"
import { formulaListed } from "../formula/formula-listed.ts"
import { type Decimal, parseTypedDecimal } from "../values/decimal.ts"
import type { ConfiguredChoice, ProductKind } from "./choice.ts"
import { type Configurator, type ConfiguratorItem, type ItemChoice, valuesOf, withValues } from "./configurator.ts"
import { applyRules, type OptionState } from "./configurator-rules.ts"
import { configuredObstacleTexts, type Obstacle } from "./obstacles.ts"
import { viewItems, viewItemTextKeys } from "./view-items.ts"
import type { ItemView } from "./sections.ts"
import {
  blockedSizes,
  chooseSize,
  mergeSizes,
  sizedPrice,
  sizedRules,
  sizeObstacle,
  sizeOf,
  stockObstacle,
  withoutReductions,
} from "./sized.ts"
import { type SentField, productFields, sentAtOnce } from "./submit.ts"

/** The texts of a configurator's own section. */
export const configuredTextKeys = [
  "choice.configurationLink",
  "choice.copyLink",
  "message.linkCopied",
  ...viewItemTextKeys,
  ...configuredObstacleTexts,
] as const

/** What has been chosen of a configurator. */
type Configured = Pick<ConfiguredChoice, "configurator" | "choices">

/**
 * The first thing that a configurator still needs; `null` = nothing. An item that is hidden or disabled, or has nothing to choose, is
 * not required.
 *
 * Spec: 5.56, 5.57, 12.26, 16.29, 16.30.
 *
 * @example configuratorObstacle(configured({ choices: [] }))
 * // => { _tag: "OptionMissing", at: { section: "options", id: "glaze" } }
 */
export function configuratorObstacle({ configurator, choices }: Configured): Obstacle | null {
  const states = applyRules(configurator, choices)
  const found = configurator.items.flatMap((item) => {
    const own = states.filter((state) => state.item === item.id)
    const obstacle = item.is === "options" ? groupObstacle(item, own) : fieldObstacle(item, own, choices)
    return obstacle === null ? [] : [obstacle]
  })
  return found[0] ?? null
}

function groupObstacle({ id, required }: Pick<ConfiguratorItem, "id" | "required">, states: readonly OptionState[]): Obstacle | null {
  const options = states.filter(({ option }) => option !== null)
  const isLacking = required && options.some(({ disabled }) => !disabled) && !options.some(({ isEffective }) => isEffective)
  return isLacking ? { _tag: "OptionMissing", at: { section: "options", id } } : null
}

type FieldItem = Exclude<ConfiguratorItem, { readonly is: "options" }>

function fieldObstacle(item: FieldItem, states: readonly OptionState[], choices: readonly ItemChoice[]): Obstacle | null {
  if (states.some(({ disabled }) => disabled)) return null
  const at = { section: "options", id: item.id } as const
  const [typed = ""] = valuesOf(choices, item.id)
  if (typed.trim() === "") return item.required ? { _tag: "ValueMissing", at } : null
  if (item.is === "number") return parseTypedDecimal(typed) === null ? { _tag: "ValueNotANumber", at } : null
  return item.min !== null && Array.from(typed).length < item.min ? { _tag: "ValueTooShort", at, min: item.min } : null
}

/**
 * The fields of a configurator that count, in the order of the page: what the price is asked for and what is sent. A field
 * left empty is not among them.
 *
 * Spec: 5.58, 7.77, 16.29, 16.31.
 *
 * @example configuratorFields(configured().configurator, [{ item: "glaze", values: ["gloss"] }])
 * // => [{ name: "glaze", value: "gloss" }]
 */
export function configuratorFields(configurator: Configurator, choices: readonly ItemChoice[]): readonly SentField[] {
  const states = applyRules(configurator, choices)
  return configurator.items.flatMap((item) => {
    const own = states.filter((state) => state.item === item.id)
    if (item.is === "options")
      return own.flatMap(({ option, isEffective }) => (isEffective && option !== null ? [{ name: item.id, value: option }] : []))
    const [typed = ""] = valuesOf(choices, item.id)
    const value = boundedInput(item, typed)
    return value === "" || own.some(({ disabled }) => disabled) ? [] : [{ name: item.id, value }]
  })
}

/**
 * What the price of a configured product is calculated from; `null` where only the shop can tell it, or its size is still to choose.
 *
 * Spec: 12.3, 12.6, 12.7.
 *
 * @example ownFormula(configured(), decimal("1")) // => null
 */
export function ownFormula({ formula, configurator, choices, ...chosen }: ConfiguredChoice, quantity: Decimal): FormulaQuestion | null {
  const { vatPercent } = chosen.offer
  const { id = "", price = null } = sizeOf(chosen) ?? {}
  if (formula === undefined || vatPercent === null || price === null) return null
  const listed = formulaListed(formula, { id, price })
  return { formula, fields: configuratorFields(configurator, choices), listed, vatPercent, quantity }
}

function pressOption(choice: ConfiguredChoice, id: string, option: string): ConfiguredChoice {
  const { configurator, choices } = choice
  const item = configurator.items.find((one) => one.id === id)
  const state = applyRules(configurator, choices).find((one) => one.item === id && one.option === option)
  if (item?.is !== "options" || state === undefined || state.disabled) return choice
  const values = valuesOf(choices, id)
  const isChosen = values.includes(option)
  if (!item.many && isChosen) return choice
  const others = item.many ? values.filter((value) => value !== option) : []
  return { ...choice, choices: withValues(choices, id, isChosen ? others : [...others, option]) }
}

function typeValue(choice: ConfiguredChoice, id: string, text: string): ConfiguredChoice {
  const { configurator, choices } = choice
  const item = configurator.items.find((one) => one.id === id)
  const state = applyRules(configurator, choices).find((one) => one.item === id)
  const [known = ""] = valuesOf(choices, id)
  if (item === undefined || item.is === "options" || state?.disabled !== false || known === text) return choice
  return { ...choice, choices: withValues(choices, id, [text]), corrections: othersCorrected(choice, id) }
}

const othersCorrected = ({ corrections = [] }: ConfiguredChoice, id: string) => corrections.filter(({ item }) => item !== id)

/** What the field counts as stays the same, so the price does too. */
function leaveValue(choice: ConfiguredChoice, id: string): ConfiguredChoice {
  const item = choice.configurator.items.find((one) => one.id === id)
  const [typed = ""] = valuesOf(choice.choices, id)
  if (item === undefined || item.is === "options") return choice
  // a text that is not a number stays for the shopper to see what is wrong with it
  const correction = inputCorrection(item, typed)
  if (correction === null) return choice
  const choices = withValues(choice.choices, id, [boundedInput(item, typed)])
  return { ...choice, choices, corrections: [...othersCorrected(choice, id), { item: id, correction }] }
}

/** What is not a number has no price, though the formula would count it as its least. */
function isUncounted({ configurator, choices }: Configured): boolean {
  const states = applyRules(configurator, choices)
  return configurator.items.some(
    (item) => isNoNumber(item, valuesOf(choices, item.id)[0] ?? "") && !states.some((state) => state.item === item.id && state.disabled),
  )
}

/**
 * A product that the shopper configures. Every change waits for the pause of 9.36 before the shop is asked for the price.
 *
 * Spec: 4.72, 4.73, 5.56 to 5.58, 9.36, 11.114, 12.6, 12.20, 12.26, 16.25 to 16.33, 16.41, 16.59, 16.60.
 */
export const configuredKind: ProductKind<ConfiguredChoice, (typeof configuredTextKeys)[number]> = {
  choose: (choice, event) => {
    switch (event.type) {
      case "SizeChosen":
        return chooseSize(choice, event.sizeId)
      case "OptionPressed":
        return pressOption(choice, event.itemId, event.optionId)
      case "ValueTyped":
        return typeValue(choice, event.itemId, event.text)
      case "ValueLeft":
        return leaveValue(choice, event.itemId)
      default:
        return choice
    }
  },
  asks: (choice, event) => {
    if (event.type === "ValueLeft") return "no"
    return isUncounted(choice) ? "void" : "afterPause"
  },
  wants: () => "unitPrice",
  merge: (choice, facts) => {
    const sized = mergeSizes(choice, facts)
    const { unitPrice, ownPrice } = facts
    if (unitPrice !== undefined) return { ...sized, prices: { shop: unitPrice, own: unitPrice === null ? null : choice.prices.own } }
    return ownPrice === undefined ? sized : { ...sized, prices: { shop: null, own: ownPrice } }
  },
  unanswered: (choice) => ({ choice: { ...choice, prices: { shop: null, own: null } }, goTo: null }),
  corrected: (choice) => {
    const corrected = choice.configurator.items.reduce((known, { id }) => leaveValue(known, id), choice)
    const first = choice.configurator.items.find(({ id }) => valuesOf(choice.choices, id)[0] !== valuesOf(corrected.choices, id)[0])
    return first === undefined ? null : { choice: corrected, at: { section: "options", id: first.id } }
  },
  blockedForGood: (choice) => blockedSizes(choice, true),
  obstacle: (choice, quantity) =>
    sizeObstacle(choice) ?? configuratorObstacle(choice) ?? stockObstacle(choice, quantity, choice.prices.shop !== null),
  fields: ({ offer, sizeId, configurator, choices }, quantity) => [
    ...productFields(offer.id, sizeId, quantity, offer.unit),
    ...configuratorFields(configurator, choices),
  ],
  check: sentAtOnce,
  quantityRules: sizedRules,
  ownFormula: (choice, quantity) => ownFormula(choice, quantity),
  price: (choice, { priceType }) => {
    const listed = sizedPrice(choice, priceType)
    if (isUncounted(choice)) return { ...listed, price: null, isListed: false, from: false, isOpen: true }
    const price = choice.prices.shop ?? choice.prices.own
    return price === null ? listed : { ...listed, price: withoutReductions(price), isListed: false, from: false }
  },
  view: (choice, _context, catalogue) => ({ options: viewItems(choice, catalogue) }),
}

/**
 * The link by which a product's page opens as it is configured: of what its form holds, the quantity and the parameters.
 *
 * Spec: 5.59.
 *
 * @example configurationLink([{ name: "mode", value: "1" }, { name: "glaze", value: "gloss" }], ["glaze"]) // => "?glaze=gloss"
 */
export function configurationLink(
  fields: readonly { readonly name: string; readonly value: string }[],
  parameterIds: readonly string[],
): string {
  const chosen = fields.filter(({ name }) => name === "number" || parameterIds.includes(name))
  return withQuery("", new URLSearchParams(chosen.map(({ name, value }) => [name, value])))
}

/** The two fields that a thing is measured by. */
export interface MeasuredSides {
  readonly is: "hanging" | "lying"
  readonly across: ItemView
  readonly down: ItemView
}

/**
 * The fields by whose measures a configured thing is drawn: width and height, or length and depth; `null` where there are no two such fields.
 *
 * Spec: 16.50.
 *
 * @example measuredSides([measure("length", "Długość"), measure("depth", "Szerokość")])?.is // => "lying"
 * @example measuredSides([measure("width", "Szerokość")]) // => null
 */
export function measuredSides(items: readonly ItemView[]): MeasuredSides | null {
  const side = (id: string) => items.find((item) => item.id === id && item.input.is === "number" && !item.disabled)
  const pair = (is: MeasuredSides["is"], acrossId: string, downId: string): MeasuredSides | null => {
    const [across, down] = [side(acrossId), side(downId)]
    return across === undefined || down === undefined ? null : { is, across, down }
  }
  return pair("hanging", "width", "height") ?? pair("lying", "length", "depth")
}
