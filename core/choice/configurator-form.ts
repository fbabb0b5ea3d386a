import { boundedInput } from "./bounded-input.ts"
import { type Configurator, type ItemChoice, valuesOf } from "./configurator.ts"
import { type RuledPlace, ruledPlaces } from "./counting-options.ts"
import type { Obstacle } from "./obstacle.ts"

/** A field as a form sends it. */
export interface FormField {
  readonly name: string
  readonly value: string
}

/**
 * The first required group without an option that counts; `null` = none. A group that is hidden or disabled, or has nothing
 * to choose, is not required.
 *
 * Spec: 5.56, 16.29, 16.30.
 *
 * @example configuratorObstacle({ items: [{ is: "options", id: "glaze", required: true, options: [{ id: "x" }] }], rules: [] }, [])
 * // => { _tag: "OptionMissing", at: { section: "options", id: "glaze" } }
 */
export function configuratorObstacle(configurator: Configurator, choices: readonly ItemChoice[]): Obstacle | null {
  const places = ruledPlaces(configurator, choices)
  const lacking = configurator.items.find((item) => {
    if (item.is !== "options" || !item.required) return false
    const options = places.filter((place) => place.item === item.id && place.option !== null)
    return options.some(({ disabled }) => !disabled) && !options.some(({ counts }) => counts)
  })
  return lacking === undefined ? null : { _tag: "OptionMissing", at: { section: "options", id: lacking.id } }
}

/**
 * The fields of a configurator that count, in the order of the page: what the price is asked for and what is sent. A field
 * left empty is not among them.
 *
 * Spec: 5.58, 7.77, 16.29, 16.31.
 *
 * @example configuratorFields({ items: [{ is: "text", id: "name", min: null, max: 4 }], rules: [] }, [{ item: "name", values: ["Hanna"] }])
 * // => [{ name: "name", value: "Hann" }]
 */
export function configuratorFields(configurator: Configurator, choices: readonly ItemChoice[]): readonly FormField[] {
  const places = ruledPlaces(configurator, choices)
  const placesOf = (id: string) => places.filter((place) => place.item === id)
  return configurator.items.flatMap((item) => {
    const own = placesOf(item.id)
    if (item.is === "options") return optionFields(own)
    const [typed = ""] = valuesOf(choices, item.id)
    const value = boundedInput(item, typed)
    return value === "" || own.some(({ disabled }) => disabled) ? [] : [{ name: item.id, value }]
  })
}

const optionFields = (places: readonly RuledPlace[]): readonly FormField[] =>
  places.flatMap(({ item, option, counts }) => (counts && option !== null ? [{ name: item, value: option }] : []))
