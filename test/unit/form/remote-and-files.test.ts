import { expect, test } from "vitest"
import { checkFiles, type ChosenFile, type FileRules } from "../../../core/form/files.ts"
import { fileFaultText, megabytesText } from "../../../core/form/file-words.ts"
import { pictureHints, reviewPhotoSize } from "../../../core/form/picture-files.ts"
import type { FieldKind } from "../../../core/form/field.ts"
import { bankAccountFault, faultsOfReply, remoteQuestion } from "../../../core/form/asked/remote-check.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const ask = (kind: FieldKind, value: string, linked: string = "", region: string | null = "1143020003", autocomplete: string = "") =>
  remoteQuestion({ id: "f", kind, value, region, autocomplete }, linked)

test.each<[FieldKind, string, string, string | null]>([
  ["firstname", " Jan ", "firstname", null],
  ["lastname", "Kowalski", "lastname", null],
  ["firm", "Firma", "companyName", null],
  ["additional", "Firma", "companyName", null],
  ["nip", "5252344078", "taxNumber", "1143020003"],
  ["zipcode", "00-001", "zipcode", "1143020003"],
  ["city", "Gdynia", "city", null],
  ["email", "a@b.pl", "email", null],
  ["birthdate", "1990-01-01", "birthDate", null],
  ["login", "jan", "login", null],
])("a field for %s holding %j is asked about as %s", (kind, value, name, region) => {
  expect(ask(kind, value)).toEqual({ field: "f", name, value: value.trim(), region })
})

test("a street is asked about with its house number, a phone with its prefix, a password as typed", () => {
  expect(ask("street", " Polna ", " 7a ")).toEqual({ field: "f", name: "street", value: "Polna 7a", region: "1143020003" })
  expect(ask("street", "Polna")?.value).toBe("Polna")
  expect(ask("phone", "600 700 800", "+48")).toEqual({ field: "f", name: "phone", value: "+48600 700 800", region: "1143020003" })
  expect(ask("password", " secret ")?.value).toBe(" secret ")
})

test("a field for phone and e-mail is asked about as what it holds", () => {
  expect(ask("phoneOrEmail", "600 700 800")?.name).toBe("phone")
  expect(ask("phoneOrEmail", "a@b.pl")?.name).toBe("email")
})

test("the shop is not asked where it cannot answer or has no say (14.2, 14.3)", () => {
  for (const kind of ["nip", "street", "zipcode", "phone"] as const) expect(ask(kind, "x", "", null)).toBeNull()
  expect(ask("city", "x", "", null)).not.toBeNull()
  expect(ask("city", "  ")).toBeNull()
  for (const kind of ["text", "streetNumber", "phonePrefix", "passwordRepeat", "iban", "select", "checkbox"] as const)
    expect(ask(kind, "x")).toBeNull()
  expect(ask("login", "jan", "", null, "username")).toBeNull()
  expect(ask("password", "secret", "", null, "section-a current-password")).toBeNull()
  expect(ask("password", "secret", "", null, "new-password")).not.toBeNull()
})

const places = { own: "a", password: "p", login: "l", streetNumber: "n" }
const code = (name: string, message: string = "") => ({ code: name, message })
const fieldsOf = (placed: ReturnType<typeof faultsOfReply>) => placed.map(({ field: id }) => id)

test("the error about a missing number goes to the house-number field", () => {
  expect(fieldsOf(faultsOfReply([code("no_street_number")], places))).toEqual(["n"])
  expect(fieldsOf(faultsOfReply([code("no_street_number_uk")], { ...places, streetNumber: null }))).toEqual(["a"])
  expect(fieldsOf(faultsOfReply([code("no_street")], places))).toEqual(["a"])
})

test("password codes go to the password field, login codes to the login field", () => {
  expect(fieldsOf(faultsOfReply([code("password_to_short")], { ...places, own: "l" }))).toEqual(["p"])
  expect(fieldsOf(faultsOfReply([code("used_login")], { ...places, own: "p" }))).toEqual(["l"])
  expect(fieldsOf(faultsOfReply([code("used_login")], { ...places, login: null }))).toEqual(["a"])
})

test("the first code decides, the second message is its detail, and no message means fine (14.11)", () => {
  expect(faultsOfReply([code("incorect_zipcode", "m"), code("x", " XX-XXX ")], places)).toEqual([
    { field: "a", fault: { _tag: "Code", code: "incorect_zipcode", message: "m", detail: "XX-XXX" } },
  ])
  expect(faultsOfReply([code("password_to_short"), code("x", "at least 6")], { ...places, own: "l" })).toEqual([
    { field: "p", fault: { _tag: "Code", code: "password_to_short", message: "", detail: "at least 6" } },
  ])
  expect(faultsOfReply([], places)).toEqual([])
})

test("one reply may be about several fields, and the first code about each decides (14.11)", () => {
  const codes = ["used_login", "password_to_short", "incorect_login", "no_street_number"].map((name) => code(name))
  expect(faultsOfReply(codes, { ...places, own: "l" }).map(({ field: id, fault }) => [id, fault])).toEqual([
    ["l", expect.objectContaining({ code: "used_login" })],
    ["p", expect.objectContaining({ code: "password_to_short" })],
    ["n", expect.objectContaining({ code: "no_street_number" })],
  ])
})

test.each([
  [5, true],
  ["5", true],
  [-1, true],
  [0, false],
  ["0", false],
  ["", false],
  [null, false],
  [undefined, false],
  ["x", false],
  [Number.NaN, false],
  [true, false],
])("the errno %j of a bank account is a fault: %s (5.24)", (errno, isFault) => {
  expect(bankAccountFault(errno)).toEqual(isFault ? { _tag: "Code", code: "incorrect_iban", message: "", detail: "" } : null)
})

const rules: FileRules = { forbiddenTypes: ["application/x-msdownload"], forbiddenExtensions: ["exe", ".BAT"], maxSize: 5_242_880 }
const file = (name: string, size: number = 1, type: string = ""): ChosenFile => ({ name, size, type })

test.each<[string, readonly ChosenFile[], ReturnType<typeof checkFiles>]>([
  ["an extension of the list", [file("a.exe")], { _tag: "ForbiddenFile", name: "a.exe" }],
  ["in large letters", [file("A.EXE")], { _tag: "ForbiddenFile", name: "A.EXE" }],
  ["listed with a dot and in large letters", [file("run.bat")], { _tag: "ForbiddenFile", name: "run.bat" }],
  ["a type of the list", [file("photo.jpg", 1, "Application/X-MSDownload")], { _tag: "ForbiddenFile", name: "photo.jpg" }],
  ["only the last extension counts", [file("a.exe.jpg")], null],
  ["a name without a dot", [file("exe")], null],
  ["a dot at the end", [file("a.exe.")], null],
  ["a file of exactly the limit", [file("foto.jpg", 5_242_880)], null],
  ["a file with nothing in it", [file("foto.jpg", 0)], { _tag: "EmptyFile", name: "foto.jpg" }],
  ["type before that", [file("a.exe", 0)], { _tag: "ForbiddenFile", name: "a.exe" }],
  ["a larger file", [file("foto.jpg", 5_242_881)], { _tag: "LargeFile", name: "foto.jpg", maxSize: 5_242_880 }],
  ["type before size", [file("a.exe", 9_000_000)], { _tag: "ForbiddenFile", name: "a.exe" }],
  ["the second of two files", [file("a.jpg"), file("b.exe")], { _tag: "ForbiddenFile", name: "b.exe" }],
  ["the first fault of several", [file("a.jpg", 9_000_000), file("b.exe")], { _tag: "LargeFile", name: "a.jpg", maxSize: 5_242_880 }],
  ["no file at all", [], null],
])("files: %s (5.39, 5.41, 10.1110, 14.5)", (_, files, fault) => {
  expect(checkFiles(files, rules)).toEqual(fault)
})

test("without a limit any size is fine", () => {
  expect(checkFiles([file("a.jpg", 1e12)], { ...rules, maxSize: null })).toBeNull()
  expect(checkFiles([file("a.jpg", 1e12)], { ...rules, maxSize: 0 })).toBeNull()
  expect(checkFiles([file("a.exe", 1)], { forbiddenTypes: [""], forbiddenExtensions: [], maxSize: null })).toEqual({
    _tag: "ForbiddenFile",
    name: "a.exe",
  })
})

test("a forbidden file is told with its name (5.40)", () => {
  const fault = { _tag: "ForbiddenFile", name: "a.exe" } as const
  expect(fileFaultText(fault, pl)).toBe("Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.")
  expect(fileFaultText(fault, en)).toBe("File cannot be uploaded a.exe, because its type of files is invalid.")
})

test("an empty file is told with its name (10.1110)", () => {
  const fault = { _tag: "EmptyFile", name: "opis.txt" } as const
  expect(fileFaultText(fault, pl)).toBe("Plik opis.txt jest pusty. Wybierz inny.")
  expect(fileFaultText(fault, en)).toBe("The file opis.txt is empty. Please choose another one.")
})

test("a large file is told with its name and the limit in megabytes (5.42)", () => {
  const fault = { _tag: "LargeFile", name: "foto.jpg", maxSize: 5_242_880 } as const
  expect(fileFaultText(fault, pl)).toBe("Nie można wgrać pliku foto.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 5,00 MB.")
  expect(fileFaultText(fault, en)).toBe("File cannot be uploaded foto.jpg because it is larger than the allowed size of 5.00MB.")
})

test.each([
  [5_242_880, "5,00", "5.00"],
  [1_500_000, "1,43", "1.43"],
  [0, "0,00", "0.00"],
  [5_242, "0,00", "0.00"],
  [5_243, "0,01", "0.01"],
  [1_073_741_824, "1024,00", "1024.00"],
])("%i bytes are %s MB (5.43)", (bytes, polish, english) => {
  expect([megabytesText(bytes, "pl"), megabytesText(bytes, "en")]).toEqual([polish, english])
})

test("a field that asks for pictures says which ones, and how large (5.44, 5.45)", () => {
  expect(pictureHints(reviewPhotoSize, pl)).toEqual(["Dopuszczalne formaty zdjęć: .jpg.", "Maksymalny rozmiar zdjęcia to: 2048x1536 px."])
  expect(pictureHints(reviewPhotoSize, en)).toEqual(["Possible picture formats: .jpg.", "Max. picture size is: 2048x1536px."])
})
