import { readFileSync } from "node:fs"
import { join } from "node:path"
import { act, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { clientForm } from "../../core/account/client-form.ts"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { everyRule } from "../../core/form/every-rule.ts"
import type { FormCommand, FormEvent } from "../../core/form/form-state.ts"
import { type FormValues, openRecord, type OpenedRecord, type RecordOpening, recordStep, formValues } from "../../core/form/record-form.ts"
import { recordLabels, viewRecord } from "../../core/form/view-record.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { checkViews } from "../../ui/form/CheckField.tsx"
import { dateViews } from "../../ui/form/DateField.tsx"
import { passwordViews } from "../../ui/form/PasswordField.tsx"
import { radioViews } from "../../ui/form/RadioField.tsx"
import { filledIn, Form } from "../../ui/form/Form.tsx"
import { RecordFields } from "../../ui/form/RecordFields.tsx"
import { hydrateIsland } from "../../ui/runtime/islands/hydrate-island.tsx"
import { useMachine } from "../../ui/runtime/islands/use-machine.ts"

const texts = textCatalogue("pl", {})
afterEach(() => document.body.replaceChildren())
const record = clientForm({ purpose: "register", isAccountOptional: true })
const countries = [
  { value: "1143020003", text: "Polska" },
  { value: "1143020143", text: "Niemcy" },
]
const views = { ...checkViews, ...dateViews, ...passwordViews, ...radioViews }
const offered = { client_region: countries, delivery_region: countries }

function Shown({ store }: { readonly store: MachineStore<OpenedRecord, FormEvent> }) {
  const [state, send] = useMachine(store)
  return (
    <Form
      id={record.id}
      className="client-form"
      action={record.action}
      view={viewRecord(state, texts, faultText)}
      send={send}
      labels={recordLabels(record, texts)}
      isHiddenByStyles
    >
      <RecordFields record={record} offered={offered} texts={texts} views={views} />
      <button type="submit">Załóż konto</button>
    </Form>
  )
}

const values = { client_type: "person", client_region: "1143020003", delivery_region: "1143020003", deliver_to_billingaddr: "1" }

function storeOf(opening: RecordOpening = {}, more: FormValues = {}) {
  const commands: FormCommand[] = []
  const opened = openRecord(record, { ...values, ...more }, opening)
  const store = createMachineStore<OpenedRecord, FormEvent, FormCommand>(recordStep(record, everyRule), opened, (command) =>
    commands.push(command),
  )
  return { store, commands }
}

function shown(opening: RecordOpening = {}) {
  const { store, commands } = storeOf(opening)
  render(<Shown store={store} />)
  return { store, commands, user: userEvent.setup() }
}

const control = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement)) throw new Error(`no control ${id}`)
  return found
}
const boxOf = (id: string) => control(id).closest(".field")

test("the choice of a company shows its fields, by the platform's ids (10.142, 14.37)", async () => {
  const { user } = shown()
  expect([boxOf("client_firm")?.hasAttribute("hidden"), control("client_nip").disabled]).toEqual([true, true])
  await user.click(screen.getByLabelText("Firma"))
  expect(document.getElementById("client_type1")).toHaveProperty("checked", true)
  expect([boxOf("client_firm")?.hasAttribute("hidden"), control("client_nip").disabled]).toEqual([false, false])
  await user.type(control("client_nip"), "525")
  await user.click(screen.getByLabelText("Osoba prywatna"))
  expect([control("client_nip").disabled, control("client_nip").value]).toEqual([true, "525"])
})

test("the delivery address opens and closes with its switch, and the same one has the client's values (10.145, 10.146)", async () => {
  const { user } = shown()
  await user.type(control("client_city"), "Hel")
  expect([control("delivery_city").value, control("delivery_city").disabled]).toEqual(["Hel", true])
  await user.click(screen.getByRole("switch", { name: "Dostawa na ten sam adres" }))
  expect([control("delivery_city").value, control("delivery_city").disabled]).toEqual(["", false])
})

test("until scripts run nothing is hidden or disabled, and the marks tell the styles what a choice shows (14.37)", () => {
  document.body.innerHTML = renderToString(<Shown store={storeOf().store} />)
  expect(document.querySelectorAll("[hidden], :disabled").length).toBe(0)
  const marks = (id: string, name: string) => document.getElementById(id)?.getAttribute(name)
  expect([marks("client_type1", "data-shows"), marks("client_type2", "data-shows")]).toEqual(["a", null])
  expect(marks("deliver_to_billingaddr", "data-hides")).toBe("b")
  const parts = [...document.querySelectorAll("[data-part]")].map((box) => [
    box.getAttribute("data-part"),
    box.querySelector("input,select")?.id,
  ])
  expect(parts.filter(([part]) => part === "a").map(([, id]) => id)).toEqual(["client_firm", "client_nip"])
  expect(parts.filter(([part]) => part === "b").length).toBe(8)
})

test("what is typed and chosen before scripts run is kept, in parts that open with a choice as well (14.36)", async () => {
  const { store } = storeOf()
  document.body.innerHTML = `<div id="island">${renderToString(<Shown store={store} />)}</div>`
  const island = document.getElementById("island")
  if (island === null) throw new Error("no island")
  const radio = document.getElementById("client_type1")
  if (radio instanceof HTMLInputElement) radio.checked = true
  const same = control("deliver_to_billingaddr")
  if (same instanceof HTMLInputElement) same.checked = false
  const typed = { client_firm: "Glinka", client_city: "Hel", delivery_city: "Puck", delivery_region: "1143020143", client_login: "glinka" }
  for (const [id, value] of Object.entries(typed)) control(id).value = value
  const before = filledIn(island, store.getSnapshot().form)
  const reported: unknown[] = []
  const takeOver = () => before.forEach((event) => store.send(event))
  await act(async () => void hydrateIsland(island, <Shown store={store} />, (_, failure) => reported.push(failure), takeOver))
  expect(reported).toEqual([])
  expect(formValues(store.getSnapshot().form)).toMatchObject({ ...typed, client_type: "firm", deliver_to_billingaddr: "" })
  expect(Object.keys(typed).map((id) => control(id).value)).toEqual(Object.values(typed))
  // and is judged after the pause, as if it had been typed then
  const { timerId } = store.getSnapshot().form
  act(() => store.send({ type: "PauseEnded", timerId: timerId ?? 0 }))
  expect(store.getSnapshot().form.fields.find(({ id }) => id === "client_firstname")?.state).toBe("error")
})

test("a new password is shown by a button, and tells its conditions as they are met (5.37, 14.42)", async () => {
  const { user } = shown()
  const password = control("client_password")
  await user.type(password, "kubekkubek")
  const box = password.closest<HTMLElement>(".field")
  if (box === null) throw new Error("no box")
  expect(
    within(box)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "co najmniej 10 znaków (spełnione)",
    "1 mała litera (spełnione)",
    "1 wielka litera (brakuje)",
    "1 cyfra lub 1 znak specjalny (brakuje)",
  ])
  const button = within(box).getByRole("button", { name: /^Pokaż hasło \(/ })
  await user.click(button)
  expect([password.type, password.value, button.textContent]).toEqual(["text", "kubekkubek", expect.stringMatching(/^Ukryj hasło \(/)])
  // its name says the state, which is not to be said twice
  expect(button.hasAttribute("aria-pressed")).toBe(false)
  expect(password.getAttribute("aria-describedby")).toContain("client_password_conditions")
})

test("a birth date can be chosen from a calendar beside its field, and stands there as if it had been typed (13.21)", async () => {
  const { user, store } = shown()
  const button = within(control("birth_date").closest<HTMLElement>(".field") ?? document.body).getByRole("button", {
    name: "Wybierz z kalendarza",
  })
  expect(renderToString(<Shown store={storeOf().store} />)).not.toContain("date-field__open")
  await user.type(control("birth_date"), "1987-05-04")
  await user.click(button)
  const dialog = await screen.findByRole("dialog", { name: "Data urodzenia" })
  await user.click(within(dialog).getByRole("button", { name: "wtorek, 5 maja 1987" }))
  expect(control("birth_date").value).toBe("1987-05-05")
  expect(formValues(store.getSnapshot().form)["birth_date"]).toBe("1987-05-05")
})

test("a repeated password that differs is marked without sending (10.174)", async () => {
  const { user, store } = shown()
  await user.type(control("client_password"), "Kubek-kubek")
  await user.type(control("repeat_password"), "Kubek-kubak")
  act(() => store.send({ type: "PauseEnded", timerId: store.getSnapshot().form.timerId ?? 0 }))
  expect(boxOf("repeat_password")?.textContent).toContain("Wpisane hasła nie są takie same.")
})

test("a stopped form lists what is wrong above it, each a link, and sends the focus to the first (14.9, 14.34, 10.149)", async () => {
  const { user, commands } = shown()
  await user.click(screen.getByRole("button", { name: "Załóż konto" }))
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".menu_messages_warning_sub > p > a")]
  expect(links.slice(0, 2).map(({ hash, textContent }) => [hash, textContent])).toEqual([
    ["#client_firstname", "Imię: Proszę wypełnić to pole."],
    ["#client_lastname", "Nazwisko: Proszę wypełnić to pole."],
  ])
  expect(links.map(({ hash }) => hash)).toContain("#terms_agree")
  expect(commands).toContainEqual({ type: "FocusField", field: "client_firstname" })
})

test("what may be left out says so, and a list that opens with a choice has no empty one (14.42, 5.14)", () => {
  shown()
  expect(screen.getByLabelText("Data urodzenia (nieobowiązkowe)").id).toBe("birth_date")
  expect(
    within(control("client_region"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Polska", "Niemcy"])
  expect(boxOf("client_region")?.classList.contains("--placeholder")).toBe(false)
})

/** The codes of a form's faults with their Polish sentences, as the specification has them. */
function specifiedCodes(): readonly (readonly [code: string, sentence: string])[] {
  const page = readFileSync(join(import.meta.dirname, "../../docs/specification/08-errors.md"), "utf8")
  return [...page.matchAll(/^- \*\*8\.(\d+)\*\* (`[^:]*`): "([^"]*)" \/ "/gm)]
    .filter(([, number]) => Number(number) <= 43 && !["15", "21"].includes(number ?? ""))
    .flatMap(([, , names = "", sentence = ""]) => [...names.matchAll(/`(\w+)`/g)].map(([, code = ""]) => [code, sentence] as const))
}

test("each code of the shop is said at its field in the specification's own words (8.1, 8.2, 8.6 to 8.14, 8.17 to 8.20, 8.22 to 8.43)", () => {
  const codes = specifiedCodes()
  expect(codes.length).toBeGreaterThan(36)
  for (const [code, sentence] of codes) {
    const fault = { _tag: "Code", code, message: "", detail: "" } as const
    const { store } = storeOf({ verdict: { faults: [{ field: "client_city", fault }], whole: [] } }, { client_city: "Hel" })
    const { unmount } = render(<Shown store={store} />)
    expect([code, document.getElementById("client_city_message")?.textContent?.replaceAll("\u00a0", " ")]).toEqual([code, sentence])
    unmount()
  }
})

test("what the shop adds to a code stands behind its sentence, and an unknown code has the shop's own words (8.15, 8.16, 8.21, 8.44)", () => {
  const said = (code: string, message: string, detail: string) => {
    const fault = { _tag: "Code", code, message, detail } as const
    const { store } = storeOf({ verdict: { faults: [{ field: "client_city", fault }], whole: [] } }, { client_city: "Hel" })
    const { unmount } = render(<Shown store={store} />)
    const text = document.getElementById("client_city_message")?.textContent?.replaceAll("\u00a0", " ")
    unmount()
    return text
  }
  expect(said("incorect_zipcode", "", "XX-XXX")).toMatch(/^Błędnie wpisany kod pocztowy\. Poprawne formaty .*: XX-XXX$/)
  expect(said("incorect_zipcode", "", "")).toBe("Błędnie wpisany kod pocztowy.")
  expect(said("login_taken_login_propose", "", "anna2")).toBe("Podany login jest już zajęty. Proponowany login: anna2")
  expect(said("new_code", "Tego nie znamy.", "")).toBe("Tego nie znamy.")
})
