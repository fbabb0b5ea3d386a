import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import type { ChosenFile } from "../../core/form/files.ts"
import type { FieldView, FormView } from "../../core/form/view-form.ts"
import { FormMessages } from "./FormMessages.tsx"

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
  readonly view: FormView
  readonly send: (event: FormEvent) => void
  /** what is hidden is hidden by the form itself, and no longer by the page's styles */
  readonly isLive: boolean
}

/** True in a browser once the island runs, and false in the markup that it takes over. */
const never = () => () => {}
const yes = () => true
const no = () => false

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
  const [typedId, setTyped] = useState<string | null>(null)
  const heard = useCallback(
    (event: FormEvent) => {
      setTyped("field" in event ? event.field : null)
      send(event)
    },
    [send],
  )
  const isLive = useSyncExternalStore(never, yes, no) || !isHiddenByStyles
  const inside = useMemo(() => ({ view, send: heard, isLive }), [view, heard, isLive])
  return (
    <form
      id={id}
      className={`${className}${view.hasFailed ? " --fail-validation" : ""}${view.isSubmitting ? " --submitting" : ""}`}
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
      <FormMessages view={view} {...(labels === undefined ? {} : { labels })} />
      <FormContext value={inside}>{children}</FormContext>
      <p className="aside" aria-live="polite">
        {view.fields.find((field) => field.id === typedId)?.message}
      </p>
    </form>
  )
}

/** The form that a view stands in. */
export function useForm(): Inside {
  const inside = useContext(FormContext)
  if (inside === null) throw new Error("no form")
  return inside
}

/** A field of the form that a view stands in, and the way to tell the form of it. */
export function useField(id: string): { readonly field: FieldView; readonly send: (event: FormEvent) => void } {
  const { view, send, isLive } = useForm()
  const field = view.fields.find((one) => one.id === id)
  if (field === undefined) throw new Error(`no field ${id}`)
  return { field: isLive ? field : { ...field, isHidden: false, isDisabled: false }, send }
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
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      return control.checked === checked ? [] : [{ type: "Toggled", field: id, checked: control.checked }]
    if (control instanceof HTMLInputElement && control.type === "file") {
      const files = chosenIn(control)
      return files.map(({ name }) => name).join("\n") === value ? [] : [{ type: "FilesChosen", field: id, files }]
    }
    if (control instanceof HTMLFieldSetElement) {
      const chosen = control.querySelector<HTMLInputElement>("input:checked")?.value ?? ""
      return chosen === value ? [] : [{ type: "Chosen", field: id, value: chosen }]
    }
    if (control instanceof HTMLSelectElement) return control.value === value ? [] : [{ type: "Chosen", field: id, value: control.value }]
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== value ? [{ type: "Typed", field: id, value: control.value }] : []
  })
}
