import { expect, test } from "vitest"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { openForm } from "../../../core/form/form.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { timeLimit } from "../../../core/shell/time-limit.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { after, answered, field, pause, stateOf, states, submit, type } from "../../support/form/form-events.ts"

const pl = textCatalogue("pl", {})
const client = openForm([
  field("city", "city", { required: true }),
  field("email", "email"),
  field("account", "iban"),
  field("note", "text"),
])

test("several fields are asked about in one request, and bank accounts by their own call (5.29)", () => {
  const [state, commands] = after(client, type("city", "Gdynia"), type("email", "a@b.pl"), type("account", " 61 1090 "), pause(3))
  expect(commands).toEqual([
    {
      type: "CheckClientData",
      requestId: 4,
      questions: [
        { field: "city", name: "city", value: "Gdynia", region: null },
        { field: "email", name: "email", value: "a@b.pl", region: null },
      ],
    },
    { type: "CheckBankAccount", requestId: 5, field: "account", value: "61 1090" },
  ])
  expect(states(state)).toEqual({ city: "neutral", email: "neutral", account: "neutral", note: "success" })
  expect(viewForm(state, pl, faultText).fields.map(({ isBusy }) => isBusy)).toEqual([true, true, true, false])
})

test("what the page itself refuses is not asked about (14.1, 14.3)", () => {
  const [state, commands] = after(client, type("city", "  "), type("email", "a@"), pause(2))
  expect([stateOf(state, "city"), stateOf(state, "email"), commands]).toEqual(["error", "error", []])
})

test("an answer judges the fields it was asked about", () => {
  const [asked] = after(client, type("city", "Gdynia"), type("email", "a@b.pl"), pause(2))
  const [state] = after(asked, {
    type: "Answered",
    requestId: 3,
    replies: [{ field: "city", messages: [{ code: "no_city", message: "" }] }],
    clientExists: true,
  })
  expect(states(state)).toEqual({ city: "error", email: "success", account: "success", note: "success" })
  expect(viewForm(state, pl, faultText).fields[0]?.message).toBe("Wpisz w to pole nazwę miasta.")
  expect(state.clientExists).toBe(true)
  expect(after(state, type("city", "x"), pause(4), answered(5))[0].clientExists).toBe(true)
})

const address = openForm([
  field("street", "street", { required: true, region: "pl", linkedTo: "number", value: "Prosta" }),
  field("number", "streetNumber", { required: true }),
])

test("a house number that is missing stays an error, whatever the shop says about its street (14.12)", () => {
  const [asked] = after(address, submit)
  expect(states(asked)).toEqual({ street: "neutral", number: "error" })
  const [state, commands] = after(asked, answered(1))
  expect(states(state)).toEqual({ street: "success", number: "error" })
  expect(commands).toEqual([{ type: "FocusField", field: "number" }])
})

test("a house number goes with its street: wrong where the shop says so, fine with it, and not judged before anybody filled it in (14.12)", () => {
  const [asked] = after(address, type("street", "Krzywa"), pause(1))
  expect(states(after(asked, answered(2))[0])).toEqual({ street: "success", number: "neutral" })
  const [refused] = after(asked, answered(2, { field: "street", messages: [{ code: "no_street_number", message: "" }] }))
  expect(states(refused)).toEqual({ street: "success", number: "error" })
  const [fixed] = after(refused, type("number", "5"), pause(3))
  expect(states(after(fixed, answered(4))[0])).toEqual({ street: "success", number: "success" })
})

test.each([
  ["login", "password"],
  ["password", "login"],
])("codes are split over login and password, whichever stands first: %s, %s", (first, second) => {
  const account = openForm(
    [first, second].map((id) =>
      id === "login"
        ? field(id, "login", { value: "janek" })
        : field(id, "password", { value: "Tajne-haslo1", autocomplete: "new-password" }),
    ),
  )
  const [asked] = after(account, submit)
  const code = (name: string) => [{ code: name, message: "" }]
  const [crossed, commands] = after(asked, answered(1, { field: "login", messages: code("password_to_short") }))
  expect([states(crossed), commands]).toEqual([{ login: "success", password: "error" }, [{ type: "FocusField", field: "password" }]])
  const [taken] = after(asked, answered(1, { field: "password", messages: code("used_login") }))
  expect(states(taken)).toEqual({ login: "error", password: "success" })
  const [both] = after(asked, answered(1, { field: "password", messages: [...code("password_to_short"), ...code("used_login")] }))
  expect(states(both)).toEqual({ login: "error", password: "error" })
})

test("a late answer never judges a newer value", () => {
  const [asked] = after(client, type("city", "Gdy"), pause(1))
  const [typed] = after(asked, type("city", "Gdynia"))
  expect(after(typed, answered(2, { field: "city", messages: [{ code: "no_city", message: "" }] }))[0]).toBe(typed)
  expect(after(client, answered(9))[0]).toBe(client)
  const [again] = after(typed, pause(3))
  expect(stateOf(after(again, answered(4))[0], "city")).toBe("success")
})

test("a network failure of a remote check counts as valid (14.10)", () => {
  const [asked] = after(client, type("city", "Gdynia"), pause(1))
  expect(stateOf(after(asked, { type: "NotAnswered", requestId: 2 })[0], "city")).toBe("success")
  expect(after(asked, { type: "NotAnswered", requestId: 1 })[0]).toBe(asked)
})

test("a bank account is judged by its errno (5.24)", () => {
  const [asked] = after(client, type("account", "61"), pause(1))
  const [wrong] = after(asked, { type: "BankAccountAnswered", requestId: 3, field: "account", errno: 5 })
  expect([stateOf(wrong, "account"), viewForm(wrong, pl, faultText).fields[2]?.message]).toEqual([
    "error",
    "Format numeru konta bankowego jest niepoprawny",
  ])
  expect(stateOf(after(asked, { type: "BankAccountAnswered", requestId: 3, field: "account", errno: "0" })[0], "account")).toBe("success")
  expect(after(asked, { type: "BankAccountAnswered", requestId: 1, field: "account", errno: 5 })[0]).toBe(asked)
  expect(after(asked, { type: "BankAccountAnswered", requestId: 3, field: "nowhere", errno: 5 })[0]).toBe(asked)
})

test("a submit waits for the answers that are on their way (14.8)", () => {
  const [waiting, commands] = after(client, type("city", "Gdynia"), submit)
  expect([waiting.isSubmitPending, waiting.isSubmitting, commands.map((command) => command.type)]).toEqual([
    true,
    false,
    ["CheckClientData", "StartTimer"],
  ])
  expect(viewForm(waiting, pl, faultText).isBusy).toBe(true)
  expect(after(waiting, submit)[0]).toBe(waiting)
  const [sent, sending] = after(waiting, answered(2))
  expect([sent.isSubmitting, sent.isSubmitPending, sending]).toEqual([true, false, [{ type: "SubmitForm" }]])
  const [stopped, focus] = after(waiting, answered(2, { field: "city", messages: [{ code: "no_city", message: "" }] }))
  expect([stopped.isSubmitting, stopped.hasFailed, focus]).toEqual([false, true, [{ type: "FocusField", field: "city" }]])
})

test("a submit that waits for a bank account goes on with its answer", () => {
  const [waiting] = after(client, type("city", "Gdynia"), type("account", "61"), submit)
  const [half, none] = after(waiting, answered(3))
  expect([half.isSubmitting, none]).toEqual([false, []])
  expect(after(waiting, { type: "NotAnswered", requestId: 3 })[0].isSubmitting).toBe(false)
  expect(after(half, { type: "BankAccountAnswered", requestId: 4, field: "account", errno: 0 })[1]).toEqual([{ type: "SubmitForm" }])
})

test("typing takes the wish to submit back (14.8)", () => {
  const [waiting] = after(client, type("city", "Gdynia"), submit)
  const [typed] = after(waiting, type("note", "x"))
  expect(typed.isSubmitPending).toBe(false)
  expect(after(typed, answered(2))[1]).toEqual([])
})

test("a submit does not ask again about what was judged fine, nor about what is being asked (14.9)", () => {
  const [asking] = after(client, type("city", "Gdynia"), pause(1))
  const [waiting, commands] = after(asking, submit)
  expect([waiting.isSubmitPending, commands]).toEqual([true, [timeLimit(3)]])
  const [fine] = after(asking, answered(2))
  expect(after(fine, submit)[1]).toEqual([{ type: "SubmitForm" }])
})

test("a field in error stays so until it is changed", () => {
  const [wrong] = after(
    client,
    type("city", "Gdynia"),
    pause(1),
    answered(2, { field: "city", messages: [{ code: "no_city", message: "" }] }),
  )
  expect(after(wrong, submit)[1]).toEqual([{ type: "FocusField", field: "city" }])
  const [typed, commands] = after(wrong, type("city", "Sopot"), submit)
  expect([stateOf(typed, "city"), commands.map((command) => command.type)]).toEqual(["neutral", ["CheckClientData", "StartTimer"]])
})

test("what a value holds stays part of it: quotes and backslashes reach the question as they are (5.28)", () => {
  const [, commands] = after(client, type("city", String.raw`a"b\c`), pause(1))
  expect(commands).toEqual([
    { type: "CheckClientData", requestId: 2, questions: [{ field: "city", name: "city", value: String.raw`a"b\c`, region: null }] },
  ])
})
