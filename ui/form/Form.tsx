import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import type { ChosenFile } from "../../core/form/files.ts"
import type { FieldView, FormView } from "../../core/form/view-form.ts"
import type { MachineStore } from "../../core/values/machine.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { FormMessages } from "./FormMessages.tsx"
import { useIsLive } from "./use-live.ts"

interface Props {
  readonly id: string
  readonly className: string
  /** where it posts to, with a script and without one */
  readonly action: string
  readonly view: FormView
  readonly send: (event: FormEvent) => void
  /** a file goes along with it */
  readonly isMultipart?: boolean
  /** what its choices hide is hidden by the page's styles until it runs (`part-marks.ts`): whoever has no script reaches all of it */
  readonly isHiddenByStyles?: boolean
  /** what each field is called, by its id: then what is wrong with them is also listed above them, with links */
  readonly labels?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

interface Inside {
  /** what is drawn, of which each field follows its own part, so that a letter draws one field of forty */
  readonly shown: ReturnType<typeof makeShown>
  readonly send: (event: FormEvent) => void
  /** what is hidden is hidden by the form itself, and no longer by the page's styles */
  readonly isLive: boolean
}

const FormContext = createContext<Inside | null>(null)

/**
 * A form that follows the form machine, under the platform's marks. Its fields are `Field`, `SelectField`, `CheckField`, `RadioField` and
 * `FilesField`, in a `Section` where they are a group; anything else may stand between them. Without a script it posts as it stands, and the shop judges it.
 *
 * A message is spoken once: that of a field in which somebody types as soon as it is there, those of a stopped submit with the field that
 * gets the focus.
 *
 * Spec: 4.1 to 4.8, 14.9, 14.34, 19.60.
 */
export function Form({ id, className, action, view, send, isMultipart = false, isHiddenByStyles = false, labels, children }: Props) {
  const isLive = useIsLive() || !isHiddenByStyles
  const [shown] = useState(makeShown)
  shown.put(view)
  const heard = useCallback(
    (event: FormEvent) => {
      shown.hear(event)
      send(event)
    },
    [shown, send],
  )
  // after the fields that were drawn just now have noted what they show
  useEffect(() => shown.tell())
  const inside = useMemo(() => ({ shown, send: heard, isLive }), [shown, heard, isLive])
  return (
    <form
      id={id}
      className={`${className}${isLive ? "" : " --served"}${view.hasFailed ? " --fail-validation" : ""}${view.isSubmitting ? " --submitting" : ""}`}
      action={action}
      method="post"
      encType={isMultipart ? "multipart/form-data" : undefined}
      noValidate
      aria-busy={view.isBusy || view.isSubmitting}
      onSubmit={(submit) => {
        submit.preventDefault()
        for (const event of filledIn(submit.currentTarget, view)) send(event)
        heard({ type: "SubmitPressed" })
      }}
    >
      <FormMessages view={view} labels={labels} />
      <FormContext value={inside}>{children}</FormContext>
      <p className="aside" aria-live="polite">
        {shown.spoken()}
      </p>
    </form>
  )
}

/**
 * The state of a form's machine as it is drawn. A letter the browser shows by itself. The machine takes it after that paint, or before whatever else
 * it is told, and then what the letter changes beside itself is drawn, such as a verdict that is no longer about the field.
 *
 * Spec: 10.1068.
 */
export const useFormMachine = <State,>(store: MachineStore<State, FormEvent>) => useMachine(store, paceOf)

const paceOf = ({ type }: FormEvent) => (type === "Typed" ? "later" : undefined)

/** What a form shows, for what stands in it: what is drawn with the form reads it at once, the rest follows. */
function makeShown() {
  const followers = new Set<() => void>()
  let shown: FormView
  let typedId: string | null = null
  return {
    view: () => shown,
    put: (view: FormView) => void (shown = view),
    /** notes where somebody types; it is drawn with what that changes, and not before */
    hear: (event: FormEvent) => void (typedId = "field" in event ? event.field : null),
    /** what is wrong with the field in which somebody types */
    spoken: () => shown.fields.find(({ id }) => id === typedId)?.message,
    /** lets the rest follow */
    tell: () => {
      for (const follow of followers) follow()
    },
    follow: (one: () => void) => {
      followers.add(one)
      return () => followers.delete(one)
    },
  }
}

/**
 * What a part of a page needs of the form that it stands in: it is drawn again when that is another.
 *
 * @returns `now` reads it
 */
export function useForm<Part>(part: (view: FormView) => Part): Omit<Inside, "shown"> & { readonly now: () => Part } {
  const inside = useContext(FormContext)
  if (inside === null) throw new Error("no form")
  const { shown } = inside
  const now = () => part(shown.view())
  const read = () => JSON.stringify(now())
  useSyncExternalStore(shown.follow, read, read)
  return { ...inside, now }
}

/** A field of the form that a view stands in, and the way to tell the form of it. */
export function useField(id: string): Pick<Inside, "send"> & { readonly field: FieldView; readonly now: () => FieldView | undefined } {
  const { now, send, isLive } = useForm(({ fields }) => fields.find((one) => one.id === id))
  const field = now()
  if (field === undefined) throw new Error(id)
  return { field: isLive ? field : { ...field, isHidden: false, isDisabled: false }, send, now }
}

type KnownField = Pick<FieldView, "id" | "value" | "checked">

/** The files that stand in a field, as the form is told of them. */
export const chosenIn = ({ files }: Pick<HTMLInputElement, "files">): readonly ChosenFile[] =>
  Array.from(files ?? [], ({ name, size, type }) => ({ name, size, type }))

/**
 * What stands in the fields and the form was not told: what was typed before it ran, and what browsers and password managers fill in without a
 * word.
 *
 * Spec: 5.28, 14.36.
 */
export function filledIn(form: ParentNode, { fields }: { readonly fields: readonly KnownField[] }): readonly FormEvent[] {
  return fields.flatMap(({ id, value, checked }): readonly FormEvent[] => {
    const control = form.querySelector(`[id="${id}"]`)
    if (control instanceof HTMLInputElement) {
      const files = chosenIn(control)
      if (control.type === "checkbox") return control.checked === checked ? [] : [{ type: "Toggled", field: id, checked: control.checked }]
      if (control.type === "file")
        return files.map(({ name }) => name).join("\n") === value ? [] : [{ type: "FilesChosen", field: id, files }]
    }
    const chosen =
      control instanceof HTMLFieldSetElement
        ? (control.querySelector<HTMLInputElement>("input:checked")?.value ?? "")
        : control instanceof HTMLSelectElement
          ? control.value
          : value
    if (chosen !== value) return [{ type: "Chosen", field: id, value: chosen }]
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== value ? [{ type: "Typed", field: id, value: control.value }] : []
  })
}

/** What stands in the fields of a form that begins to run, as it is told of that: it was typed before. Spec: 14.36. */
export const filledEarly = (form: ParentNode, known: { readonly fields: readonly KnownField[] }): readonly FormEvent[] =>
  filledIn(form, known).map((event) => (event.type === "Typed" ? { ...event, type: "TypedEarly" } : event))
