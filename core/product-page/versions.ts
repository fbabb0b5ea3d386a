import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { versionsObstacleTexts } from "./obstacles.ts"
import { closestPerValue, closestVariant, type Variant, type VariantIndex, type ChosenValue } from "./variants.ts"

/**
 * The choices after one more: the newest comes last, and an attribute has one choice. A value that is chosen already, is
 * unknown, or that no variant has gives the very same list.
 *
 * Spec: 16.5, 16.6.
 *
 * @example
 * chooseVersion({ attributes: [], places: [], variants: [], codes: [] }, [], {
 *   attribute: "colour",
 *   value: "red",
 * })
 * // => []
 */
export function chooseVersion(index: VariantIndex, chosen: readonly ChosenValue[], choice: ChosenValue): readonly ChosenValue[] {
  const place = index.attributes.findIndex(({ id }) => id === choice.attribute)
  const code = index.places[place]?.get(choice.value)
  const width = index.attributes.length
  const isKnown = code !== undefined && index.variants.some((_, number) => index.codes[number * width + place] === code)
  const isChosen = chosen.some(({ attribute, value }) => attribute === choice.attribute && value === choice.value)
  if (!isKnown || isChosen) return chosen
  return [...chosen.filter(({ attribute }) => attribute !== choice.attribute), choice]
}

/**
 * The choices that a product's own page opens with: its values, as if chosen in the order of the attributes. None for a
 * product that is not among the variants.
 *
 * Spec: 16.3.
 *
 * @example versionsOf(shirtIndex, 3)
 * // => [{ attribute: "colour", value: "blue" }, { attribute: "length", value: "short" }]
 */
export function versionsOf(index: Pick<VariantIndex, "attributes" | "variants">, productId: number): readonly ChosenValue[] {
  const values = index.variants.find((variant) => variant.productId === productId)?.values ?? []
  return index.attributes.flatMap(({ id }, at) => {
    const value = values[at]
    return value === undefined ? [] : [{ attribute: id, value }]
  })
}

/** What a choice of versions comes to. */
export type VersionOutcome =
  /** every attribute has a value, and this variant has them all */
  | { readonly _tag: "Reached"; readonly variant: Variant }
  /** these attributes have no value yet */
  | { readonly _tag: "Open"; readonly attributes: readonly string[] }
  /** no variant is like this: the older choices that the newer ones rule out, by attribute */
  | { readonly _tag: "Conflict"; readonly attributes: readonly string[] }

/**
 * What the choices come to: a product, a conflict, or nothing yet. The newest choice is never part of a conflict, as long as
 * a variant has it.
 *
 * Spec: 5.55, 16.6, 16.7, 16.9.
 *
 * @example versionOutcome(shirtIndex, choices("colour:blue")) // => { _tag: "Open", attributes: ["length"] }
 */
export function versionOutcome(index: VariantIndex, chosen: readonly ChosenValue[]): VersionOutcome {
  const closest = closestVariant(index, chosen)
  const valueOf = (attribute: string) => chosen.find((choice) => choice.attribute === attribute)?.value
  const conflicts = index.attributes.filter(({ id }, at) => {
    const value = valueOf(id)
    return value !== undefined && value !== closest?.variant.values[at]
  })
  if (conflicts.length > 0) return { _tag: "Conflict", attributes: conflicts.map(({ id }) => id) }
  const open = index.attributes.filter(({ id }) => valueOf(id) === undefined)
  if (open.length > 0 || closest === null) return { _tag: "Open", attributes: open.map(({ id }) => id) }
  return { _tag: "Reached", variant: closest.variant }
}

/**
 * How a value stands: `selected` is chosen, `compatible` leads to a product with the other choices as they are, `conflict` makes
 * other choices give way, and `none` is a value that no variant has.
 */
export type VersionState = "selected" | "compatible" | "conflict" | "none"

export interface VersionValue {
  readonly id: string
  readonly name: string
  readonly state: VersionState
  /** where its link leads; null for a dead end */
  readonly productId: number | null
  readonly link: string | null
  /** the product it leads to cannot be bought now */
  readonly soldOut: boolean
}

export interface VersionGroup {
  readonly id: string
  readonly name: string
  /** its chosen value gave way to a newer choice: another one has to be chosen */
  readonly conflict: boolean
  readonly values: readonly VersionValue[]
}

/**
 * Every value of every attribute: how it stands among the choices, and the product behind its link.
 *
 * Spec: 10.101, 16.4 to 16.8.
 *
 * @example versionGroups(shirtIndex, choices("colour:red"))[0]?.values.map(({ state }) => state)
 * // => ["selected", "compatible", "none"]
 */
export function versionGroups(index: VariantIndex, chosen: readonly ChosenValue[]): readonly VersionGroup[] {
  const closest = closestPerValue(index, chosen)
  const outcome = versionOutcome(index, chosen)
  const conflicts = outcome._tag === "Conflict" ? outcome.attributes : []
  const isChosen = (attribute: string, value: string) => chosen.some((choice) => choice.attribute === attribute && choice.value === value)
  return index.attributes.map(({ id, name, values }, attribute) => ({
    id,
    name,
    conflict: conflicts.includes(id),
    values: values.map((value, place) => {
      const reached = closest[attribute]?.[place] ?? null
      if (reached === null) return { ...value, state: "none", productId: null, link: null, soldOut: false }
      const { productId, link, available } = reached.variant
      const other = reached.sharesAll ? "compatible" : "conflict"
      return { ...value, state: isChosen(id, value.id) ? "selected" : other, productId, link, soldOut: !available }
    }),
  }))
}

/** The texts that versions can show. */
export const versionTextKeys = ["choice.conflictHint", "choice.otherOption", "product.choiceSoldOut", ...versionsObstacleTexts] as const

type Catalogue = TextCatalogue<(typeof versionTextKeys)[number]>

/**
 * The name of a value, which says so when the product behind it is sold out.
 *
 * Spec: 10.101, 16.42.
 *
 * @example versionName({ name: "Czerwony", soldOut: true }, polish) // => "Czerwony (wyprzedane)"
 */
export function versionName(value: Pick<VersionValue, "name" | "soldOut">, catalogue: Catalogue): string {
  return value.soldOut ? formatText(catalogue, "product.choiceSoldOut", { name: value.name }) : value.name
}

/**
 * What is said before a value is chosen that would change other choices; `null` = nothing.
 *
 * Spec: 16.42.
 *
 * @example versionHint({ state: "compatible" }, polish) // => null
 */
export function versionHint(value: Pick<VersionValue, "state">, catalogue: Catalogue): string | null {
  return value.state === "conflict" ? formatText(catalogue, "choice.conflictHint") : null
}

/**
 * What is said at an attribute whose value gave way to a newer choice; `null` = nothing.
 *
 * Spec: 16.6, 16.42.
 *
 * @example groupHint({ conflict: true }, polish) // => "Wybierz inną opcję."
 */
export function groupHint(group: Pick<VersionGroup, "conflict">, catalogue: Catalogue): string | null {
  return group.conflict ? formatText(catalogue, "choice.otherOption") : null
}
