import { describe, expect, test } from "vitest"
import { closedChooserCookie, isShortScreen } from "../../../core/region/chooser.ts"
import { opensChooser } from "../../../core/region/chooser-opening.ts"
import {
  type Country,
  countryGroups,
  deliveryLanguages,
  languageName,
  languageOf,
  offeredCountry,
  offeredName,
  parseDeliveryLanguage,
  readCountries,
  startCountry,
  textLanguage,
} from "../../../core/region/country.ts"
import { sampleCountry } from "../../support/core/sample-shell.ts"

const ids = (countries: readonly Country[]) => countries.map(({ id }) => id)

describe("the delivery languages of the chooser", () => {
  test("are pol, eng, ger, cze, rum, slo, fre, ukr and hun (9.33)", () => {
    expect(deliveryLanguages).toEqual(["pol", "eng", "ger", "cze", "rum", "slo", "fre", "ukr", "hun"])
    expect(deliveryLanguages.map(parseDeliveryLanguage)).toEqual(deliveryLanguages)
    expect(["pl", "", "POL", "toString", "ita"].map(parseDeliveryLanguage)).toEqual([null, null, null, null, null])
  })

  test("a site with texts exists for Polish and English", () => {
    expect(deliveryLanguages.map(textLanguage)).toEqual(["pl", "en", "en", "en", "en", "en", "en", "en", "en"])
  })

  test("languages are called what they call themselves", () => {
    expect(deliveryLanguages.map((language) => languageName(language).tag)).toEqual(["pl", "en", "de", "cs", "ro", "sk", "fr", "uk", "hu"])
    for (const language of deliveryLanguages) {
      const { name, tag } = languageName(language)
      const known = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? ""
      expect(name.toLowerCase()).toBe(known.toLowerCase())
    }
  })
})

test("below a height of 800 px the chooser uses its short-screen scroll mode (9.29)", () => {
  expect([0, 799, 799.5, 800, 1080].map(isShortScreen)).toEqual([true, true, true, false, false])
})

test("the closed cookie is a session cookie with path / (4.32)", () => {
  expect(closedChooserCookie).toBe("redirection=closed; path=/")
})

test.each([
  [true, "", "https://s/", true],
  [false, "", "https://s/", false],
  [true, "redirection=closed", "https://s/", false],
  [true, "a=1; redirection=closed; b=2", "https://s/", false],
  [true, "redirection=open", "https://s/", true],
  [true, "redirection=redirected", "https://s/", true],
  [true, "", "https://s/?redirection=redirected", false],
  [true, "", "https://s/?a=1&redirection=x&redirection=redirected#top", false],
  [true, "", "https://s/?redirection=closed", true],
  [true, "", "https://s/?redirection", true],
  [true, "", "https://s/#?redirection=redirected", true],
])("the chooser is shown on load only when wanted and not closed: %j, %j, %s (4.30, 4.31)", (showSelect, cookies, url, opens) => {
  expect(opensChooser({ showSelect, cookies, url })).toBe(opens)
})

describe("countries", () => {
  const list = [
    sampleCountry("1", { group: "Europa" }),
    sampleCountry("2"),
    sampleCountry("3", { group: "Świat", isDefault: true }),
    sampleCountry("4", { group: "Europa", isSelected: true }),
    sampleCountry("5", { isRecommended: true }),
  ]

  test("groups stand as the shop first names them, countries without a group last", () => {
    expect(countryGroups(list).map(({ name, countries }) => [name, ids(countries)])).toEqual([
      ["Europa", ["1", "4"]],
      ["Świat", ["3"]],
      ["", ["2", "5"]],
    ])
    expect(countryGroups([])).toEqual([])
    expect(countryGroups(list.slice(0, 1)).map(({ name }) => name)).toEqual(["Europa"])
  })

  test("the full choice opens with the selected country, else the default, else the first", () => {
    expect(startCountry(list)?.id).toBe("4")
    expect(startCountry(list.slice(0, 3))?.id).toBe("3")
    expect(startCountry(list.slice(0, 2))?.id).toBe("1")
    expect(startCountry([])).toBeNull()
  })

  test("the mode decides which country is offered first", () => {
    expect(offeredCountry(list, "recommended")?.id).toBe("5")
    expect(offeredCountry(list, "default")?.id).toBe("3")
    expect(offeredCountry(list, "select")).toBeNull()
    expect(offeredCountry(list.slice(0, 2), "recommended")).toBeNull()
    expect(offeredCountry([], "default")).toBeNull()
  })

  test("an offered country has a name of its own in its role", () => {
    const named = sampleCountry("1", { name: "Polska", defaultName: "Polska (PL)", recommendedName: "Do Polski", selectedName: "W Polsce" })
    expect((["default", "recommended", "select"] as const).map((mode) => offeredName(named, mode))).toEqual([
      "Polska (PL)",
      "Do Polski",
      "W Polsce",
    ])
    expect((["default", "recommended", "select"] as const).map((mode) => offeredName(sampleCountry("1"), mode))).toEqual([
      "Kraj 1",
      "Kraj 1",
      "Kraj 1",
    ])
  })

  test("a country is served in the wanted language if it has it, else in its first", () => {
    expect(languageOf(sampleCountry("1"), "eng")).toBe("eng")
    expect(languageOf(sampleCountry("1"), "ger")).toBe("pol")
    expect(languageOf(sampleCountry("1"), null)).toBe("pol")
    expect(languageOf(sampleCountry("1", { languages: [] }), "pol")).toBeNull()
  })
})

describe("the chooser's data are read piece by piece", () => {
  test("a whole entry", () => {
    const entry = {
      id: 1143020003,
      name: "Polska",
      group: "Europa",
      lang: [
        { id: "pol", site: "https://sklep.pl/" },
        { id: "eng", site: "" },
        { id: "ita", site: "https://sklep.it/" },
        { id: "pol", site: "https://inny.pl/" },
        { id: "ger", site: "javascript:alert(1)" },
      ],
      default: "true",
      recommended: 1,
      selected: false,
      currencyId: "PLN",
      currencySymbol: "zł",
      defaultName: "a",
      recommendedName: "b",
      selectedName: "c",
    }
    expect(readCountries([entry])).toEqual([
      {
        id: "1143020003",
        name: "Polska",
        group: "Europa",
        languages: [
          { id: "pol", site: "https://sklep.pl/" },
          { id: "eng", site: null },
          { id: "ger", site: null },
        ],
        isDefault: true,
        isRecommended: true,
        isSelected: false,
        currencyId: "PLN",
        currencySymbol: "zł",
        defaultName: "a",
        recommendedName: "b",
        selectedName: "c",
      },
    ])
  })

  test.each([true, 1, "1", "true", "y"])("the flag %j is set", (selected) => {
    expect(readCountries([{ id: "1", name: "a", selected }])[0]?.isSelected).toBe(true)
  })

  test.each([false, 0, "0", "false", "n", "", null, undefined, {}, [1], 2, "yes"])("the flag %j is not set", (selected) => {
    expect(readCountries([{ id: "1", name: "a", selected }])[0]?.isSelected).toBe(false)
  })

  test("what has no id or name, and a second entry of an id, is left out", () => {
    const entries = [
      { id: "", name: "a" },
      { id: 2, name: " " },
      { id: "3", name: "c" },
      { id: 3, name: "d" },
      null,
      "x",
      { name: "e" },
      { id: "4", name: "f" },
    ]
    expect(readCountries(entries).map(({ id, name }) => [id, name])).toEqual([
      ["3", "c"],
      ["4", "f"],
    ])
    expect(readCountries(entries)[0]).toMatchObject({ languages: [], group: "", currencyId: "" })
  })

  test.each([null, undefined, "x", 5, { 0: { id: 1, name: "a" } }])("%j has no countries", (data) =>
    expect(readCountries(data)).toEqual([]),
  )
})
