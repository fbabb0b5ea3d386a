import { describe, expect, test } from "vitest"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { kindRules } from "../../../core/form/every-rule.ts"
import { noteCode } from "../../../core/form/field.ts"
import { openForm } from "../../../core/form/form.ts"
import type { FormState, FormEvent } from "../../../core/form/form-state.ts"
import { postedFields } from "../../../core/form/posted-fields.ts"
import { withVerdict } from "../../../core/form/verdict.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { timeLimit } from "../../../core/shell/time-limit.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { after, answered, field, pause, stateOf, states, submit, type } from "../../support/form/form-events.ts"

const pl = textCatalogue("pl", {})
const valueOf = (state: FormState, id: string) => state.fields.find((one) => one.id === id)?.value
const chosen = (id: string, value: string): FormEvent => ({ type: "Chosen", field: id, value })

describe("a form opens with the verdict of a refused post (14.30)", () => {
  const code = (name: string, message = "") => ({ _tag: "Code", code: name, message, detail: "" }) as const
  const fields = [
    field("login", "login", { value: "janek" }),
    field("mail", "email", { value: "jan@" }),
    field("nip", "nip", { value: "1", group: "company" }),
    field("city", "city", { value: "Gdynia" }),
  ]
  const opened = withVerdict(
    openForm(fields, { hiddenParts: ["company"] }),
    {
      faults: [
        { field: "login", fault: code("login_taken") },
        { field: "nip", fault: code("incorect_nip") },
        { field: "gone", fault: code("no_city") },
      ],
      whole: [code("own", "Zamówień z tej sieci było dziś za dużo."), code("other", "Spróbuj jutro.")],
    },
    kindRules,
  )

  test("faults by field, the page's own beside the shop's, and several of the whole form", () => {
    const view = viewForm(opened, pl, faultText)
    expect(view.fields.map(({ message }) => message)).toEqual([
      "Podany login jest już zajęty.",
      "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com.",
      null,
      null,
    ])
    expect([view.fields[3]?.state, view.hasFailed]).toEqual(["success", true])
    expect(view.faults).toEqual([
      "Zamówień z tej sieci było dziś za dużo.",
      "Spróbuj jutro.",
      "Błędnie wpisany NIP.",
      "Wpisz w to pole nazwę miasta.",
    ])
  })

  test("the form can be put right and sent, and its old faults go with the press", () => {
    const [typed] = after(opened, type("login", "janek2"), type("mail", "jan@kowalski.com"))
    expect(viewForm(typed, pl, faultText).faults).toHaveLength(4)
    const [waiting] = after(typed, submit)
    expect(viewForm(waiting, pl, faultText).faults).toEqual([])
    expect(after(waiting, answered(3))[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("what only the shop can judge is not marked as fine (14.2)", () => {
    const signIn = [
      field("user_login", "login", { autocomplete: "username", value: "jan" }),
      field("user_pass", "password", { autocomplete: "current-password" }),
    ]
    const refused = withVerdict(openForm(signIn), { faults: [{ field: "user_pass", fault: { _tag: "Empty" } }], whole: [] }, kindRules)
    expect(states(refused)).toEqual({ user_login: "neutral", user_pass: "error" })
    const [pressed] = after(refused, type("user_pass", "tajne-haslo"), submit)
    expect(viewForm(pressed, pl, faultText).fields.map(({ state }) => state)).toEqual(["neutral", "neutral"])
  })
})

describe("a submit that waits for answers has a time limit (14.31, 19.44)", () => {
  const city = openForm([field("city", "city", { value: "Gdynia" }), field("mail", "email", { required: true, value: "jan@kowalski.com" })])
  const ended = (timerId: number): FormEvent => ({ type: "TimerEnded", timerId })
  const [waiting, commands] = after(city, submit)

  test("it starts with the press, says so when it ends, and the next press sends the form", () => {
    expect(commands.at(-1)).toEqual(timeLimit(2))
    const [over, none] = after(waiting, ended(2))
    expect([over.isSubmitPending, over.isSubmitting, none]).toEqual([false, false, []])
    expect(viewForm(over, pl, faultText).faults).toEqual([
      "Sklep nie odpowiedział na czas. Sprawdź połączenie z internetem i spróbuj jeszcze raz.",
    ])
    const [sent, sending] = after(over, submit)
    expect([viewForm(sent, pl, faultText).faults, sending]).toEqual([[], [{ type: "SubmitForm" }]])
  })

  test("a fault that is known meanwhile stops it as any other", () => {
    const two = openForm([field("city", "city", { value: "Gdynia" }), field("note", "text", { required: true })])
    const [over, focus] = after(two, submit, ended(2))
    expect([over.hasFailed, focus, viewForm(over, pl, faultText).faults]).toEqual([
      true,
      [{ type: "FocusField", field: "note" }],
      ["Sklep nie odpowiedział na czas. Sprawdź połączenie z internetem i spróbuj jeszcze raz."],
    ])
  })

  test("a limit that nobody waits for any more changes nothing", () => {
    expect(after(waiting, ended(1))[0]).toBe(waiting)
    const [typed] = after(waiting, type("city", "Sopot"))
    expect(after(typed, ended(2))[0]).toBe(typed)
    const [sent] = after(waiting, answered(1))
    expect(after(sent, ended(2))[0]).toBe(sent)
  })
})

describe("kinds of fields", () => {
  const rules = { forbiddenTypes: [], forbiddenExtensions: ["exe"], maxSize: 10, maxFiles: 2 }
  const kinds = openForm([
    field("type", "radio", { name: "client_type", required: true }),
    field("words", "textarea", { minLength: 3, maxLength: 5 }),
    field("photos", "files", { fileRules: rules }),
    field("scan", "files", { fileRules: rules, required: true }),
  ])
  const file = (name: string, size = 1) => ({ name, size, type: "" })
  const files = (id: string, ...names: readonly string[]): FormEvent => ({
    type: "FilesChosen",
    field: id,
    files: names.map((n) => file(n)),
  })
  const message = (state: FormState, id: string) => viewForm(state, pl, faultText).fields.find((one) => one.id === id)?.message

  test("a radio group is judged at once, and wanted only where it is required (14.6)", () => {
    expect(message(after(kinds, submit)[0], "type")).toBe("Proszę wybrać opcję.")
    expect(stateOf(after(kinds, submit, chosen("type", "firm"))[0], "type")).toBe("success")
    expect(stateOf(after(openForm([field("r", "radio")]), submit)[0], "r")).toBe("success")
  })

  test("a line break counts as one character, however it is sent (14.32)", () => {
    const [typed] = after(kinds, type("words", "ab\r\ncd"), pause(1))
    expect(stateOf(typed, "words")).toBe("success")
    expect(message(after(kinds, type("words", "ab\ncde"), pause(1))[0], "words")).toBe("Maksymalna liczba znaków dla tego pola to 5")
  })

  test("several files are taken together, and a fault empties the field and says why (14.5, 14.33)", () => {
    expect(valueOf(after(kinds, files("photos", "a.jpg", "b.jpg"))[0], "photos")).toBe("a.jpg\nb.jpg")
    const [wrong] = after(kinds, files("photos", "a.jpg"), files("photos", "a.jpg", "b.exe"))
    expect([valueOf(wrong, "photos"), message(wrong, "photos")]).toEqual([
      "",
      "Nie można wgrać pliku b.exe, ponieważ załączanie plików tego typu jest niedozwolone.",
    ])
    expect(message(after(kinds, files("photos", "a", "b", "c"))[0], "photos")).toBe("Za dużo plików naraz. Najwięcej w tym polu: 2.")
    expect(after(kinds, { type: "FilesChosen", field: "words", files: [] })[0]).toBe(kinds)
  })

  test("a file with a fault stops only a field that is required (5.90, 14.33)", () => {
    const [ready] = after(kinds, chosen("type", "firm"), files("photos", "a.exe"))
    expect(after(ready, files("scan", "b.exe"), submit)[1]).toEqual([{ type: "FocusField", field: "scan" }])
    expect(message(after(ready, submit)[0], "scan")).toBe("Proszę wypełnić to pole.")
    expect(after(ready, files("scan", "b.jpg"), submit)[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("each posts what a browser would (14.35)", () => {
    const [filled] = after(kinds, chosen("type", "firm"), type("words", "abc"), files("photos", "a.jpg", "b.jpg"))
    expect(postedFields(kinds).map(({ name }) => name)).toEqual(["words", "photos", "scan"])
    expect(postedFields(filled)).toEqual([
      { name: "client_type", value: "firm" },
      { name: "words", value: "abc" },
      { name: "photos", value: "a.jpg" },
      { name: "photos", value: "b.jpg" },
      { name: "scan", value: "" },
    ])
  })
})

describe("a note beside a value stops nobody (10.971)", () => {
  const note = { code: noteCode, message: "Nie udało się sprawdzić." }
  const typed = openForm([field("nip", "nip", { value: "DE136695976", region: "1" })])

  test("its field counts as valid and says it without a mark, and the form is sent", () => {
    const [asked] = after(typed, submit)
    const [noted, commands] = after(asked, answered(1, { field: "nip", messages: [note] }))
    expect(noted.fields[0]?.state).toBe("success")
    expect(viewForm(noted, pl, faultText).fields[0]).toMatchObject({ state: "neutral", message: "Nie udało się sprawdzić." })
    expect([commands, viewForm(noted, pl, faultText).hasFailed]).toEqual([[{ type: "SubmitForm" }], false])
  })

  test("it goes with the next key, as every verdict does (14.45)", () => {
    const [noted] = after(after(typed, submit)[0], answered(1, { field: "nip", messages: [note] }))
    expect(viewForm(after({ ...noted, isSubmitting: false }, type("nip", "DE1"))[0], pl, faultText).fields[0]).toMatchObject({
      state: "neutral",
      message: null,
    })
  })

  test("a page that comes back with a note and nothing else has not failed (14.30)", () => {
    const fault = { _tag: "Code", code: noteCode, message: "", detail: "Nie udało się sprawdzić." } as const
    const view = viewForm(withVerdict(typed, { faults: [{ field: "nip", fault }], whole: [] }, kindRules), pl, faultText)
    expect([view.hasFailed, view.fields[0]?.state, view.fields[0]?.message]).toEqual([false, "neutral", "Nie udało się sprawdzić."])
  })
})
