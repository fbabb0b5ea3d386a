import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { openForm } from "../../core/form/form.ts"
import { everyRule } from "../../core/form/every-rule.ts"
import { formWithGroups } from "../../core/form/form-with-groups.ts"
import type { FormState, FormCommand, FormEvent } from "../../core/form/form-state.ts"
import { viewForm } from "../../core/form/view-form.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { Field, SelectField } from "../../ui/form/Field.tsx"
import { Form } from "../../ui/form/Form.tsx"
import { Section } from "../../ui/form/Section.tsx"
import { useMachine } from "../../ui/runtime/islands/use-machine.ts"
import { field } from "../support/form/form-events.ts"

const texts = textCatalogue("pl", {})
const countries = [{ value: "pl", text: "Polska" }]

function Shown({ store }: { readonly store: MachineStore<FormState, FormEvent> }) {
  const [state, send] = useMachine(store)
  return (
    <Form id="order" className="order" action="/order.php" view={viewForm(state, texts, faultText)} send={send}>
      {["client", "delivery"].map((group) => (
        <Section key={group} group={group} legend={group}>
          <SelectField id={`${group}_region`} name="region" label={`${group} kraj`} placeholder="Wybierz" options={countries} />
          <Field id={`${group}_phone`} name="phone" label={`${group} telefon`} />
        </Section>
      ))}
      <Field id="words" name="remarks" label="Uwagi" rows={3} />
    </Form>
  )
}

function shown() {
  const opened = openForm([
    ...["client", "delivery"].flatMap((group) => [
      field(`${group}_region`, "region", { group }),
      field(`${group}_phone`, "phone", { group, value: "123" }),
    ]),
    field("words", "textarea", { maxLength: 5 }),
  ])
  const store = createMachineStore<FormState, FormEvent, FormCommand>(formWithGroups(everyRule), opened, () => {})
  render(<Shown store={store} />)
  const pause = () => act(() => store.send({ type: "PauseEnded", timerId: store.getSnapshot().timerId ?? 0 }))
  return { store, pause, user: userEvent.setup() }
}
const messageOf = (id: string) => document.getElementById(`${id}_message`)?.textContent ?? null

test("a country that is chosen in one group is that of its own phone, and the other group's stays without one (14.27, 5.17)", async () => {
  const { store, user } = shown()
  act(() => store.send({ type: "SubmitPressed" }))
  expect([messageOf("client_phone"), messageOf("delivery_phone")]).toEqual(["Wpisz swój telefon.", "Wpisz swój telefon."])
  await user.selectOptions(screen.getByLabelText("delivery kraj"), "pl")
  // with a country only the shop judges a number
  expect([messageOf("client_phone"), messageOf("delivery_phone")]).toEqual(["Wpisz swój telefon.", null])
})

test("a line break counts as one character of a text of several lines (14.32)", async () => {
  const { pause, user } = shown()
  await user.type(screen.getByLabelText("Uwagi"), "ab{Enter}cd")
  pause()
  expect(messageOf("words")).toBeNull()
  await user.type(screen.getByLabelText("Uwagi"), "e")
  pause()
  expect(messageOf("words")).toBe("Maksymalna liczba znaków dla tego pola to 5")
})
