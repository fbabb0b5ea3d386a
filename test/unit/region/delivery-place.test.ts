import { describe, expect, test } from "vitest"
import { checkPlace, parsePlaceRefusal, placeName, placeRefusalWords } from "../../../core/region/delivery-place.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const countries = [
  { id: "PL", name: "Polska", postcodeFormat: "XX-XXX" },
  { id: "GB", name: "Wielka Brytania", postcodeFormat: "YYXY XYY" },
]

test.each([
  ["PL", "30-001", { _tag: "Place", countryId: "PL", postcode: "30-001" }],
  ["PL", " 30 001 ", { _tag: "Place", countryId: "PL", postcode: "30-001" }],
  ["GB", "sw1a1aa", { _tag: "Place", countryId: "GB", postcode: "SW1A 1AA" }],
  ["PL", "  ", { _tag: "Place", countryId: "PL", postcode: null }],
  ["PL", "3000", { _tag: "PostcodeWrong", format: "XX-XXX" }],
  ["GB", "30-001", { _tag: "PostcodeWrong", format: "YYXY XYY" }],
  ["PL", "30-001<script>", { _tag: "PostcodeWrong", format: "XX-XXX" }],
  ["XX", "30-001", { _tag: "CountryUnknown" }],
  ["", "", { _tag: "CountryUnknown" }],
] as const)("%s with the post code '%s' (18.27, 18.28)", (countryId, postcode, expected) => {
  expect(checkPlace(countries, { countryId, postcode })).toEqual(expected)
})

describe("a refused place", () => {
  test("comes under the platform's codes; a code of something else is none (8.1, 8.15, 8.17)", () => {
    expect(parsePlaceRefusal("incorrect_region", null)).toEqual({ _tag: "CountryUnknown" })
    expect(parsePlaceRefusal("incorect_zipcode", null)).toEqual({ _tag: "PostcodeWrong", format: "" })
    expect(parsePlaceRefusal(null, "XX-XXX")).toBeNull()
  })

  test("is told with the form that the post code must have, if the shop says it (8.15, 8.16)", () => {
    const english = textCatalogue("en", {})
    expect(placeRefusalWords({ _tag: "PostcodeWrong", format: "XX-XXX" }, english)).toBe(
      "Incorrectly typed postal code. Correct formats for the selected country are [X - digit; Y - letter]: XX-XXX",
    )
    expect(placeRefusalWords({ _tag: "PostcodeWrong", format: "" }, english)).toBe("Incorrectly typed postal code.")
  })
})

test("a place is named by its country and post code (18.28)", () => {
  expect(placeName({ countries }, { countryId: "PL", postcode: null })).toBe("Polska")
  expect(placeName({ countries }, { countryId: "XX", postcode: "1" })).toBe("")
})
