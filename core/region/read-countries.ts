import { type ForeignObject, foreignObjects, foreignText } from "../layout/foreign-json.ts"
import { isWebAddress } from "../layout/web-address.ts"
import type { Country, CountryLanguage } from "./country.ts"
import { parseDeliveryLanguage } from "./delivery-language.ts"

/**
 * The countries in the chooser's data. What has no id or no name is left out, and so is a second entry of an id.
 *
 * Spec: 3.31, 3.32, 9.33, 19.13, 19.40.
 *
 * @param data a list of country entries as the page has them; anything else has no countries
 *
 * @example readCountries([{ id: 1, name: "Polska", lang: [{ id: "pol", site: "" }] }]).map(({ id, languages }) => [id, languages])
 * // => [["1", [{ id: "pol", site: null }]]]
 * @example readCountries("none") // => []
 */
export function readCountries(data: unknown): readonly Country[] {
  return onceEach(foreignObjects(data).map(readCountry)).filter(({ id, name }) => id !== "" && name !== "")
}

const readCountry = (entry: ForeignObject): Country => ({
  id: foreignText(entry["id"]),
  name: foreignText(entry["name"]),
  group: foreignText(entry["group"]),
  languages: onceEach(foreignObjects(entry["lang"]).flatMap(readLanguage)),
  isDefault: isTrue(entry["default"]),
  isRecommended: isTrue(entry["recommended"]),
  isSelected: isTrue(entry["selected"]),
  currencyId: foreignText(entry["currencyId"]),
  currencySymbol: foreignText(entry["currencySymbol"]),
  defaultName: foreignText(entry["defaultName"]),
  recommendedName: foreignText(entry["recommendedName"]),
  selectedName: foreignText(entry["selectedName"]),
})

function readLanguage(entry: ForeignObject): readonly CountryLanguage[] {
  const [id, site] = [parseDeliveryLanguage(foreignText(entry["id"])), foreignText(entry["site"])]
  return id === null ? [] : [{ id, site: isWebAddress(site) ? site : null }]
}

/** The first of each id. */
const onceEach = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) === at)

/** Pages of the platform write flags as booleans, numbers and texts. */
const isTrue = (flag: unknown): boolean => flag === true || flag === 1 || flag === "1" || flag === "true" || flag === "y"
