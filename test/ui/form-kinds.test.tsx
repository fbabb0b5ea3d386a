import { act, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, test } from "vitest"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { type FormVerdict, withVerdict } from "../../core/form/verdict.ts"
import { type FormOpening, openForm, type OpeningField } from "../../core/form/form.ts"
import { kindRules, everyRule } from "../../core/form/every-rule.ts"
import { formWithGroups as form } from "../../core/form/form-with-groups.ts"
import type { FormState, FormCommand, FormEvent } from "../../core/form/form-state.ts"
import { type PostedField, postedFields } from "../../core/form/posted-fields.ts"
import { viewForm } from "../../core/form/view-form.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { CheckField } from "../../ui/form/CheckField.tsx"
import { Field, SelectField } from "../../ui/form/Field.tsx"
import { FilesField } from "../../ui/form/FilesField.tsx"
import { filledIn, Form } from "../../ui/form/Form.tsx"
import { RadioField } from "../../ui/form/RadioField.tsx"
import { Section } from "../../ui/form/Section.tsx"
import { hydrateIsland } from "../../ui/runtime/islands/hydrate-island.tsx"
import { useMachine } from "../../ui/runtime/islands/use-machine.ts"
import { field } from "../support/form/form-events.ts"

const texts = textCatalogue("pl", {})
const countries = [
  { value: "pl", text: "Polska" },
  { value: "de", text: "Niemcy" },
]
const labels = { city: "Miasto", scan: "Skan", kind: "Kto kupuje", words: "Uwagi" }

function Shown({ store }: { readonly store: MachineStore<FormState, FormEvent> }) {
  const [state, send] = useMachine(store)
  return (
    <Form id="order" className="order" action="/order.php" view={viewForm(state, texts, faultText)} send={send} labels={labels} isMultipart>
      <RadioField
        id="kind"
        name="client_type"
        label="Kto kupuje"
        hint="Firma dostaje fakturę"
        options={[
          { value: "person", text: "Osoba" },
          { value: "firm", text: "Firma" },
        ]}
      />
      <Section group="client" legend="Klient">
        <Field id="city" name="client_city" label="Miasto" />
        <SelectField id="region" name="client_region" label="Kraj" placeholder="Wybierz" options={countries} />
        <CheckField id="sms" name="client_sms" label="SMS" />
      </Section>
      <Section group="delivery" legend="Dostawa">
        <Field id="d_city" name="delivery_city" label="Miasto dostawy" />
        <SelectField id="d_region" name="delivery_region" label="Kraj dostawy" placeholder="Wybierz" options={countries} />
        <CheckField id="d_sms" name="delivery_sms" label="SMS dostawy" />
      </Section>
      <Field id="words" name="remarks" label="Uwagi" rows={3} />
      <FilesField id="scan" name="scan" label="Skan" isMultiple />
      <button type="submit">Zamawiam</button>
    </Form>
  )
}

const fields: readonly OpeningField[] = [
  field("kind", "radio", { name: "client_type", required: true }),
  field("city", "city", { name: "client_city", group: "client", required: true }),
  field("region", "region", { name: "client_region", group: "client", value: "pl" }),
  field("sms", "checkbox", { name: "client_sms", group: "client" }),
  field("d_city", "city", { name: "delivery_city", group: "delivery", required: true, value: "Berlin" }),
  field("d_region", "region", { name: "delivery_region", group: "delivery", value: "de" }),
  field("d_sms", "checkbox", { name: "delivery_sms", group: "delivery", checked: true }),
  field("words", "textarea", { name: "remarks", value: "Raz\nDwa", maxLength: 20 }),
  field("scan", "files", { name: "scan", fileRules: { forbiddenTypes: [], forbiddenExtensions: ["exe"], maxSize: null, maxFiles: 2 } }),
]
interface Opening extends FormOpening {
  readonly verdict?: FormVerdict
}
const storeOf = ({ verdict, ...opening }: Opening, commands: FormCommand[] = []) =>
  createMachineStore<FormState, FormEvent, FormCommand>(
    form(everyRule),
    withVerdict(openForm(fields, opening), verdict ?? null, kindRules),
    (command) => commands.push(command),
  )

const formIn = (root: ParentNode): HTMLFormElement => {
  const found = root.querySelector("form")
  if (found === null) throw new Error("no form")
  return found
}
/** The entries that the standard makes of a form: happy-dom's `FormData` takes disabled lists, texts and fieldsets, and no picked files. */
const posted = (root: ParentNode): readonly PostedField[] =>
  [...formIn(root).querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input, select, textarea")]
    .filter((control) => !control.disabled && control.closest("fieldset[disabled]") === null)
    .flatMap((control) => {
      const { name, value } = control
      if (!(control instanceof HTMLInputElement)) return [{ name, value }]
      if (control.type === "file")
        return control.value === "" ? [{ name, value: "" }] : [...(control.files ?? [])].map((file) => ({ name, value: file.name }))
      return ["radio", "checkbox"].includes(control.type) && !control.checked ? [] : [{ name, value }]
    })

function shown(opening: Opening = {}) {
  const commands: FormCommand[] = []
  const store = storeOf(opening, commands)
  const { container } = render(<Shown store={store} />)
  const send = (event: FormEvent) => act(() => store.send(event))
  return { store, commands, container, send, user: userEvent.setup(), posted: () => posted(container) }
}
const messageOf = (id: string) => document.getElementById(`${id}_message`)?.textContent ?? null
const files = (...names: readonly string[]) => names.map((name) => new File(["x"], name))

afterEach(() => document.body.replaceChildren())

describe("what the browser posts is what the machine says (14.28, 14.35)", () => {
  test.each<[string, FormOpening, readonly FormEvent[]]>([
    ["as it opens", {}, []],
    [
      "with a choice, a tick and a group that is the same as another",
      {},
      [
        { type: "Chosen", field: "kind", value: "firm" },
        { type: "Toggled", field: "sms", checked: true },
        { type: "Typed", field: "city", value: "Gdynia" },
        { type: "SameAsChosen", group: "delivery", as: "client" },
      ],
    ],
    [
      "same as another and undone",
      {},
      [
        { type: "SameAsChosen", group: "delivery", as: "client" },
        { type: "SameAsUndone", group: "delivery" },
      ],
    ],
    ["with a hidden group", { hiddenParts: ["delivery"] }, []],
    ["with a disabled group", { disabledParts: ["client"] }, []],
    [
      "with fields hidden and disabled alone",
      {},
      [
        { type: "Chosen", field: "kind", value: "firm" },
        { type: "Hidden", part: "kind" },
        { type: "Disabled", part: "words" },
        { type: "Hidden", part: "scan" },
        { type: "Hidden", part: "d_sms" },
        { type: "Hidden", part: "region" },
      ],
    ],
    [
      "hidden and shown again",
      { hiddenParts: ["delivery", "words"] },
      [
        { type: "Shown", part: "delivery" },
        { type: "Shown", part: "words" },
      ],
    ],
  ])("%s", (_case, opening, events) => {
    const page = shown(opening)
    for (const event of events) page.send(event)
    expect(page.posted()).toEqual(postedFields(page.store.getSnapshot()))
  })

  test("with what a shopper typed, chose and picked", async () => {
    const page = shown()
    await page.user.click(screen.getByLabelText("Firma"))
    await page.user.type(screen.getByLabelText("Miasto"), "Gdynia")
    await page.user.upload(screen.getByLabelText("Skan"), files("a.jpg", "b.jpg"))
    expect(page.posted()).toEqual(postedFields(page.store.getSnapshot()))
    expect(page.posted()).toContainEqual({ name: "scan", value: "b.jpg" })
  })

  test("in the server's markup, before any script", () => {
    document.body.innerHTML = renderToString(<Shown store={storeOf({ hiddenParts: ["delivery"] })} />)
    expect(posted(document.body)).toEqual(postedFields(storeOf({ hiddenParts: ["delivery"] }).getSnapshot()))
  })
})

describe("what is shown", () => {
  test("a radio group is a fieldset with its legend, hint and fault (14.6, 14.9)", async () => {
    const page = shown({ hiddenParts: ["delivery"] })
    await page.user.click(screen.getByRole("button"))
    const group = screen.getByRole("group", { name: "Kto kupuje" })
    expect(within(group).getAllByRole("radio")).toHaveLength(2)
    expect(group.getAttribute("aria-describedby")).toBe("kind_hint kind_message")
    expect(messageOf("kind")).toBe("Proszę wybrać opcję.")
    expect(page.commands).toContainEqual({ type: "FocusField", field: "kind" })
    await page.user.click(screen.getByLabelText("Osoba"))
    expect(messageOf("kind")).toBeNull()
  })

  test("a group that is the same as another shows its values, and again its own when that is undone (14.29)", async () => {
    const page = shown()
    await page.user.type(screen.getByLabelText("Miasto"), "Gdynia")
    const city = screen.getByLabelText<HTMLInputElement>("Miasto dostawy")
    const country = screen.getByLabelText<HTMLSelectElement>("Kraj dostawy")
    const sms = screen.getByLabelText<HTMLInputElement>("SMS dostawy")
    const delivery = () => [city.value, country.value, sms.checked]
    page.send({ type: "SameAsChosen", group: "delivery", as: "client" })
    expect(delivery()).toEqual(["Gdynia", "pl", false])
    await page.user.type(screen.getByLabelText("Miasto"), "!")
    expect(delivery()).toEqual(["Gdynia!", "pl", false])
    page.send({ type: "SameAsUndone", group: "delivery" })
    expect(delivery()).toEqual(["Berlin", "de", true])
  })

  test("a hidden group is hidden with its legend, and what stood in it is there again (14.28)", async () => {
    const page = shown()
    const city = screen.getByLabelText<HTMLInputElement>("Miasto dostawy")
    await page.user.clear(city)
    await page.user.type(city, "Sopot")
    page.send({ type: "Hidden", part: "delivery" })
    expect(screen.queryByRole("group", { name: "Dostawa" })).toBeNull()
    page.send({ type: "Shown", part: "delivery" })
    expect([screen.getByRole("group", { name: "Dostawa" }).id, city.value]).toEqual(["delivery", "Sopot"])
  })

  test("a file with a fault is taken out of its field, also when it is chosen again (5.39, 14.33)", async () => {
    const page = shown()
    // the system's dialog lets a shopper pick what the field does not ask for
    const user = userEvent.setup({ applyAccept: false })
    const input = screen.getByLabelText<HTMLInputElement>("Skan")
    for (const _ of ["once", "again"]) {
      await user.upload(input, files("wirus.exe"))
      expect(input.files).toHaveLength(0)
      expect(messageOf("scan")).toContain("wirus.exe")
    }
    expect(page.posted()).toEqual(postedFields(page.store.getSnapshot()))
  })

  test("a refused form lists its faults above the fields: of the whole, and of each with a link to it (10.149, 14.30, 14.34)", () => {
    const code = (name: string, message = "") => ({ _tag: "Code", code: name, message, detail: "" }) as const
    const { container } = shown({
      verdict: {
        faults: [{ field: "city", fault: code("no_city") }],
        whole: [code("a", "Koszyk jest pusty."), code("b", "Spróbuj jutro.")],
      },
    })
    expect([...within(screen.getByRole("alert")).getAllByText(/./)].map(({ textContent }) => textContent)).toEqual([
      "Koszyk jest pusty.",
      "Spróbuj jutro.",
    ])
    const links = screen.getAllByRole<HTMLAnchorElement>("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Kto kupuje: Proszę wybrać opcję.", "#kind"],
      ["Miasto: Wpisz w to pole nazwę miasta.", "#city"],
    ])
    expect(container.querySelectorAll(".menu_messages_warning_sub > p")).toHaveLength(4)
  })

  test("a submit without an answer in time says so, and can be sent again (14.31, 19.44)", async () => {
    const page = shown({ hiddenParts: ["delivery"] })
    await page.user.click(screen.getByLabelText("Osoba"))
    await page.user.type(screen.getByLabelText("Miasto"), "Gdynia")
    await page.user.click(screen.getByRole("button"))
    const limit = page.commands.find((command) => command.type === "StartTimer" && command.timer === "action")
    expect(limit).toMatchObject({ ms: 20_000 })
    page.send({ type: "TimerEnded", timerId: limit?.type === "StartTimer" ? limit.timerId : 0 })
    expect(screen.getByRole("alert").textContent).toBe(
      "Sklep nie odpowiedział na czas. Sprawdź połączenie z internetem i spróbuj jeszcze raz.",
    )
    await page.user.click(screen.getByRole("button"))
    expect([page.commands.at(-1), screen.queryByRole("alert")]).toEqual([{ type: "SubmitForm" }, null])
  })
})

test("what was typed, chosen, ticked and picked before scripts ran stays, and is judged (14.36)", async () => {
  document.body.innerHTML = `<div id="island">${renderToString(<Shown store={storeOf({})} />)}</div>`
  const container = document.body.firstElementChild
  if (container === null) throw new Error("no island")
  const user = userEvent.setup()
  await user.type(screen.getByLabelText("Miasto"), "Hel")
  await user.type(screen.getByLabelText("Uwagi"), " i jeszcze trochę więcej")
  await user.click(screen.getByLabelText("Firma"))
  await user.click(screen.getByLabelText("SMS"))
  await user.selectOptions(screen.getByLabelText("Kraj"), "de")
  await user.upload(screen.getByLabelText("Skan"), files("a.jpg"))
  const before = posted(container)
  const commands: FormCommand[] = []
  const store = storeOf({}, commands)
  const reported: unknown[] = []
  const takeOver = () => {
    for (const event of filledIn(container, store.getSnapshot())) store.send(event)
  }
  await act(async () => void hydrateIsland(container, <Shown store={store} />, (_, failure) => reported.push(failure), takeOver))
  expect([container.hasAttribute("data-live"), reported]).toEqual([true, []])
  expect(posted(container)).toEqual(before)
  expect(postedFields(store.getSnapshot())).toEqual(before)
  act(() => store.send({ type: "PauseEnded", timerId: store.getSnapshot().timerId ?? 0 }))
  expect(messageOf("words")).toBe("Maksymalna liczba znaków dla tego pola to 20")
  expect(commands).toContainEqual(expect.objectContaining({ type: "CheckClientData" }))
})
