import { isForeignObject } from "../web/untrusted-json.ts"
import type { ChooserMode, Country } from "./country.ts"

/** A country as `window.selectLanguageConfig` has it. */
export interface ConfiguredCountry extends Omit<Country, "languages" | "isDefault" | "isRecommended" | "isSelected"> {
  readonly lang: readonly { readonly id: string; readonly site: string }[]
  readonly default: boolean
  readonly recommended: boolean
  readonly selected: boolean
}

/**
 * The countries as the chooser reads them from its page: what `readCountries` gives back.
 *
 * Spec: 3.31, 3.32, 10.158, 10.373.
 *
 * @example readCountries(chooserConfig([sampleCountry("1")])) // => [sampleCountry("1")]
 */
export function chooserConfig(countries: readonly Country[]): readonly ConfiguredCountry[] {
  return countries.map(({ languages, isDefault, isRecommended, isSelected, ...told }) => ({
    ...told,
    lang: languages.map(({ id, site }) => ({ id, site: site ?? "" })),
    default: isDefault,
    recommended: isRecommended,
    selected: isSelected,
  }))
}

/** How the chooser opens, as `window.selectLanguageParamsConfig` has it. */
export interface ChooserParams {
  readonly showSelect: boolean
  readonly mode: ChooserMode
}

/**
 * How the chooser opens, read from its page: not at all where that cannot be read, and with all countries where no mode can.
 *
 * Spec: 4.30, 4.33, 10.158, 10.373.
 *
 * @example readChooserParams({ showSelect: true, mode: "recommended" }) // => { showSelect: true, mode: "recommended" }
 * @example readChooserParams(null) // => { showSelect: false, mode: "select" }
 */
export function readChooserParams(params: unknown): ChooserParams {
  if (!isForeignObject(params)) return { showSelect: false, mode: "select" }
  const { showSelect, mode } = params
  return { showSelect: showSelect === true, mode: mode === "recommended" || mode === "default" ? mode : "select" }
}
