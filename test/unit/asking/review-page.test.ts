import { describe, expect, test } from "vitest"
import { openReview, reviewPage, viewReview } from "../../../core/asking/review-page.ts"
import type { ChosenFile } from "../../../core/form/files.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const polish = textCatalogue("pl", {})
const keeper = { name: "Pracownia", privacy: "/pl/content/privacy.html" }
const opened = (refused: string | null = null) => openReview({ productId: 1, keeper, typed: { rating: "4", text: "Tak." }, refused })
const choice = (...files: readonly ChosenFile[]) => ({ type: "FilesChosen", field: "opinion_photo", files }) as const
const picked = (name: string, size = 1000, type = "image/jpeg") => reviewPage(opened(), choice({ name, size, type }))[0]
const picture = (page: ReturnType<typeof opened>) => viewReview(page, polish).fields.at(-1)

describe("the picture of a review (5.39 to 5.45, 5.90)", () => {
  test.each([
    ["foto.jpg", 3_145_728, "image/jpeg", null],
    ["FOTO.JPEG", 1, "", null],
    ["foto.png", 1, "image/png", "Nie można wgrać pliku foto.png, ponieważ załączanie plików tego typu jest niedozwolone."],
    ["foto", 1, "image/jpeg", "Nie można wgrać pliku foto, ponieważ załączanie plików tego typu jest niedozwolone."],
    ["foto.jpg", 1, "text/html", "Nie można wgrać pliku foto.jpg, ponieważ załączanie plików tego typu jest niedozwolone."],
    ["foto.jpg", 3_145_729, "image/jpeg", "Nie można wgrać pliku foto.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 3,00 MB."],
  ])("%s of %d bytes, said to be %j", (name, size, mime, message) => {
    const page = picked(name, size, mime)
    expect(picture(page)).toMatchObject({ message, value: message === null ? name : "" })
  })

  test("a field that was emptied has no fault, and one with a fault stops nobody", () => {
    const wrong = picked("foto.png")
    expect(reviewPage(wrong, choice())[0]).toEqual(opened())
    const filled = openReview({
      productId: 1,
      keeper,
      typed: { rating: "4", text: "Tak.", name: "Jan", email: "jan@kowalski.com" },
      refused: null,
    })
    const [chosen] = reviewPage(filled, choice({ name: "foto.png", size: 1, type: "" }))
    expect(reviewPage(chosen, { type: "SubmitPressed" })[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("what may be chosen is said beside it, and after a refusal that it has to be chosen again", () => {
    const hints = ["Dopuszczalne formaty zdjęć: .jpg.", "Maksymalny rozmiar zdjęcia to: 2048x1536 px.", "Plik może mieć najwyżej 3,00 MB."]
    expect(viewReview(opened(), polish).pictureHints).toEqual(hints)
    expect(viewReview(opened("form"), polish).pictureHints).toEqual([...hints, "Zdjęcie trzeba wybrać jeszcze raz."])
  })
})

describe("what the shop refused (11.180)", () => {
  test.each([
    ["form", null, null],
    ["limit", "Z Twojej sieci przyszło dziś już dużo wiadomości. Spróbuj jutro albo zadzwoń do nas.", null],
    ["picture_type", null, "Dopuszczalne formaty zdjęć: .jpg."],
    ["picture_bytes", null, "Plik może mieć najwyżej 3,00 MB."],
    ["picture_empty", null, "Plik ze zdjęciem jest pusty. Wybierz inny."],
    ["picture_size", null, "Maksymalny rozmiar zdjęcia to: 2048x1536 px."],
  ])("%s", (code, refused, pictureMessage) => {
    expect(viewReview(opened(code), polish).faults).toEqual(refused === null ? [] : [refused])
    expect(picture(opened(code))?.message).toBe(pictureMessage)
  })

  test("another picture is judged by itself", () => {
    const [again] = reviewPage(opened("picture_size"), choice({ name: "b.jpg", size: 1, type: "" }))
    expect(picture(again)).toMatchObject({ message: null, value: "b.jpg" })
  })

  test("stars that there are not are none", () => {
    const page = openReview({ productId: 1, keeper, typed: { rating: "9" }, refused: "form" })
    expect(page.form.fields[0]).toMatchObject({ value: "", state: "error" })
  })
})
