import { act, render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { clientMachine } from "../../core/account/client-machine.ts"
import { type ClientFormState, clientTextKeys } from "../../core/account/opened-client.ts"
import type { FormCommand, FormEvent } from "../../core/form/form-state.ts"
import type { RemoteReply } from "../../core/form/asked/remote-check.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ClientForm } from "../../ui/client/ClientForm.tsx"
import { clientModel } from "./client-models.ts"

const texts = pickTexts(textCatalogue("pl", {}), clientTextKeys)
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) ?? document.body
const message = (id: string) => document.querySelector(`#${id}_message`)?.textContent ?? null

/** The form of an order, filled in by who is known, whose pauses end at once and whose shop answers when the test says so. */
function opened() {
  const filled = {
    client_type: "person",
    client_firstname: "Zofia",
    client_lastname: "Nowak",
    client_email: "zofia@example.com",
    client_phone: "512345678",
    client_street: "Portowa",
    client_street_number: "7",
    client_zipcode: "84-150",
    client_city: "Hel",
    client_region: "1143020003",
    delivery_region: "1143020003",
  }
  const plain = clientMachine.open({ ...clientModel("order"), known: filled })
  if (plain === null) throw new Error("no form")
  const state = { ...plain, countries: [{ value: "1143020003", text: "Polska" }] }
  const asked: Extract<FormCommand, { readonly type: "CheckClientData" }>[] = []
  const store = createMachineStore<ClientFormState, FormEvent, FormCommand>(clientMachine.step, state, (command) => {
    const task = clientMachine.task(command, "pl")
    if (task.effect === "timer") queueMicrotask(() => act(() => store.send(task.ended)))
    if (command.type === "CheckClientData") asked.push(command)
  })
  render(<ClientForm store={store} texts={texts} />)
  const answer = (requestId: number, replies: readonly RemoteReply[]) =>
    act(() => store.send({ type: "Answered", requestId, replies, clientExists: null }))
  return { user: userEvent.setup(), asked, answer }
}

const wrongZip: readonly RemoteReply[] = [{ field: "client_zipcode", messages: [{ code: "incorect_zipcode", message: "" }] }]

test("an answer about another value than stands there judges nothing (14.10, 5.24)", async () => {
  const { user, asked, answer } = opened()
  await user.clear(field("client_zipcode"))
  await user.type(field("client_zipcode"), "1")
  const first = asked.at(-1)
  if (first === undefined) throw new Error("nothing was asked")
  await user.clear(field("client_zipcode"))
  await user.type(field("client_zipcode"), "84-151")
  answer(first.requestId, wrongZip)
  expect(message("client_zipcode")).toBeNull()
  answer(asked.at(-1)?.requestId ?? 0, wrongZip)
  expect(message("client_zipcode")).not.toBeNull()
})
