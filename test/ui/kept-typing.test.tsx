import { act, cleanup, render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test } from "vitest"
import { clientForm } from "../../core/account/client-form.ts"
import { clientMachine } from "../../core/account/client-machine.ts"
import { type ClientFormState, clientTextKeys } from "../../core/account/opened-client.ts"
import { keptClientKey } from "../../core/account/kept-client.ts"
import type { ClientPageModel } from "../../core/account/client.page.ts"
import type { FormCommand, FormEvent } from "../../core/form/form-state.ts"
import { keysClearedOnSignOut } from "../../core/shell/session.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ClientForm, offeredCountries } from "../../ui/client/ClientForm.tsx"
import { forgetTyped } from "../../ui/runtime/saved/forget-typed.ts"
import { keepTyped } from "../../ui/runtime/saved/keep-typed.ts"
import { isUnsaved } from "../support/kept-in-tab.ts"
import { until } from "../support/until.ts"
import { clientModel } from "./client-models.ts"

const texts = pickTexts(textCatalogue("pl", {}), clientTextKeys)
const key = keptClientKey("order")

beforeEach(() => sessionStorage.clear())
afterEach(() => document.body.replaceChildren())

/** The page as the tab opens it. */
async function opened(more: Partial<ClientPageModel> = {}) {
  cleanup()
  const state = clientMachine.open({ ...clientModel("order"), ...more })
  if (state === null) throw new Error("no form")
  const store = createMachineStore<ClientFormState, FormEvent, FormCommand>(clientMachine.step, state, () => {})
  render(<ClientForm store={store} texts={texts} />)
  act(() => keepTyped({ store, record: clientForm(state.setting), offered: offeredCountries(state.countries) }))
  return { store, user: userEvent.setup() }
}
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)

test("what was typed for an order is there when the page is loaded again (14.43, 10.534)", async () => {
  const { user } = await opened()
  await user.type(field("client_city") ?? document.body, "Hel")
  await user.click(field("terms_agree") ?? document.body)
  await until(() => expect(sessionStorage.getItem(key)).toBe('{"client_city":"Hel","terms_agree":"1"}'))
  await opened()
  await until(() => expect([field("client_city")?.value, field("terms_agree")?.checked]).toEqual(["Hel", true]))
  // after signing in the shop knows some of it
  await opened({ known: { client_lastname: "Kowalska" } })
  await until(() => expect([field("client_city")?.value, field("client_lastname")?.value]).toEqual(["Hel", "Kowalska"]))
})

test("a changed form says so until it is as it was, brought back or sent (5.82, 10.604, 14.39)", async () => {
  const { user } = await opened()
  await until(() => expect(isUnsaved()).toBe(false))
  await user.type(field("client_city") ?? document.body, "Hel")
  await until(() => expect(isUnsaved()).toBe(true))
  await user.clear(field("client_city") ?? document.body)
  await until(() => expect(isUnsaved()).toBe(false))
  await user.type(field("client_city") ?? document.body, "Hel")
  await until(() => expect(isUnsaved()).toBe(true))
  const again = await opened()
  await until(() => expect(field("client_city")?.value).toBe("Hel"))
  expect(isUnsaved()).toBe(false)
  await again.user.type(field("client_phone") ?? document.body, "5")
  await until(() => expect(isUnsaved()).toBe(true))
  // what a refused post brings back the shop has as well
  sessionStorage.clear()
  await opened({ refused: { is: "clientRefused", why: "fields", typed: { client_city: "Hel" }, faults: [] } })
  await until(() => expect(isUnsaved()).toBe(false))
})

test("signing out forgets it, and a registered client's page what was typed to register (6.13, 14.43)", () => {
  expect(keysClearedOnSignOut([key, keptClientKey("register")])).toHaveLength(2)
  sessionStorage.setItem(keptClientKey("register"), "{}")
  forgetTyped(keptClientKey("register"), () => sessionStorage)
  expect(sessionStorage).toHaveLength(0)
})

test("a store that is denied or holds anything else holds up nobody (14.43, 19.40)", async () => {
  sessionStorage.setItem(key, '{"client_city":{"a":1},"client_phone":')
  const { store } = await opened()
  expect(field("client_city")?.value).toBe("")
  const denied = () => {
    throw new DOMException("denied", "SecurityError")
  }
  const { record, offered } = { record: { id: "a", action: "/", sections: [], shown: [], copies: [] }, offered: {} }
  keepTyped({ store, record, offered }, denied)
  act(() => store.send({ type: "Typed", field: "client_city", value: "Hel" }))
  expect(field("client_city")?.value).toBe("Hel")
  expect(() => forgetTyped(key, denied)).not.toThrow()
})
