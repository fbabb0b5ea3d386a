import { describe, expect, test } from "vitest"
import { fileSizeText, rowFileLimits, rowFileRules, tooManyFiles, tooManyFilesText } from "../../../core/basket/files/row-files.ts"
import { checkFiles } from "../../../core/form/files.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

describe("room for files at a row (9.180, 10.782)", () => {
  test.each([
    // of the row, of the basket, more, which is full
    [0, 0, 3, null],
    [0, 0, 4, "row"],
    [2, 9, 1, null],
    [3, 3, 1, "row"],
    [0, 10, 1, "basket"],
    [2, 10, 2, "row"],
  ])("%j at the row and %j in the basket, %j more: %j is full", (ofRow, ofBasket, more, full) =>
    expect(tooManyFiles({ ofRow, ofBasket }, more)?.is ?? null).toBe(full),
  )

  test.each([
    ["pl", "row", 3, "Do jednej pozycji można dodać najwyżej 3 pliki."],
    ["pl", "basket", 10, "Do jednego koszyka można dodać najwyżej 10 plików. Usuń te, które nie są już potrzebne."],
    ["en", "row", 3, "An item takes 3 files at most."],
    ["en", "basket", 10, "A basket takes 10 files at most. Remove those that are no longer needed."],
  ] as const)("in %s, full %s: %s", (language, is, most, words) =>
    expect(tooManyFilesText({ is, most }, textCatalogue(language, {}))).toBe(words),
  )
})

test.each([
  ["plan.pdf", "application/pdf", 1, null],
  ["plan.PDF", "", rowFileLimits.bytes, null],
  ["plan.pdf", "application/pdf", rowFileLimits.bytes + 1, "LargeFile"],
  ["plan.svg", "image/svg+xml", 1, "ForbiddenFile"],
  ["plan", "application/pdf", 1, "ForbiddenFile"],
])("%s of type %j and %j bytes: %j (5.39, 5.41, 10.780)", (name, type, size, fault) =>
  expect(checkFiles([{ name, type, size }], rowFileRules)?._tag ?? null).toBe(fault),
)

test("a size is told in kilobytes, the last one begun (10.781)", () => {
  expect([0, 1, 1024, 1025, 5_242_880].map(fileSizeText)).toEqual(["0\u00a0kB", "1\u00a0kB", "1\u00a0kB", "2\u00a0kB", "5120\u00a0kB"])
})
