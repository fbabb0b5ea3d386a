import { describe, expect, test } from "vitest"
import { askingFields } from "../../../core/asking/asking.ts"
import { awaitedSizes, notifyTextOf, type NotifyReply } from "../../../core/asking/notify.ts"
import { type NotifyEvent, notifyPage, type NotifyPage, openNotify, viewNotify } from "../../../core/asking/notify-page.ts"
import { isAskingName } from "../../../core/messages/asking-notice.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { limited, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const pl = textCatalogue("pl", {})
const both = [
  { id: "M", name: "M" },
  { id: "XL", name: "XL" },
]
const start = { productId: 7, sizes: both, keeper: { name: "Pracownia", privacy: "/pl/content/privacy.html" }, typed: {}, refused: null }

/** The page after events, with the commands of the last one. */
function after(page: NotifyPage, ...events: readonly NotifyEvent[]) {
  return events.reduce<ReturnType<typeof notifyPage>>(([before], event) => notifyPage(before, event), [page, []])
}
const typed = (field: string, value: string): NotifyEvent => ({ type: "Typed", field, value })
const mail = (value: string) => typed("tellAvailabilityEmail", value)
const size = (value: string): NotifyEvent => ({ type: "Chosen", field: "tellAvailabilitySize", value })
const submit: NotifyEvent = { type: "SubmitPressed" }
/** The form as it has been sent to the shop. */
function asked(): NotifyPage {
  return after(openNotify(start), size("XL"), mail(" jan@kowalski.com "), submit)[0]
}
const answered = (page: NotifyPage, reply: NotifyReply | null) =>
  notifyPage(page, { type: "NotifyAnswered", requestId: page.lastId, reply })
const said = (page: NotifyPage) => viewNotify(page, pl)

test("what can be waited for are the sizes that are sold out (4.47, 10.200)", () => {
  const sizes = [sampleSize("S"), sampleSize("M", limited("0")), sampleSize("L", limited("3"))]
  expect(awaitedSizes(sampleOffer({ sizes })).map(({ id }) => id)).toEqual(["M"])
})

test("the e-mail field has the platform's name, and a name of the wire is no form's until it is one (5.73)", () => {
  expect(askingFields.notify.map(({ id, name }) => `${id}=${name}`)).toEqual([
    "tellAvailabilitySize=size",
    "tellAvailabilityEmail=availability_email",
  ])
  expect([isAskingName("notify"), isAskingName("toString"), isAskingName(null)]).toEqual([true, false, false])
})

test.each([
  ["", "Proszę wypełnić to pole."],
  ["jan@", "Niepoprawny adres email"],
  [
    `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.pl`,
    "Maksymalna liczba znaków dla tego pola to 254",
  ],
  ["jan@kowalski.com", null],
])("the address %j says %j (5.73, 5.74, 9.70)", (email, words) => {
  const page = openNotify({ ...start, typed: { size: "M", email }, refused: "limit" })
  expect(said(page).fields.map(({ message }) => message)).toEqual([null, words])
})

describe("the form as the page opens (10.200, 10.203)", () => {
  test("one size that is sold out is not asked for, several are, beginning with the one that is chosen", () => {
    const only = openNotify({ ...start, sizes: both.slice(0, 1), typed: { size: "M", email: "a@b.pl" } })
    expect(only.form.fields.map(({ id, value }) => [id, value])).toEqual([["tellAvailabilityEmail", "a@b.pl"]])
    expect(openNotify({ ...start, typed: { size: "XL" } }).form.fields[0]?.value).toBe("XL")
  })

  test("a size that is not sold out is none to wait for", () => {
    expect(openNotify({ ...start, typed: { size: "S" } }).form.fields[0]?.value).toBe("")
  })

  test("after a refused post it is shown with what was typed, judged", () => {
    const page = openNotify({ ...start, typed: { size: "M", email: "jan" }, refused: "mail" })
    expect([page.isShown, said(page).hasFailed, said(page).faults]).toEqual([true, true, []])
    expect(said(page).fields.map(({ value, message }) => [value, message])).toEqual([
      ["M", null],
      ["jan", "Niepoprawny adres email"],
    ])
  })
})

test("a size that can be bought meanwhile has words of its own (8.87)", () => {
  expect(notifyTextOf({ done: false, errdesc: "available" })).toBe("message.notifyAvailable")
})

describe("the question to the shop (7.79, 8.82 to 8.87)", () => {
  test("it is asked once, with the address as it is meant", () => {
    const page = asked()
    expect(page.form.isSubmitting).toBe(true)
    expect(notifyPage(page, submit)).toEqual([page, []])
    const [, commands] = after(openNotify({ ...start, sizes: both.slice(0, 1) }), mail(" jan@kowalski.com "), submit)
    expect(commands).toEqual([{ type: "AskNotify", requestId: 1, input: { productId: 7, sizeId: "M", email: "jan@kowalski.com" } }])
  })

  test("what was noted is told for 10 s, and the form can be used again", () => {
    const [page, commands] = answered(asked(), { done: true })
    expect(said(page)).toMatchObject({ told: "Produkt został poprawnie dodany do powiadomień", faults: [], isSubmitting: false })
    expect(commands).toEqual([{ type: "EndTold", timerId: page.toldId, ms: 10_000 }])
    expect(said(notifyPage(page, { type: "ToldEnded", timerId: page.lastId })[0]).told).toBeNull()
    expect(said(notifyPage(page, { type: "ToldEnded", timerId: page.lastId - 1 })[0]).told).not.toBeNull()
  })

  test.each([
    ["limit", "Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych"],
    ["never heard of", "Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych"],
    ["available", "Ten produkt można już kupić. Odśwież stronę i dodaj go do koszyka."],
  ])("a refusal by %j is said, and what was typed stays", (errdesc, words) => {
    const [page] = answered(asked(), { done: false, errdesc })
    expect(said(page)).toMatchObject({ faults: [words], isSubmitting: false, told: null })
    expect(said(page).fields[1]?.value).toBe(" jan@kowalski.com ")
  })

  test("an address that only the shop knows to be wrong is said at its field", () => {
    const [page] = answered(asked(), { done: false, errdesc: "mail" })
    expect([said(page).faults, said(page).fields[1]?.message]).toEqual([[], "Niepoprawny adres email"])
  })

  test("when nothing comes back, the shopper reads what to do (8.65)", () => {
    const [page] = answered(asked(), null)
    expect(said(page).faults).toEqual(["Wystąpił błąd połączenia. Sprawdź połączenie z internetem lub spróbuj ponownie później."])
  })

  test("an answer to an older question changes nothing", () => {
    const page = asked()
    expect(notifyPage(page, { type: "NotifyAnswered", requestId: page.lastId - 1, reply: { done: true } })[0]).toBe(page)
  })
})
