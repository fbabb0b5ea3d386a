import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { clientMachine } from "../../core/account/client-machine.ts"
import { type ClientFormState, clientTextKeys } from "../../core/account/opened-client.ts"
import type { FormCommand, FormEvent } from "../../core/form/form-state.ts"
import type { RemoteReply } from "../../core/form/asked/remote-check.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ClientForm } from "../../ui/client/ClientForm.tsx"
import { clientModel } from "./client-models.ts"

const texts = pickTexts(textCatalogue("pl", {}), clientTextKeys)
const poland = "1143020003"
const known = {
  client_type: "person",
  client_firstname: "Zofia",
  client_lastname: "Nowak",
  client_email: "zofia@example.com",
  client_phone: "512345678",
  client_street: "Portowa",
  client_street_number: "7",
  client_zipcode: "84-150",
  client_city: "Hel",
  client_region: poland,
  delivery_region: poland,
  deliver_to_billingaddr: "1",
  client_login: "zofia.n",
  terms_agree: "1",
}

// what is typed is kept in the browser's session
afterEach(() => sessionStorage.clear())

type Asked = Extract<FormCommand, { readonly type: "CheckClientData" }>

/** Registration as somebody has filled it in, before its passwords; nothing is answered and no pause ends but when the test says so. */
async function opened(more: Readonly<Record<string, string>> = {}) {
  const plain = clientMachine.open({ ...clientModel("register"), known: { ...known, ...more } })
  if (plain === null) throw new Error("no form")
  const state = { ...plain, countries: [{ value: poland, text: "Polska" }] }
  const commands: FormCommand[] = []
  const store = createMachineStore<ClientFormState, FormEvent, FormCommand>(clientMachine.step, state, (command) => commands.push(command))
  render(<ClientForm store={store} texts={texts} />)
  const user = userEvent.setup()
  const type = async (id: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(`#${id}`)
    if (field === null) throw new Error(`no field ${id}`)
    await user.clear(field)
    await user.type(field, text)
  }
  for (const id of ["client_password", "repeat_password"]) await type(id, "Kubek-kubek1")
  return {
    type,
    /** the command of the last question */
    asked: () => commands.findLast((command): command is Asked => command.type === "CheckClientData"),
    send: (event: FormEvent) => act(() => store.send(event)),
    answer: (requestId: number, replies: readonly RemoteReply[] = []) =>
      act(() => store.send({ type: "Answered", requestId, replies, clientExists: null })),
    /** ends the newest timer of that name */
    end: (timer: "typing" | "action") => {
      const last = commands.findLast((command) => command.type === "StartTimer" && command.timer === timer)
      const task = last === undefined ? null : clientMachine.task(last, "pl")
      if (task?.effect !== "timer") throw new Error("no timer")
      act(() => store.send(task.ended))
    },
    press: () => user.click(screen.getByRole("button", { name: "Załóż konto" })),
    isBusy: () => document.querySelector("#submit_clientnew_form")?.getAttribute("aria-busy") === "true",
    sent: () => commands.filter(({ type: is }) => is === "SubmitForm").length,
    focused: () => commands.findLast((command) => command.type === "FocusField"),
    message: (id: string) => document.getElementById(`${id}_message`)?.textContent ?? null,
  }
}
test("the submit waits for what is asked, and goes when all is answered (14.31, 5.24)", async () => {
  const page = await opened()
  await page.press()
  const { requestId, questions } = page.asked() ?? { requestId: 0, questions: [] }
  // one request for all fields; street with its number
  expect(questions.find(({ field }) => field === "client_street")).toEqual({
    field: "client_street",
    name: "street",
    value: "Portowa 7",
    region: poland,
  })
  expect([page.isBusy(), page.sent()]).toEqual([true, 0])
  page.answer(requestId)
  expect(page.sent()).toBe(1)
})

test("a fault that is answered stops the submit at its field, and what is typed then is asked about again (5.19, 14.9, 14.31, 14.45)", async () => {
  const page = await opened()
  await page.press()
  page.answer(page.asked()?.requestId ?? 0, [{ field: "client_street", messages: [{ code: "no_street_number", message: "" }] }])
  // what is said of a street's number stands at the number
  expect([page.sent(), page.isBusy(), page.message("client_street_number"), page.focused()]).toEqual([
    0,
    false,
    "Podaj nr domu.",
    { type: "FocusField", field: "client_street_number" },
  ])
  await page.type("client_street_number", "9")
  // what was said of the empty field is not said of what is typed (14.45)
  expect(page.message("client_street_number")).toBeNull()
  page.end("typing")
  expect(page.asked()?.questions.find(({ name }) => name === "street")?.value).toBe("Portowa 9")
  await page.press()
  expect([page.isBusy(), page.sent()]).toEqual([true, 0])
  page.answer(page.asked()?.requestId ?? 0)
  expect(page.sent()).toBe(1)
})

test("a recipient's post code is told in the recipient's words, though the shop is asked about it as a client's (8.7, 8.15, 11.686)", async () => {
  const parcel = {
    delivery_firstname: "Jan",
    delivery_lastname: "Maj",
    delivery_street: "Leśna 2",
    delivery_zipcode: "8100",
    delivery_city: "Hel",
  }
  const page = await opened({ ...parcel, deliver_to_billingaddr: "" })
  await page.press()
  const messages = [
    { code: "incorect_zipcode", message: "" },
    { code: "incorect_zipcode_detail", message: "XX-XXX" },
  ]
  expect(page.asked()?.questions).toContainEqual({ field: "delivery_zipcode", name: "zipcode", value: "8100", region: poland })
  page.answer(
    page.asked()?.requestId ?? 0,
    ["client_zipcode", "delivery_zipcode"].map((field) => ({ field, messages })),
  )
  expect(page.message("client_zipcode")).toMatch(/^Błędnie wpisany kod pocztowy\. .*: XX-XXX$/)
  expect(page.message("delivery_zipcode")).toBe("Wpisz kod pocztowy odbiorcy przesyłki.")
})

test("a number with its prefix is asked about as it is typed, with the country of the form (5.17, 5.18)", async () => {
  const page = await opened()
  await page.type("client_phone", "+49 30 1234567")
  page.end("typing")
  expect(page.asked()?.questions).toContainEqual({ field: "client_phone", name: "phone", value: "+49 30 1234567", region: poland })
})

test("a shop that fails to answer stops nobody (7.7, 14.10, 5.24)", async () => {
  const page = await opened()
  await page.press()
  page.send({ type: "NotAnswered", requestId: page.asked()?.requestId ?? 0 })
  expect([page.isBusy(), page.sent(), page.focused()]).toEqual([true, 1, undefined])
})

test("a shop that is silent is waited for no longer than a while; the next press sends, and an answer that is late judges nothing (14.10, 14.31)", async () => {
  const page = await opened()
  await page.press()
  const { requestId } = page.asked() ?? { requestId: 0 }
  page.end("action")
  expect(screen.getByRole("alert").textContent).toContain("Sklep nie odpowiedział na czas.")
  expect([page.isBusy(), page.sent()]).toEqual([false, 0])
  page.answer(requestId, [{ field: "client_zipcode", messages: [{ code: "incorect_zipcode", message: "" }] }])
  expect(page.message("client_zipcode")).toBeNull()
  await page.press()
  expect(page.sent()).toBe(1)
})
