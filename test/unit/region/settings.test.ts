import { expect, test } from "vitest"
import type { RegionSettings } from "../../../core/region/region-settings.ts"
import { viewSettings } from "../../../core/region/view-settings.ts"
import { english, polish } from "../../support/core/sample-texts.ts"
import { sampleCountry } from "../../support/core/sample-shell.ts"

const links = { pl: "/basketedit.php?mode=1", en: "/basketedit.php?mode=1&lang=eng" }
const scene = { language: "pl", links, texts: polish } as const

const poland = sampleCountry("1143020057", {
  name: "Polska",
  isDefault: true,
  languages: [
    { id: "eng", site: null },
    { id: "pol", site: null },
    { id: "cze", site: null },
  ],
})
const germany = sampleCountry("1143020143", {
  name: "Niemcy",
  group: "Europa",
  languages: [
    { id: "ger", site: "https://laden.example/" },
    { id: "eng", site: "https://shop.example/" },
  ],
})
const settings: RegionSettings = {
  countries: [poland, germany],
  currencies: [
    { id: "PLN", symbol: "zł", isSelected: true },
    { id: "EUR", symbol: "€", isSelected: false },
    { id: "CHF", symbol: "CHF", isSelected: false },
  ],
  chooser: null,
}

test("10.42: the menu says language, currency and country that are set, in words and in short signs", () => {
  const { set, signs } = viewSettings(settings, scene)
  expect([set, signs]).toEqual(["Polski, PLN, Polska", ["PL", "zł"]])
  const english = viewSettings(
    { ...settings, countries: [{ ...germany, isSelected: true }, poland], currencies: [{ id: "EUR", symbol: "€", isSelected: true }] },
    { ...scene, language: "en" },
  )
  expect([english.set, english.signs, english.countryId]).toEqual(["English, EUR, Niemcy", ["EN", "€"], "1143020143"])
})

test("10.425: the dialog is called by what can be set in it", () => {
  const headings = (shown: RegionSettings) =>
    [scene, { ...scene, language: "en", texts: english } as const].map((page) =>
      viewSettings(shown, page).heading.replaceAll("\u00a0", " "),
    )
  expect(headings(settings)).toEqual(["Język, waluta i dostawa", "Language, currency and delivery"])
  expect(headings({ ...settings, currencies: settings.currencies.slice(0, 1) })).toEqual(["Język i dostawa", "Language and delivery"])
})

test("10.44: languages with pages are offered in the order of 9.33 with the page at hand, one without pages or site is not", () => {
  expect(viewSettings(settings, scene).languages).toEqual([
    { code: "pol", name: "Polski", tag: "pl", selected: true, link: links.pl },
    { code: "eng", name: "English", tag: "en", selected: false, link: links.en },
  ])
})

test("10.371: a language leads to another site only where the shop's list names one, and never where it is read here", () => {
  expect(viewSettings(settings, scene).sites).toEqual([{ name: "Deutsch", tag: "de", link: "https://laden.example/" }])
  expect(viewSettings({ ...settings, countries: [poland] }, scene).sites).toEqual([])
})

test("10.43: currencies are told by id with their sign, and the first counts where the shop names none as set", () => {
  const { currencies, currencyId } = viewSettings(
    { ...settings, currencies: settings.currencies.map((one) => ({ ...one, isSelected: false })) },
    scene,
  )
  expect(currencies.map(({ name }) => name)).toEqual(["PLN (zł)", "EUR (€)", "CHF"])
  expect(currencyId).toBe("PLN")
})

test("19.15: countries stand under their headings, and nothing is chosen where there is none", () => {
  expect(viewSettings(settings, scene).groups.map(({ heading, countries }) => [heading, countries.map(({ id }) => id)])).toEqual([
    ["Europa", ["1143020143"]],
    ["Pozostałe kraje", ["1143020057"]],
  ])
  const none = viewSettings({ countries: [], currencies: [], chooser: null }, scene)
  expect([none.groups, none.countryId, none.signs, none.set]).toEqual([[], "", ["PL"], ""])
})

test("10.1037: a shop of one language offers no other, and its settings are called by what else can be set", () => {
  const shown = (settingsOf: RegionSettings) => viewSettings(settingsOf, { ...scene, onlyLanguage: "pl" })
  const here = { ...settings, countries: [poland] }
  const { heading, languages, otherLanguage, signs } = shown(here)
  expect([heading.replaceAll("\u00a0", " "), languages, otherLanguage, signs]).toEqual(["Waluta i dostawa", [], null, ["zł"]])
  const withoutCurrency = shown({ ...here, currencies: [] })
  expect([withoutCurrency.heading, withoutCurrency.signs]).toEqual(["Dostawa", ["PL"]])
  // a page that is in the other language all the same has a way out of it
  const inEnglish = viewSettings(here, { ...scene, language: "en", onlyLanguage: "pl" })
  expect([inEnglish.otherLanguage, inEnglish.languages.map(({ code }) => code)]).toEqual(["pl", ["pol"]])
  // another site is another language still
  expect(shown(settings)).toMatchObject({ otherLanguage: null, languages: [{ code: "pol" }], sites: [{ name: "Deutsch" }] })
})
