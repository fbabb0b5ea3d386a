import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Country, countryGroups } from "./country.ts"

/** A country in the list. */
export interface CountryOption {
  readonly id: string
  readonly name: string
  readonly selected: boolean
}

/** Countries under one heading; without one they are all there are. */
export interface CountryOptionGroup {
  readonly heading: string | null
  readonly countries: readonly CountryOption[]
}

/**
 * The countries as they are listed: those without a group have a heading only where there are others.
 *
 * Spec: 3.31, 19.15.
 *
 * @example groupedOptions([sampleCountry("1")], "1", polish)
 * // => [{ heading: null, countries: [{ id: "1", name: "Kraj 1", selected: true }] }]
 */
export function groupedOptions(
  countries: readonly Country[],
  selectedId: string,
  catalogue: TextCatalogue<"region.otherCountries">,
): readonly CountryOptionGroup[] {
  const groups = countryGroups(countries)
  return groups.map(({ name, countries: inside }) => ({
    heading: name !== "" ? name : groups.length > 1 ? formatText(catalogue, "region.otherCountries") : null,
    countries: inside.map((one) => ({ id: one.id, name: one.name, selected: one.id === selectedId })),
  }))
}
