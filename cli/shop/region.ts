import { languageName, readCountries } from "../../core/region/country.ts"
import type { Language } from "../../core/values/language.ts"
import { openShopView } from "../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { regionWire } from "../../fixtures/shop/graphql/region-wire.ts"
import { type RegionChooser, regionChooser, setRegionChooser } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { inShop } from "./in-shop.ts"

const told: Readonly<Record<RegionChooser, string>> = {
  off: "The chooser opens when it is asked for, and never by itself.",
  select: "The chooser opens by itself with the list of countries, once a visit.",
  recommended: "The chooser opens by itself with the recommended country, once a visit.",
  default: "The chooser opens by itself with the default country, once a visit.",
}

/** What a guest can set of language, currency and country; with a way to open the chooser that is set first. Spec: 4.30, 4.33, 11.240. */
export const regionAnswer = (place: StorePlace, language: Language, chooser: RegionChooser | undefined): Promise<Answer> =>
  inShop(place, async (store) => {
    if (chooser !== undefined) await setRegionChooser(store, chooser)
    const set = await regionChooser(store.reader)
    const catalogue = await makeCatalogueStore()(store.reader)
    const view = openShopView(store.reader, catalogue, { language, buyer: "guest", nowMs: Date.now() })
    const wire = regionWire(view, { chooser: set })
    const countries = readCountries(wire.countries)
    const currencies = wire.currencies.map(({ id }) => id)
    const lines = countries.map(({ id, name, languages, isDefault, isRecommended }) =>
      [
        `${id}  ${name}`,
        languages.map(({ id: code, site }) => (site === null ? languageName(code).name : `${languageName(code).name} ${site}`)).join(", "),
        ...(isDefault ? ["default"] : []),
        ...(isRecommended ? ["recommended"] : []),
      ].join("; "),
    )
    return {
      words: [told[set], ...lines, currencies.join(", ")].join("\n"),
      data: { chooser: set, countries, currencies },
      ok: true,
    }
  })
