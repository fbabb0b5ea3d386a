import { describe, expect, test } from "vitest"
import { askingFields } from "../../../core/asking/asking.ts"
import { openPosted, postedAsking, type PostedAsking, viewPosted } from "../../../core/asking/posted-asking.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const pl = textCatalogue("pl", {})
const start = { name: "question", productId: 7, keeper: { name: "Pracownia", privacy: "/privacy" }, typed: {}, refused: null } as const
const messages = (page: PostedAsking) => viewPosted(page, pl).fields.map(({ message }) => message)

test("the fields have the platform's names, and the browser may fill in the address (5.77, 10.210)", () => {
  expect(askingFields.question.map(({ id, name, required }) => [id, name, required])).toEqual([
    ["askforproduct_email", "question_email", true],
    ["askforproduct_question", "question_text", true],
  ])
})

describe("the form as the page opens (10.203)", () => {
  test("nothing is judged before anybody has sent it", () => {
    expect(messages(openPosted(start))).toEqual([null, null])
    expect(viewPosted(openPosted(start), pl)).toMatchObject({ isShown: false, faults: [], hasFailed: false })
  })

  test("after a refused post it is shown with what was typed, each field judged, and a fault of a field said by it alone", () => {
    const page = openPosted({ ...start, typed: { email: "jan@", text: "Ile?" }, refused: "form" })
    expect(viewPosted(page, pl)).toMatchObject({ isShown: true, faults: [], hasFailed: true })
    expect(viewPosted(page, pl).fields.map(({ value }) => value)).toEqual(["jan@", "Ile?"])
    expect(messages(page)).toEqual([expect.stringContaining("e-mail"), null])
  })

  test("a network that has asked too often reads so (9.75)", () => {
    const page = openPosted({ ...start, typed: { email: "a@b.pl", text: "Ile?" }, refused: "limit" })
    expect(viewPosted(page, pl)).toMatchObject({
      isShown: true,
      faults: ["Z Twojej sieci przyszło dziś już dużo wiadomości. Spróbuj jutro albo zadzwoń do nas."],
    })
  })
})

test.each([
  ["Hm", "Minimalna liczba znaków dla tego pola to 3"],
  ["  ", "Proszę wypełnić to pole."],
  ["a".repeat(1001), "Maksymalna liczba znaków dla tego pola to 1000"],
  ["a".repeat(1000), null],
])("the question %j says %j (9.75)", (text, words) => {
  expect(messages(openPosted({ ...start, typed: { email: "a@b.pl", text }, refused: "form" }))).toEqual([null, words])
})

test("it is sent once, and can be sent again when the page comes back (4.5, 4.6)", () => {
  const filled = openPosted({ ...start, typed: { email: "a@b.pl", text: "Ile waży?" } })
  const [sent, commands] = postedAsking(filled, { type: "SubmitPressed" })
  expect(commands).toEqual([{ type: "SubmitForm" }])
  expect(postedAsking(sent, { type: "SubmitPressed" })).toEqual([sent, []])
  expect(postedAsking(sent, { type: "Returned" })[0].form.isSubmitting).toBe(false)
})
