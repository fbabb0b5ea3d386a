import { type ComponentProps, memo, type ReactNode } from "react"
import type { FieldView } from "../../core/form/view-form.ts"
import { useField } from "./Form.tsx"
import { useKeptText, useShown, useTyped, writeValue } from "./use-shown.ts"

/** What every field has. */
export interface Common {
  /** the field's id in the form's machine, and of its control */
  readonly id: string
  /** the name under which it is posted */
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
  /** an element of the page that says what is wrong with the field, beside the form's own message */
  readonly refusedBy?: string | null
  /** a mark of its box, with a blank before it, such as how much of a line it takes */
  readonly mark?: string
  /** what the styles hide it by while its form does not run: see `part-marks.ts` */
  readonly part?: string
}

interface TextProps extends Common {
  readonly type?: "text" | "email" | "tel" | "password" | "date"
  readonly autoComplete?: string
  /** lines of a text of several; left out for a single line */
  readonly rows?: number
  /** what stands in its box behind it */
  readonly children?: ReactNode
}

/** A field to type in. It keeps its own text, so that nothing typed or filled in is ever lost. Spec: 4.1, 4.2, 10.149, 14.36. */
export function Field({ type = "text", autoComplete, rows, children, ...common }: TextProps) {
  const { field, send } = useField(common.id)
  const control = {
    ...controlProps(common, field),
    className: "field__input f-control --validate",
    autoComplete,
    // whichever of the two it is
    ...useTyped<HTMLInputElement & HTMLTextAreaElement>(field, send),
  }
  useKeptText(common.id)
  const isPlain = autoComplete === "username" || type === "email"
  return (
    <Labelled {...common} field={field}>
      {rows === undefined ? (
        <Line {...control} type={type} {...(isPlain && { autoCapitalize: "none", spellCheck: false })} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
      {children}
    </Labelled>
  )
}

/** Left alone while somebody types: each attribute that is written again, a browser weighs against all styles of the page. */
const Line = memo((props: ComponentProps<"input">) => <input {...props} />)

interface SelectProps extends Common {
  /** its value is "": nothing is chosen yet; left out: something always is */
  readonly placeholder?: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly autoComplete?: string
}

/** A choice of one from a list, judged at once. Spec: 5.14, 14.6. */
export function SelectField({ placeholder, options, autoComplete, ...common }: SelectProps) {
  const { field, send } = useField(common.id)
  const [select] = useShown<HTMLSelectElement>(field.value, writeValue)
  return (
    <Labelled {...common} field={field} mark={`${placeholder === undefined ? "" : " --placeholder"}${common.mark ?? ""}`}>
      <select
        ref={select}
        {...controlProps(common, field)}
        className="select f-select --validate"
        autoComplete={autoComplete}
        defaultValue={field.value}
        onChange={(change) => send({ type: "Chosen", field: common.id, value: change.target.value })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** What the choices of a form show and hide, by the names of its parts. Spec: 14.37. */
export interface ControlMarks {
  readonly "data-shows"?: string
  readonly "data-hides"?: string
}

interface LabelledProps extends Common {
  readonly field: FieldView
  readonly children: ReactNode
}

/** A control with its label above it and its words below. */
export function Labelled({ children, field, mark = "", ...common }: LabelledProps) {
  return (
    <div className={`field f-group f-feedback${mark}${stateOf(field)}`} data-part={common.part} hidden={field.isHidden}>
      <label className="field__label" htmlFor={common.id}>
        {common.label}
      </label>
      <div className="field__control">
        {children}
        <span className="f-control-feedback" aria-hidden="true" />
      </div>
      <Said {...common} field={field} />
    </div>
  )
}

/** What is said of a field below it: its hint, and what is wrong with it. */
export function Said({ id, hint, field }: Pick<LabelledProps, "id" | "hint" | "field">) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}_hint`} className="field__hint">
          {hint}
        </p>
      )}
      {field.message !== null && (
        <div id={`${id}_message`} className="f-message">
          {field.message}
        </div>
      )}
    </>
  )
}

/** What ties a control to its words. */
export function controlProps({ id, name, hint, required = false, refusedBy = null }: Common, { state, message, isDisabled }: FieldView) {
  const told = [hint !== undefined && `${id}_hint`, message !== null && `${id}_message`, refusedBy]
  return {
    id,
    name,
    disabled: isDisabled,
    "aria-required": required || undefined,
    "aria-invalid": state === "error" || refusedBy !== null || undefined,
    "aria-describedby": told.filter(Boolean).join(" ") || undefined,
  }
}

/** The platform's marks of a field. Spec: 4.1, 4.2. */
export const stateOf = ({ state, isEmpty, isBusy }: FieldView): string =>
  `${state === "neutral" ? "" : ` --${state}`}${isEmpty ? " --empty" : ""}${isBusy ? " --busy" : ""}`
