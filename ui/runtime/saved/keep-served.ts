import { openForm } from "../../../core/form/form.ts"
import type { FormEvent } from "../../../core/form/form-state.ts"
import type { RecordChoices } from "../../../core/form/posted-record.ts"
import type { FormValues } from "../../../core/form/record-form.ts"
import { keepTyped, type KeptForm } from "./keep-typed.ts"
import { unmarkChanged } from "./unmark-changed.ts"

/** What is typed into, or chosen of several, in a form that no script runs. */
type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed into a form that runs without a script of its own, as the page served it: it comes back, and leaving it asks, as of forms with a
 * machine, and a field that is changed loses the marks of a refusal. `data-kept-as` of the form, or of what it stands in, is the key; `data-left-quietly` lets a link go without a question.
 *
 * Spec: 10.967, 10.1096, 14.43.
 *
 * @param storage opens the store of the browser's session; it may throw
 */
export function keepServed(place: HTMLElement, storage?: () => Storage): void {
  const form = place instanceof HTMLFormElement ? place : place.querySelector("form")
  const keptKey = place.dataset["keptAs"]
  if (form === null || keptKey === undefined) return
  unmarkChanged(form)
  const controls = typedIn(form)
  const opened = valuesOf(controls, isServedChoice, ({ defaultValue }) => defaultValue)
  const fields = [...new Map(controls.map((control) => [control.name, control.type === "radio" ? "radio" : "text"] as const))].map(
    ([id, kind]) => ({ id, kind, autocomplete: "", required: false, minLength: null, maxLength: null, region: null, linkedTo: null }),
  )
  const store: KeptForm["store"] = {
    getSnapshot: () => {
      const now = valuesOf(controls, isChoice, ({ value }) => value)
      return { form: openForm(fields.map((field) => ({ ...field, value: now[field.id] ?? "" }))), opened, keptKey }
    },
    subscribe: (listener) => {
      form.addEventListener("input", listener)
      return () => form.removeEventListener("input", listener)
    },
    send: (event) => bringBack(controls, event),
  }
  const record = { id: form.id, sections: [{ fields }], shown: [] }
  keepTyped({ store, record, offered: choicesOf(controls), isLeftQuietly: "leftQuietly" in place.dataset }, storage)
}

const isTyped = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !["hidden", "password", "file", "submit"].includes(control.type))

const typedIn = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isTyped)

const isChoice = (control: Control): boolean => control instanceof HTMLInputElement && control.checked
const isServedChoice = (control: Control): boolean => control instanceof HTMLInputElement && control.defaultChecked

/** What stands in them by their names: of radio buttons the one that is chosen. */
const valuesOf = (
  controls: readonly Control[],
  isChosen: (control: Control) => boolean,
  textOf: (control: Control) => string,
): FormValues =>
  Object.fromEntries(
    controls.filter((control) => control.type !== "radio" || isChosen(control)).map((control) => [control.name, textOf(control)]),
  )

function choicesOf(controls: readonly Control[]): RecordChoices {
  const radios = controls.filter(({ type }) => type === "radio")
  return Object.fromEntries(radios.map(({ name }) => [name, radios.filter((one) => one.name === name)]))
}

function bringBack(controls: readonly Control[], event: FormEvent): void {
  if (event.type !== "BroughtBack") return
  for (const { id, value } of event.form.fields)
    for (const control of controls.filter(({ name }) => name === id)) {
      if (control instanceof HTMLInputElement && control.type === "radio") control.checked = control.value === value
      else if (control.value !== value) control.value = value
    }
}
