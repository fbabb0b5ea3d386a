import { describe, expect, test } from "vitest"
import { chooser, type Chooser, type ChooserEvent, type ChooserStart, closedChooser, regionFields } from "../../../core/region/chooser.ts"
import { viewChooser } from "../../../core/region/view-chooser.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { sampleCountry } from "../../support/core/sample-shell.ts"

const countries = [
  sampleCountry("pl", { name: "Polska", group: "Europa", isSelected: true }),
  sampleCountry("de", {
    name: "Niemcy",
    group: "Europa",
    isRecommended: true,
    recommendedName: "Do Niemiec",
    languages: [
      { id: "ger", site: "https://sklep.de/" },
      { id: "eng", site: null },
    ],
    currencyId: "EUR",
    currencySymbol: "€",
  }),
  sampleCountry("us", { name: "USA", isDefault: true, languages: [], currencyId: "USD", currencySymbol: "USD" }),
]
const start = (more: Partial<ChooserStart> = {}) => closedChooser({ countries, mode: "select", language: "eng", ...more })
const run = (from: Chooser, ...events: readonly ChooserEvent[]) => events.reduce((state, event) => chooser(state, event)[0], from)
const opened = run(start(), { type: "Opened" })
const offered = run(start({ mode: "recommended" }), { type: "Opened" })
const closedCookie = { type: "WriteCookie", cookie: "redirection=closed; path=/" }
const pl = textCatalogue("pl", {})

describe("steps of the chooser", () => {
  test("without an offer it opens at the full selection, with the selected country and the page's language", () => {
    expect(opened).toEqual({ countries, mode: "select", step: "select", countryId: "pl", language: "eng", submitting: false })
    expect(run(opened, { type: "Opened" })).toBe(opened)
    expect(run(opened, { type: "NextPressed" })).toBe(opened)
    expect(run(opened, { type: "BackPressed" })).toBe(opened)
  })

  test("in the mode of a recommended or default country that one is offered first; next leads on and back returns (4.33)", () => {
    expect(offered.step).toBe("recommended")
    expect(run(start({ mode: "default" }), { type: "Opened" }).step).toBe("recommended")
    const full = run(offered, { type: "NextPressed" })
    expect(full).toEqual({ ...offered, step: "select" })
    expect(run(full, { type: "BackPressed" })).toEqual(offered)
    expect(run(offered, { type: "BackPressed" })).toBe(offered)
  })

  test("without the country of its mode the full selection opens at once", () => {
    expect(run(start({ mode: "recommended", countries: countries.slice(0, 1) }), { type: "Opened" }).step).toBe("select")
  })

  test("without countries there is nothing to open", () => {
    const empty = start({ countries: [] })
    expect(empty).toMatchObject({ countryId: null, language: null })
    expect(run(empty, { type: "Opened" })).toBe(empty)
    expect(run(empty, { type: "LanguageChosen", language: "pol" })).toBe(empty)
  })
})

describe("choosing", () => {
  test("a country keeps the language if it has it, and otherwise takes its first", () => {
    expect(run(opened, { type: "CountryChosen", countryId: "de" })).toMatchObject({ countryId: "de", language: "eng" })
    const polish = run(opened, { type: "LanguageChosen", language: "pol" })
    expect(polish).toEqual({ ...opened, language: "pol" })
    expect(run(polish, { type: "CountryChosen", countryId: "de" })).toMatchObject({ countryId: "de", language: "ger" })
    expect(run(polish, { type: "CountryChosen", countryId: "us" })).toMatchObject({ countryId: "us", language: null })
  })

  test.each<ChooserEvent>([
    { type: "CountryChosen", countryId: "xx" },
    { type: "CountryChosen", countryId: "pl" },
    { type: "LanguageChosen", language: "ger" },
    { type: "LanguageChosen", language: "eng" },
    { type: "LanguageChosen", language: "" },
    { type: "Returned" },
  ])("%j changes nothing", (event) => expect(run(opened, event)).toBe(opened))

  test("only in the full selection", () => {
    expect(run(offered, { type: "CountryChosen", countryId: "us" })).toBe(offered)
    expect(run(offered, { type: "LanguageChosen", language: "pol" })).toBe(offered)
    const closed = start()
    expect(run(closed, { type: "CountryChosen", countryId: "us" })).toBe(closed)
  })
})

describe("closing or submitting the chooser sets the closed cookie", () => {
  test("closing", () => {
    expect(chooser(opened, { type: "Closed" })).toEqual([{ ...opened, step: "closed" }, [closedCookie]])
    expect(chooser(start(), { type: "Closed" })).toEqual([start(), []])
    const closed = start()
    expect(run(closed, { type: "Closed" })).toBe(closed)
  })

  test("submitting the full selection", () => {
    expect(chooser(opened, { type: "SubmitPressed" })).toEqual([
      { ...opened, submitting: true },
      [
        closedCookie,
        { type: "SubmitRegion", chosen: { site: "https://pl.sklep.pl/", countryId: "pl", language: "eng", currencyId: "PLN" } },
      ],
    ])
  })

  test("submitting the offered country", () => {
    expect(chooser(offered, { type: "SubmitPressed" })[1][1]).toEqual({
      type: "SubmitRegion",
      chosen: { site: null, countryId: "de", language: "eng", currencyId: "EUR" },
    })
    const polish = run(start({ mode: "recommended", language: "pol" }), { type: "Opened" })
    expect(chooser(polish, { type: "SubmitPressed" })[1][1]).toMatchObject({ chosen: { site: "https://sklep.de/", language: "ger" } })
  })

  test("a country without languages goes where the page is", () => {
    const usa = run(opened, { type: "CountryChosen", countryId: "us" })
    expect(chooser(usa, { type: "SubmitPressed" })[1][1]).toMatchObject({ chosen: { site: null, countryId: "us", language: null } })
  })

  test("once, until the page comes back from history", () => {
    const sent = run(opened, { type: "SubmitPressed" })
    expect(chooser(sent, { type: "SubmitPressed" })).toEqual([sent, []])
    expect(run(sent, { type: "Returned" })).toEqual(opened)
    expect(run(sent, { type: "Closed" })).toEqual({ ...opened, step: "closed" })
    expect(chooser(start(), { type: "SubmitPressed" })).toEqual([start(), []])
  })

  test("the form's fields", () => {
    expect(regionFields({ site: null, countryId: "1", language: "pol", currencyId: "PLN" })).toEqual([
      ["country", "1"],
      ["lang", "pol"],
      ["curr", "PLN"],
      ["redirection", "redirected"],
    ])
    expect(regionFields({ site: null, countryId: "1", language: null, currencyId: "" })).toEqual([
      ["country", "1"],
      ["redirection", "redirected"],
    ])
  })
})

describe("the chooser in words", () => {
  test("closed it shows nothing", () => expect(viewChooser(start(), pl)).toBeNull())

  test("the full selection", () => {
    expect(viewChooser(opened, pl)).toEqual({
      step: "select",
      heading: "Wybierz kraj dostawy i język",
      groups: [
        {
          heading: "Europa",
          countries: [
            { id: "pl", name: "Polska", selected: true },
            { id: "de", name: "Niemcy", selected: false },
          ],
        },
        { heading: "Pozostałe kraje", countries: [{ id: "us", name: "USA", selected: false }] },
      ],
      languages: [
        { id: "pol", name: "Polski", tag: "pl", selected: false },
        { id: "eng", name: "English", tag: "en", selected: true },
      ],
      currency: "Waluta: PLN (zł)",
      canGoBack: false,
      busy: false,
    })
  })

  test("the country that was chosen, with its own languages and currency", () => {
    const german = viewChooser(run(opened, { type: "CountryChosen", countryId: "de" }), pl)
    expect(german?.languages.map(({ id }) => id)).toEqual(["ger", "eng"])
    expect(german?.currency).toBe("Waluta: EUR (€)")
    expect(german?.groups[0]?.countries.map(({ selected }) => selected)).toEqual([false, true])
  })

  test("the offered country", () => {
    const shown = viewChooser(offered, pl)
    expect(shown).toMatchObject({
      step: "recommended",
      heading: "Polecany kraj dostawy: Do Niemiec",
      currency: "Waluta: EUR (€)",
      canGoBack: false,
    })
    expect(shown?.languages.map(({ id, selected }) => [id, selected])).toEqual([
      ["ger", false],
      ["eng", true],
    ])
    expect(shown?.groups[0]?.countries.find(({ selected }) => selected)?.id).toBe("de")
    expect(viewChooser(run(offered, { type: "NextPressed" }), pl)).toMatchObject({
      canGoBack: true,
      heading: "Wybierz kraj dostawy i język",
    })
    expect(viewChooser(run(start({ mode: "default" }), { type: "Opened" }), pl)?.heading).toBe("Domyślny kraj dostawy: USA")
    const polish = run(start({ mode: "recommended", language: "pol" }), { type: "Opened" })
    expect(viewChooser(polish, pl)?.languages.map(({ selected }) => selected)).toEqual([true, false])
  })

  test("a currency without a symbol of its own, or unknown", () => {
    const of = (more: Parameters<typeof sampleCountry>[1]) =>
      viewChooser(run(start({ countries: [sampleCountry("1", more)] }), { type: "Opened" }), pl)?.currency
    expect([of({ currencySymbol: "" }), of({ currencySymbol: "PLN" }), of({ currencyId: "" })]).toEqual([
      "Waluta: PLN",
      "Waluta: PLN",
      null,
    ])
  })

  test("one group without a name has no heading, and sending is shown", () => {
    const only = run(start({ countries: [sampleCountry("1")] }), { type: "Opened" }, { type: "SubmitPressed" })
    expect(viewChooser(only, textCatalogue("en", {}))).toMatchObject({
      heading: "Choose a delivery country and a language",
      groups: [{ heading: null }],
      busy: true,
    })
  })
})
