import { act, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Profiler } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { openForm, plainForm } from "../../core/form/form.ts"
import { everyRule } from "../../core/form/every-rule.ts"
import type { FormState, FormCommand, FormEvent } from "../../core/form/form-state.ts"
import { viewForm } from "../../core/form/view-form.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { CheckField } from "../../ui/form/CheckField.tsx"
import { Field, SelectField } from "../../ui/form/Field.tsx"
import { Form, useFormMachine } from "../../ui/form/Form.tsx"
import { field } from "../support/form/form-events.ts"
import { until } from "../support/until.ts"

const form = plainForm(everyRule)

const texts = textCatalogue("pl", {})

function Shown({ store }: { readonly store: MachineStore<FormState, FormEvent> }) {
  const [state, send] = useFormMachine(store)
  return (
    <Form id="ask" className="ask" action="/ask.php" view={viewForm(state, texts, faultText)} send={send}>
      <Field id="city" name="client_city" label="Miasto" hint="Bez kodu" required />
      <Field id="words" name="words" label="Pytanie" rows={4} />
      <SelectField id="topic" name="topic" label="Temat" placeholder="Wybierz" options={[{ value: "size", text: "Rozmiar" }]} />
      <CheckField id="terms" name="terms" label="Regulamin" />
      <button type="submit">Wyślij</button>
    </Form>
  )
}

/** A form that runs, with the commands it gave. */
function shown() {
  const commands: FormCommand[] = []
  const opened = openForm([
    field("city", "city", { required: true, minLength: 3 }),
    field("words", "text"),
    field("topic", "select", { required: true }),
    field("terms", "checkbox", { required: true }),
  ])
  const store = createMachineStore<FormState, FormEvent, FormCommand>(form, opened, (command) => commands.push(command))
  const { container } = render(<Shown store={store} />)
  const element = container.querySelector("form")
  const spoken = () => container.querySelector("[aria-live]")?.textContent
  const pause = () => act(() => store.send({ type: "PauseEnded", timerId: store.getSnapshot().timerId ?? 0 }))
  return { store, commands, element, spoken, pause, user: userEvent.setup() }
}

const city = () => screen.getByLabelText<HTMLInputElement>("Miasto")
const described = () => (city().getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)

afterEach(() => vi.restoreAllMocks())

test("a letter is painted first, and then draws each field once that is drawn with the form, and of those that are not its own alone (9.4)", async () => {
  const drawn: string[] = []
  const Drawn = ({ id }: { readonly id: string }) => (
    <Profiler id={id} onRender={(name) => void drawn.push(name)}>
      <Field id={id} name={id} label={id} />
    </Profiler>
  )
  const kept = <Drawn id="words" />
  const alone = <Drawn id="more" />
  const store = createMachineStore<FormState, FormEvent, FormCommand>(
    form,
    openForm([field("city", "city"), field("words", "text"), field("more", "text")]),
    () => {},
  )
  function Page() {
    const [state, send] = useFormMachine(store)
    return (
      <Form id="ask" className="ask" action="/ask.php" view={viewForm(state, texts, faultText)} send={send}>
        <Drawn id="city" />
        {kept}
        {alone}
      </Form>
    )
  }
  render(<Page />)
  drawn.splice(0)
  fireEvent.change(screen.getByLabelText("city"), { target: { value: "G" } })
  expect([screen.getByLabelText<HTMLInputElement>("city").value, store.getSnapshot().fields[0]?.value, drawn]).toEqual(["G", "", []])
  await until(() => expect([store.getSnapshot().fields[0]?.value, drawn]).toEqual(["G", ["city"]]))
  drawn.splice(0)
  fireEvent.change(screen.getByLabelText("words"), { target: { value: "k" } })
  await until(() => expect(drawn.toSorted()).toEqual(["city", "words"]))
})

test("letters that are faster than paints all stay, in the middle of a text as well, and the first drawing shows them (10.1068, 9.4)", async () => {
  const { store, element, user } = shown()
  await user.type(city(), "--Hel")
  for (const [at, letter] of Array.from("Gdańsk").entries()) {
    const { value } = city()
    fireEvent.change(city(), { target: { value: `${value.slice(0, at + 1)}${letter}${value.slice(at + 1)}` } })
  }
  expect(city().value).toBe("-Gdańsk-Hel")
  await user.click(screen.getByRole("button"))
  expect([city().value, store.getSnapshot().fields[0]?.value, element?.getAttribute("aria-busy")]).toEqual([
    "-Gdańsk-Hel",
    "-Gdańsk-Hel",
    "true",
  ])
})

test("a stopped submit marks the form and its fields, names the faults and goes to the first (4.1, 4.4, 5.9, 5.14, 5.15, 14.9)", async () => {
  const { user, commands, element, spoken } = shown()
  await user.click(screen.getByRole("button"))
  expect(element?.classList.contains("--fail-validation")).toBe(true)
  expect(commands).toEqual([{ type: "FocusField", field: "city" }])
  expect(city().getAttribute("aria-invalid")).toBe("true")
  expect(described()).toEqual(["Bez kodu", "Proszę wypełnić to pole."])
  expect([...document.querySelectorAll(".f-message")].map(({ textContent }) => textContent)).toEqual([
    "Proszę wypełnić to pole.",
    "Proszę wybrać opcję.",
    "Zaznacz to pole.",
  ])
  // the field that gets the focus says it
  expect(spoken()).toBe("")
})

test("the fault of a field being typed in is spoken when it appears, and goes when it is put right (4.7, 5.12, 19.60)", async () => {
  const { user, spoken, pause } = shown()
  await user.type(city(), "Gd")
  expect(spoken()).toBe("")
  pause()
  expect(spoken()).toBe("Minimalna liczba znaków dla tego pola to 3")
  expect(city().closest(".f-feedback")?.classList.contains("--error")).toBe(true)
  await user.type(city(), "ynia")
  pause()
  expect(spoken()).toBe("")
  expect(city().hasAttribute("aria-invalid")).toBe(false)
})

test("what was filled in without a word counts at the submit, which is marked, waits for the shop and is sent once (4.3, 4.5, 14.8, 14.10, 19.60)", async () => {
  const { user, store, commands, element } = shown()
  city().value = "Gdynia"
  await user.selectOptions(screen.getByLabelText("Temat"), "size")
  await user.click(screen.getByLabelText("Regulamin"))
  await user.click(screen.getByRole("button"))
  const asked = commands.find(({ type }) => type === "CheckClientData")
  expect(asked).toMatchObject({ questions: [{ field: "city", value: "Gdynia" }] })
  expect(element?.getAttribute("aria-busy")).toBe("true")
  act(() => store.send({ type: "NotAnswered", requestId: asked?.type === "CheckClientData" ? asked.requestId : 0 }))
  expect(element?.classList.contains("--submitting")).toBe(true)
  await user.click(screen.getByRole("button"))
  expect(commands.filter(({ type }) => type === "SubmitForm")).toHaveLength(1)
  act(() => store.send({ type: "Returned" }))
  expect(element?.classList.contains("--submitting")).toBe(false)
  expect(city().value).toBe("Gdynia")
})
