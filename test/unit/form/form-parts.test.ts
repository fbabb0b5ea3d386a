import { describe, expect, test } from "vitest"
import { openForm } from "../../../core/form/form.ts"
import type { Form, FormEvent } from "../../../core/form/form-state.ts"
import { postedFields } from "../../../core/form/posted-fields.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { timeLimit } from "../../../core/shell/time-limit.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { after, answered, field, pause, stateOf, states, submit, type } from "../../support/form/form-events.ts"

const pl = textCatalogue("pl", {})
const valueOf = (state: Form, id: string) => state.fields.find((one) => one.id === id)?.value
const values = (state: Form) => Object.fromEntries(state.fields.map(({ id, value }) => [id, value]))
const regions = (state: Form) => Object.fromEntries(state.fields.map(({ id, region }) => [id, region]))
const chosen = (id: string, value: string): FormEvent => ({ type: "Chosen", field: id, value })

describe("each group has a region of its own (14.27)", () => {
  const addresses = openForm([
    field("client_region", "region", { group: "client", value: "pl" }),
    field("client_zip", "zipcode", { group: "client", required: true }),
    field("delivery_region", "region", { group: "delivery", value: "" }),
    field("delivery_zip", "zipcode", { group: "delivery", required: true }),
    field("loose_zip", "zipcode", { region: "cz" }),
  ])

  test("it opens with that of its select", () => {
    expect(regions(addresses)).toMatchObject({ client_zip: "pl", delivery_zip: null, loose_zip: "cz" })
  })

  test("a choice moves its own group at once, and asks again about what stands there", () => {
    const [typed] = after(addresses, type("delivery_zip", "10115"), pause(1))
    const [moved, commands] = after(typed, chosen("delivery_region", "de"))
    expect(regions(moved)).toMatchObject({ client_zip: "pl", delivery_zip: "de", loose_zip: "cz" })
    expect(commands).toEqual([
      { type: "CheckClientData", requestId: 2, questions: [{ field: "delivery_zip", name: "zipcode", value: "10115", region: "de" }] },
    ])
    expect(regions(after(moved, chosen("delivery_region", ""))[0])["delivery_zip"]).toBeNull()
  })

  test("a group can be told its region without a select in it, and with one the select shows it", () => {
    const [loose] = after(addresses, { type: "RegionChosen", group: "", region: "de" })
    expect(regions(loose)).toMatchObject({ client_zip: "pl", delivery_zip: null, loose_zip: "de" })
    const [told] = after(addresses, { type: "RegionChosen", group: "delivery", region: "fr" })
    expect([valueOf(told, "delivery_region"), regions(told)["delivery_zip"]]).toEqual(["fr", "fr"])
    expect(after(told, { type: "RegionChosen", group: "delivery", region: "fr" })[0]).toBe(told)
    expect(after(told, { type: "RegionChosen", group: "nowhere", region: "fr" })[0]).toBe(told)
  })

  test("a region that nobody has chosen is a fault of its select", () => {
    expect(viewForm(after(addresses, submit)[0], pl).fields[2]?.message).toBe("Proszę wybrać opcję.")
  })
})

describe("what is hidden or disabled is neither judged nor posted, and keeps its value (14.28)", () => {
  const company = openForm(
    [
      field("firm", "firm", { group: "company", required: true, value: "Garncarnia" }),
      field("nip", "nip", { group: "company", required: true }),
      field("city", "city", { name: "client_city", required: true, value: "Gdynia" }),
      field("note", "text", { required: true }),
    ],
    { hiddenParts: ["company"], disabledParts: ["note"] },
  )

  test("a submit passes them by", () => {
    const [waiting, commands] = after(company, submit)
    expect(commands[0]).toMatchObject({ type: "CheckClientData", questions: [{ field: "city" }] })
    expect(after(waiting, answered(1))[1]).toEqual([{ type: "SubmitForm" }])
    expect(postedFields(company)).toEqual([{ name: "client_city", value: "Gdynia" }])
  })

  test("shown again, it has its value and is judged", () => {
    const [shown] = after(company, { type: "Shown", part: "company" }, { type: "Enabled", part: "note" })
    expect(postedFields(shown).map(({ name }) => name)).toEqual(["firm", "nip", "client_city", "note"])
    expect(states(shown)).toEqual({ firm: "neutral", nip: "neutral", city: "neutral", note: "neutral" })
    expect(after(shown, submit)[0]).toMatchObject({ isSubmitting: false })
    expect(stateOf(after(shown, submit)[0], "nip")).toBe("error")
  })

  test("hidden while it is in error, asked about or typed in, it holds nothing up", () => {
    const [shown] = after(company, { type: "Shown", part: "company" }, { type: "Enabled", part: "note" }, type("note", "x"))
    const [stopped] = after(shown, submit, answered(2))
    expect(stateOf(stopped, "nip")).toBe("error")
    const [folded] = after(stopped, { type: "Hidden", part: "company" })
    expect([stateOf(folded, "firm"), stateOf(folded, "nip")]).toEqual(["neutral", "neutral"])
    expect(after(folded, submit)[1]).toEqual([{ type: "SubmitForm" }])
    const [asked] = after(shown, type("firm", "Huta"), pause(2), { type: "Hidden", part: "firm" })
    const [late] = after(asked, answered(3, { field: "firm", messages: [{ code: "no_firmname", message: "" }] }))
    expect([stateOf(asked, "firm"), stateOf(late, "firm")]).toEqual(["neutral", "neutral"])
  })

  test("a field of a hidden group that is hidden itself stays hidden when its group is shown", () => {
    const [both] = after(company, { type: "Hidden", part: "nip" }, { type: "Shown", part: "company" })
    expect(viewForm(both, pl).fields.map(({ isHidden, isDisabled }) => [isHidden, isDisabled])).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [false, true],
    ])
    expect(after(both, { type: "Hidden", part: "nip" })[0]).toBe(both)
  })

  test("typed into what nobody sees, it is kept and starts no check", () => {
    const [typed, commands] = after(company, type("nip", "5252344078"))
    expect([valueOf(typed, "nip"), commands, typed.changedIds]).toEqual(["5252344078", [], []])
  })

  test("a fault that belongs to a hidden house number stays at its street", () => {
    const street = openForm(
      [field("street", "street", { value: "Polna", region: "pl", linkedTo: "number" }), field("number", "streetNumber", { value: "7" })],
      { hiddenParts: ["number"] },
    )
    const [asked, commands] = after(street, submit)
    expect(commands[0]).toMatchObject({ questions: [{ value: "Polna" }] })
    expect(states(after(asked, answered(1, { field: "street", messages: [{ code: "no_street_number", message: "" }] }))[0])).toEqual({
      street: "error",
      number: "neutral",
    })
  })
})

describe("a group that is the same as another (14.29)", () => {
  const same: FormEvent = { type: "SameAsChosen", group: "delivery", as: "client" }
  const undone: FormEvent = { type: "SameAsUndone", group: "delivery" }
  const address = openForm([
    field("name", "text", { group: "client", role: "name", value: "Jan" }),
    field("city", "city", { group: "client", value: "Gdynia" }),
    field("region", "region", { group: "client", value: "pl" }),
    field("sms", "checkbox", { group: "client", checked: true }),
    field("d_name", "text", { group: "delivery", role: "name", value: "Anna" }),
    field("d_city", "city", { group: "delivery" }),
    field("d_region", "region", { group: "delivery", value: "de" }),
    field("d_zip", "zipcode", { group: "delivery", value: "10115" }),
    field("d_sms", "checkbox", { group: "delivery" }),
  ])

  test("takes its values at once, country and ticks too, and what has no counterpart stays", () => {
    const [copied, commands] = after(address, same)
    expect(values(copied)).toMatchObject({ d_name: "Jan", d_city: "Gdynia", d_region: "pl", d_zip: "10115" })
    expect([regions(copied)["d_zip"], copied.fields.at(-1)?.checked]).toEqual(["pl", true])
    expect(commands).toMatchObject([{ type: "CheckClientData", questions: [{ field: "d_city" }, { field: "d_zip", region: "pl" }] }])
    expect(viewForm(copied, pl).copiedGroups).toEqual(["delivery"])
  })

  test("follows what is typed, and is judged with it", () => {
    const [copied] = after(address, same, type("city", "Sopot"))
    expect(valueOf(copied, "d_city")).toBe("Sopot")
    expect(after(copied, pause(copied.timerId ?? 0))[1]).toMatchObject([{ questions: [{ field: "city" }, { field: "d_city" }] }])
  })

  test("undone, it has again what stood there", () => {
    const [own] = after(address, same, type("city", "Sopot"), undone)
    expect(values(own)).toMatchObject({ city: "Sopot", d_name: "Anna", d_city: "", d_region: "de", d_zip: "10115" })
    expect([regions(own)["d_zip"], own.fields.at(-1)?.checked, own.copies]).toEqual(["de", false, []])
    expect(after(own, undone)[0]).toBe(own)
  })

  test("a copy that somebody changes is the group's own, and the others stay", () => {
    const [own] = after(address, same, type("d_city", "Hel"), type("name", "Ewa"))
    expect(values(own)).toMatchObject({ name: "Ewa", d_name: "Jan", d_city: "Hel" })
    expect(own.copies).toEqual([])
  })

  test("a copy of a copy follows, a circle is not made, and a group is the same as one other", () => {
    const three = openForm([
      field("a", "city", { group: "a", value: "Gdynia" }),
      field("b", "city", { group: "b" }),
      field("c", "city", { group: "c" }),
    ])
    const [chain] = after(three, { type: "SameAsChosen", group: "c", as: "b" }, { type: "SameAsChosen", group: "b", as: "a" })
    expect(values(chain)).toEqual({ a: "Gdynia", b: "Gdynia", c: "Gdynia" })
    for (const [group, as] of [
      ["a", "c"],
      ["a", "a"],
      ["c", "a"],
      ["b", "nowhere"],
    ] as const)
      expect(after(chain, { type: "SameAsChosen", group, as })[0]).toBe(chain)
  })
})

describe("a form opens with the verdict of a refused post (14.30)", () => {
  const code = (name: string, message = "") => ({ _tag: "Code", code: name, message, detail: "" }) as const
  const fields = [
    field("login", "login", { value: "janek" }),
    field("mail", "email", { value: "jan@" }),
    field("nip", "nip", { value: "1", group: "company" }),
    field("city", "city", { value: "Gdynia" }),
  ]
  const opened = openForm(fields, {
    hiddenParts: ["company"],
    verdict: {
      faults: [
        { field: "login", fault: code("login_taken") },
        { field: "nip", fault: code("incorect_nip") },
        { field: "gone", fault: code("no_city") },
      ],
      whole: [code("own", "Zamówień z tej sieci było dziś za dużo."), code("other", "Spróbuj jutro.")],
    },
  })

  test("faults by field, the page's own beside the shop's, and several of the whole form", () => {
    const view = viewForm(opened, pl)
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
    expect(viewForm(typed, pl).faults).toHaveLength(4)
    const [waiting] = after(typed, submit)
    expect(viewForm(waiting, pl).faults).toEqual([])
    expect(after(waiting, answered(3))[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("what only the shop can judge is not marked as fine (14.2)", () => {
    const signIn = [
      field("user_login", "login", { autocomplete: "username", value: "jan" }),
      field("user_pass", "password", { autocomplete: "current-password" }),
    ]
    const refused = openForm(signIn, { verdict: { faults: [{ field: "user_pass", fault: { _tag: "Empty" } }], whole: [] } })
    expect(states(refused)).toEqual({ user_login: "neutral", user_pass: "error" })
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
    expect(viewForm(over, pl).faults).toEqual(["Sklep nie odpowiedział na czas. Sprawdź połączenie z internetem i spróbuj jeszcze raz."])
    const [sent, sending] = after(over, submit)
    expect([viewForm(sent, pl).faults, sending]).toEqual([[], [{ type: "SubmitForm" }]])
  })

  test("a fault that is known meanwhile stops it as any other", () => {
    const two = openForm([field("city", "city", { value: "Gdynia" }), field("note", "text", { required: true })])
    const [over, focus] = after(two, submit, ended(2))
    expect([over.hasFailed, focus, viewForm(over, pl).faults]).toEqual([
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
  const message = (state: Form, id: string) => viewForm(state, pl).fields.find((one) => one.id === id)?.message

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
