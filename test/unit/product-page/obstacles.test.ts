import { describe, expect, test } from "vitest"
import { obstacleMs, obstacleText, type Obstacle } from "../../../core/product-page/obstacles.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, metres } from "../../support/core/sample-offer.ts"

describe("obstacles in words (5.52 to 5.56, 5.60)", () => {
  const place = { section: "parts", id: "a" } as const
  test.each<[Obstacle, string, string]>([
    [{ _tag: "SizeMissing", at: place }, "Proszę wybrać rozmiar", "Choose a size"],
    [{ _tag: "SizeMissing", at: place, ask: "Wybierz szkliwo" }, "Wybierz szkliwo", "Wybierz szkliwo"],
    [{ _tag: "VersionMissing", at: place }, "Proszę wybrać wariant", "Please choose version"],
    [
      { _tag: "NothingSelected", at: place },
      "Nie można dodać do koszyka, ponieważ nie wybrano żadnego produktu.",
      "Can not add to cart because no product was selected",
    ],
    [
      { _tag: "VersionConflict", at: place },
      "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.",
      "The product with the selected configuration does not exist. Select another variant.",
    ],
    [{ _tag: "OptionMissing", at: place }, "Wybierz co najmniej 1 opcję.", "Choose at least 1 option"],
    [{ _tag: "ValueMissing", at: place }, "Proszę wypełnić to pole.", "Please complete this field"],
    [{ _tag: "ValueNotANumber", at: place }, "Wpisz liczbę.", "Enter a number."],
    [
      { _tag: "ValueTooShort", at: place, min: 3 },
      "Minimalna liczba znaków dla tego pola to 3",
      "The minimum number of characters for this field is 3",
    ],
    [
      { _tag: "VersionLoading", at: place },
      "Wczytujemy wybrany wariant. Spróbuj ponownie za chwilę.",
      "The chosen version is being loaded. Try again in a moment.",
    ],
    [{ _tag: "Told", words: "Nie dziś", at: place }, "Nie dziś", "Nie dziś"],
    [
      {
        _tag: "Refused",
        refusal: { _tag: "QuantityAboveMaximum", max: decimal("2.5") },
        unit: { ...metres, singular: "metre", plural: "metres" },
        at: place,
      },
      "Maksymalnie możesz dodać 2,5 metra",
      "You can add maximum 2.5 metres",
    ],
  ])("$_tag", (obstacle, polish, english) => {
    expect(obstacleText(obstacle, textCatalogue("pl", {}))).toBe(polish)
    expect(obstacleText(obstacle, textCatalogue("en", {}))).toBe(english)
  })
})

test("a size and a part are told for 3.5 s, everything else for 10 s (9.38, 9.39, 16.35)", () => {
  const ms = (
    _tag: "SizeMissing" | "VersionMissing" | "NothingSelected",
    section: "sizes" | "parts" | "rows" | "versions",
    id: string | null,
  ) => obstacleMs({ _tag, at: { section, id } })
  expect([
    ms("SizeMissing", "sizes", null),
    ms("SizeMissing", "rows", "1"),
    ms("SizeMissing", "parts", "a"),
    ms("VersionMissing", "parts", "a"),
  ]).toEqual([3500, 3500, 3500, 3500])
  expect([ms("NothingSelected", "parts", null), ms("VersionMissing", "versions", "colour"), ms("NothingSelected", "rows", null)]).toEqual([
    10_000, 10_000, 10_000,
  ])
})
