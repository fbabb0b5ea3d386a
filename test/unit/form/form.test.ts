import { expect, test } from "vitest"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { openForm } from "../../../core/form/form.ts"
import type { FormState, FormCommand } from "../../../core/form/form-state.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { after, afterInGroups, answered, field, pause, stateOf, states, submit, type } from "../../support/form/form-events.ts"

const pl = textCatalogue("pl", {})
const names = openForm([field("first", "text", { required: true }), field("note", "text")])

test("a form opens neutral, with what stands in it", () => {
  const state = openForm([field("city", "city", { value: "Gdynia" }), field("terms", "checkbox", { checked: true })])
  expect(states(state)).toEqual({ city: "neutral", terms: "neutral" })
  expect(state).toMatchObject({
    strongPassword: "new",
    lastId: 0,
    timerId: null,
    changedIds: [],
    isSubmitPending: false,
    isSubmitting: false,
    hasFailed: false,
    clientExists: null,
  })
  expect(viewForm(state, pl, faultText).fields.map(({ value, checked, isEmpty }) => [value, checked, isEmpty])).toEqual([
    ["Gdynia", false, false],
    ["", true, true],
  ])
})

test("a field is neutral at first and becomes success or error once it has been validated (4.1, 5.26)", () => {
  const [typed, commands] = after(names, type("first", "x"))
  expect([states(typed), commands]).toEqual([
    { first: "neutral", note: "neutral" },
    [{ type: "StartTimer", timer: "typing", timerId: 1, ms: 500 }],
  ])
  const [checked] = after(typed, pause(1))
  expect(states(checked)).toEqual({ first: "success", note: "neutral" })
  const [wrong] = after(checked, type("first", " "), pause(2))
  expect(states(wrong)).toEqual({ first: "error", note: "neutral" })
  expect(viewForm(wrong, pl, faultText).fields[0]).toEqual({
    id: "first",
    value: " ",
    checked: false,
    state: "error",
    isEmpty: false,
    isBusy: false,
    message: "Proszę wypełnić to pole.",
    isHidden: false,
    isDisabled: false,
  })
})

test("a field carries an empty flag that follows its content (4.2)", () => {
  const empty = (state: FormState) => viewForm(state, pl, faultText).fields[0]?.isEmpty
  const [typed] = after(names, type("first", "x"))
  expect([empty(names), empty(typed), empty(after(typed, type("first", ""))[0])]).toEqual([true, false, true])
})

test("typing is debounced: only the timer of the last key counts (4.7)", () => {
  const [state] = after(names, type("first", "x"), type("first", "xy"))
  expect(after(state, pause(1))[0]).toBe(state)
  expect(states(after(state, pause(2))[0])).toEqual({ first: "success", note: "neutral" })
  expect(after(names, pause(0))[0]).toBe(names)
  expect(after(names, type("nowhere", "x"))[0]).toBe(names)
  expect(after(names, type("first", ""))[0]).toBe(names)
})

test("the password is checked 100 ms after input", () => {
  const state = openForm([field("user_pass", "password", { autocomplete: "new-password" })])
  expect(after(state, type("user_pass", "a"))[1]).toEqual([{ type: "StartTimer", timer: "typing", timerId: 1, ms: 100 }])
})

test("when more than one field changed within the pause, all states are cleared and the whole form is validated (4.8)", () => {
  const three = openForm([field("a", "text", { required: true }), field("b", "text"), field("c", "text", { required: true })])
  const [first] = after(three, type("a", ""), type("a", "x"), pause(1))
  expect(states(first)).toEqual({ a: "success", b: "neutral", c: "neutral" })
  const [filled] = after(first, type("a", ""), type("b", "y"), pause(3))
  expect(states(filled)).toEqual({ a: "error", b: "success", c: "error" })
  expect(filled.changedIds).toEqual([])
})

test("what was typed before the form ran is judged in one pause and says nothing of the fields that are still empty; later autofill does (4.8, 14.36)", () => {
  const four = openForm([...["a", "b", "c"].map((id) => field(id, "text", { required: true, minLength: 2 })), field("note", "text")])
  const early = (id: string, value: string) => ({ type: "TypedEarly", field: id, value }) as const
  const [opened] = after(four, early("a", "xy"), early("b", "x"), type("note", "y"), pause(3))
  expect(states(opened)).toEqual({ a: "success", b: "error", c: "neutral", note: "success" })
  const [stopped] = after(four, early("a", "xy"), early("b", "xy"), submit)
  const laterFilled = (before: FormState) => after(before, type("b", "xyz"), type("note", "yz"), pause(before.lastId + 2))[0]
  const all = { a: "success", b: "success", c: "error", note: "success" }
  expect([stopped, ...[opened, stopped].map(laterFilled)].map(states)).toEqual([all, all, all])
})

test("an error of a field that the browser fills in is cleared, too, when several others were filled in (4.8)", () => {
  const account = openForm([
    field("user_login", "login", { required: true, autocomplete: "username" }),
    field("first", "text"),
    field("second", "text"),
  ])
  const [stopped] = after(account, submit)
  expect(stateOf(stopped, "user_login")).toBe("error")
  const [filled] = after(stopped, type("first", "x"), type("second", "y"), pause(2))
  expect(states(filled)).toEqual({ user_login: "neutral", first: "success", second: "success" })
})

test("a field of blanks only stays as it is when the field that it belongs with changes (5.10)", () => {
  const pair = (value: string) =>
    openForm([field("user_pass", "password"), field("again", "passwordRepeat", { linkedTo: "user_pass", value })])
  const afterTyping = (value: string) => states(after(pair(value), type("user_pass", "Kot-1-kot"), pause(1))[0])
  expect([afterTyping("  "), afterTyping("x")]).toMatchObject([{ again: "neutral" }, { again: "error" }])
})

test("a password that may be left out is repeated where it was typed, and not where it was taken out again (14.7, 14.45, 10.602)", () => {
  const pair = openForm([field("user_pass", "password"), field("again", "passwordRepeat", { linkedTo: "user_pass" })])
  const [fine] = after(pair, submit, { type: "Returned" })
  expect(stateOf(fine, "again")).toBe("success")
  const [missed, commands] = after(fine, type("user_pass", "Kot-1-kotek"), pause(1), answered(2), submit)
  expect([stateOf(missed, "again"), commands]).toEqual(["error", [{ type: "FocusField", field: "again" }]])
  expect(after(missed, type("user_pass", ""), submit)[1]).toEqual([{ type: "SubmitForm" }])
})

test("one field typed in twice is one field", () => {
  const [state] = after(names, type("note", "x"), type("note", "xy"), pause(2))
  expect(states(state)).toEqual({ first: "neutral", note: "success" })
})

const signIn = openForm([
  field("user_login", "login", { required: true, autocomplete: "username" }),
  field("user_pass", "password", { required: true, autocomplete: "current-password" }),
  field("code", "text"),
])

test("fields that the browser fills in are neither counted nor checked while typing, but on submit (5.27)", () => {
  const [filled, commands] = after(signIn, type("user_login", "j"), type("user_pass", "x"))
  expect([commands, filled.changedIds, filled.timerId]).toEqual([[], [], null])
  const [typed] = after(filled, type("code", "y"), pause(1))
  expect(states(typed)).toEqual({ user_login: "neutral", user_pass: "neutral", code: "success" })
  const [sent, sending] = after(typed, submit)
  expect([sent.isSubmitting, sending]).toEqual([true, [{ type: "SubmitForm" }]])
  const [stopped, focus] = after(signIn, submit)
  expect(states(stopped)).toEqual({ user_login: "error", user_pass: "error", code: "success" })
  expect(focus).toEqual([{ type: "FocusField", field: "user_login" }])
  expect(stateOf(after(stopped, type("user_login", "jan"))[0], "user_login")).toBe("neutral")
})

test("on submit the whole form is validated, and sent when it is valid (4.3)", () => {
  const [state, commands] = after(names, type("first", "x"), submit)
  expect([states(state), state.isSubmitting, state.hasFailed, commands]).toEqual([
    { first: "success", note: "success" },
    true,
    false,
    [{ type: "SubmitForm" }],
  ])
  expect(viewForm(state, pl, faultText)).toMatchObject({ isSubmitting: true, isBusy: false, hasFailed: false })
})

test("a submit that is not valid sets the fail marker and leads to the first field in error (4.4)", () => {
  const [state, commands] = after(names, submit)
  expect([state.hasFailed, state.isSubmitting, commands]).toEqual([true, false, [{ type: "FocusField", field: "first" }]])
  expect(viewForm(state, pl, faultText).hasFailed).toBe(true)
  const [mended] = after(state, type("first", "x"), submit)
  expect([mended.hasFailed, mended.isSubmitting]).toEqual([false, true])
  expect(after(state, submit)[0].isSubmitting).toBe(false)
})

test("further submits are blocked while the submitting marker is there, and it goes when the page comes back (4.5, 4.6)", () => {
  const [sent] = after(names, type("first", "x"), submit)
  expect(after(sent, submit)[0]).toBe(sent)
  const [back] = after(sent, { type: "Returned" })
  expect(back.isSubmitting).toBe(false)
  expect(after(back, { type: "Returned" })[0]).toBe(back)
  expect(after(back, submit)[1]).toEqual([{ type: "SubmitForm" }])
})

test("a checkbox and a choice are judged at once, so that an error goes away with what mends it (14.6)", () => {
  const state = openForm([field("terms", "checkbox", { required: true }), field("country", "select", { required: true })])
  const [stopped] = after(state, submit)
  expect(states(stopped)).toEqual({ terms: "error", country: "error" })
  const [mended, commands] = after(
    stopped,
    { type: "Toggled", field: "terms", checked: true },
    { type: "Chosen", field: "country", value: "pl" },
  )
  expect([states(mended), commands]).toEqual([{ terms: "success", country: "success" }, []])
  expect(stateOf(after(mended, { type: "Toggled", field: "terms", checked: false })[0], "terms")).toBe("error")
  expect(after(mended, { type: "Toggled", field: "nowhere", checked: true })[0]).toBe(mended)
  expect(after(mended, { type: "Chosen", field: "nowhere", value: "" })[0]).toBe(mended)
})

const address = openForm([
  field("number", "streetNumber"),
  field("street", "street", { linkedTo: "number", region: "pl" }),
  field("prefix", "phonePrefix", { value: "+48" }),
  field("phone", "phone", { linkedTo: "prefix", region: "pl" }),
])

test("a street is validated with its house number, and a missing number is the number's error (5.19, 14.7)", () => {
  const [asked, commands] = after(address, type("street", "Polna"), pause(1))
  expect(commands).toEqual([
    { type: "CheckClientData", requestId: 2, questions: [{ field: "street", name: "street", value: "Polna", region: "pl" }] },
  ])
  const [state] = after(asked, answered(2, { field: "street", messages: [{ code: "no_street_number", message: "" }] }))
  expect([stateOf(state, "street"), stateOf(state, "number")]).toEqual(["success", "error"])
  const [typed, again] = after(state, type("number", "7"), pause(3))
  expect(again).toEqual([
    { type: "CheckClientData", requestId: 4, questions: [{ field: "street", name: "street", value: "Polna 7", region: "pl" }] },
  ])
  expect([stateOf(after(typed, answered(4))[0], "street"), stateOf(after(typed, answered(4))[0], "number")]).toEqual(["success", "success"])
})

test("a street without messages takes the error from its number, and another code stays at the street", () => {
  const [asked] = after(
    address,
    type("street", "Polna"),
    pause(1),
    answered(2, { field: "street", messages: [{ code: "no_street_number", message: "" }] }),
  )
  const [retyped] = after(asked, type("street", "Polna 7"), pause(3), answered(4))
  expect([stateOf(retyped, "street"), stateOf(retyped, "number")]).toEqual(["success", "success"])
  const [other] = after(
    address,
    type("street", "P"),
    pause(1),
    answered(2, { field: "street", messages: [{ code: "no_street", message: "" }] }),
  )
  expect([stateOf(other, "street"), stateOf(other, "number")]).toEqual(["error", "neutral"])
})

test("a phone is asked about with its prefix, and again when the prefix changes (14.7)", () => {
  const value = (commands: readonly FormCommand[]) =>
    commands.flatMap((command) => (command.type === "CheckClientData" ? command.questions : [])).map((one) => one.value)
  const [state, commands] = after(address, type("phone", "600700800"), pause(1))
  expect(value(commands)).toEqual(["+48600700800"])
  expect(value(after(state, { type: "Chosen", field: "prefix", value: "+49" })[1])).toEqual(["+49600700800"])
})

test("another country judges what belongs to it anew", () => {
  const [state] = after(address, type("phone", "600700800"), pause(1), answered(2))
  const [moved, commands] = afterInGroups(state, { type: "RegionChosen", group: "", region: "de" })
  expect(commands).toEqual([
    { type: "CheckClientData", requestId: 3, questions: [{ field: "phone", name: "phone", value: "+48600700800", region: "de" }] },
  ])
  expect(moved.fields.map(({ region }) => region)).toEqual([null, "de", null, "de"])
  expect(afterInGroups(moved, { type: "RegionChosen", group: "", region: "de" })[0]).toBe(moved)
})

const register = openForm([
  field("login", "login"),
  field("password", "password", { linkedTo: "login", autocomplete: "new-password" }),
  field("repeat", "passwordRepeat", { linkedTo: "password" }),
])

test("login and password errors are split over their fields (5.21)", () => {
  const passwords = ["password", "repeat"].map((id) => type(id, "Tajne-haslo-1"))
  const [asked] = after(register, type("login", "jan.k"), ...passwords, pause(3))
  const [state] = after(
    asked,
    answered(
      4,
      { field: "login", messages: [{ code: "password_to_short", message: "" }] },
      { field: "password", messages: [{ code: "used_login", message: "" }] },
    ),
  )
  const messages = viewForm(state, pl, faultText).fields.map(({ message }) => message)
  expect(messages[0]).toBe("Podany login jest już zajęty.")
  expect(stateOf(state, "repeat")).toBe("success")
})

test("a repeated password is judged again with the first (14.7)", () => {
  const [state] = after(register, type("repeat", "Tajne-haslo-1"), pause(1))
  expect(stateOf(state, "repeat")).toBe("error")
  const [same] = after(state, type("password", "Tajne-haslo-1"), pause(2))
  expect(stateOf(same, "repeat")).toBe("success")
})

test("a weak new password blocks the submit with an alert (5.38)", () => {
  const [state, commands] = after(register, type("password", "haslohaslo"), submit)
  expect([stateOf(state, "password"), state.isSubmitting]).toEqual(["error", false])
  expect(commands).toEqual([
    { type: "FocusField", field: "password" },
    { type: "ShowAlert", fault: { _tag: "WeakPassword" } },
  ])
})

test("where strong passwords are off or always wanted, the form follows the setting", () => {
  const fields = [field("user_pass", "password", { autocomplete: "current-password" })]
  expect(after(openForm(fields, { strongPassword: "always" }), type("user_pass", "secret"), submit)[0].hasFailed).toBe(true)
  expect(after(openForm(fields, { strongPassword: "new" }), type("user_pass", "secret"), submit)[0].isSubmitting).toBe(true)
})

test("the questions form and the discount code are checked by the same rules (5.77, 5.81)", () => {
  const questions = openForm([field("question", "text", { required: true }), field("email", "email", { required: true })])
  expect(viewForm(after(questions, type("question", "?"), submit)[0], pl, faultText).fields.map(({ message }) => message)).toEqual([
    null,
    "Proszę wypełnić to pole.",
  ])
  const discount = openForm([field("rebate_code", "text", { required: true })])
  expect(viewForm(after(discount, submit)[0], pl, faultText).fields[0]?.message).toBe("Proszę wypełnić to pole.")
  expect(viewForm(after(discount, submit)[0], textCatalogue("en", {}), faultText).fields[0]?.message).toBe("Please complete this field")
})
