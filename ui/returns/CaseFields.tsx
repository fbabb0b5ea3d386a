import type { ReactNode } from "react"
import type { FaultWords } from "../../core/returns/view-fault.ts"

interface Common {
  /** its id, and the name that it is posted by */
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly value: string
  /** what is wrong with the fields of the page */
  readonly faults: readonly FaultWords[]
}

/** What is wrong with a field, below it. */
function Said({ name, hint, faults }: Pick<Common, "name" | "hint" | "faults">) {
  const fault = faults.find(({ at }) => at === name)
  return (
    <>
      {hint !== undefined && (
        <p id={`${name}_hint`} className="field__hint">
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <div id={`${name}_message`} className="f-message">
          {fault.words}
        </div>
      )}
    </>
  )
}

const stateOf = (name: string, faults: readonly FaultWords[]): string => (faults.some(({ at }) => at === name) ? " --error" : "")

/** What ties a control to its words. */
function tied(name: string, hint: ReactNode, faults: readonly FaultWords[]) {
  const isWrong = faults.some(({ at }) => at === name)
  const told = [...(hint === undefined ? [] : [`${name}_hint`]), ...(isWrong ? [`${name}_message`] : [])]
  return { ...(told.length === 0 ? {} : { "aria-describedby": told.join(" ") }), ...(isWrong ? { "aria-invalid": true } : {}) }
}

interface TextProps extends Common {
  readonly type?: "text" | "email"
  readonly autoComplete?: string
  readonly maxLength: number
  /** lines of a text of several; left out for a single line */
  readonly rows?: number
  /** it may be left empty */
  readonly isOptional?: boolean
}

/** A field to type in, which needs no script. Spec: 10.850. */
export function TextField({ name, label, hint, value, faults, type = "text", autoComplete, maxLength, rows, isOptional }: TextProps) {
  const control = {
    id: name,
    name,
    className: "field__input f-control",
    defaultValue: value,
    maxLength,
    ...(autoComplete === undefined ? {} : { autoComplete }),
    ...(isOptional === true ? {} : { "aria-required": true }),
    ...tied(name, hint, faults),
  }
  return (
    <div className={`field${stateOf(name, faults)}`}>
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <div className="field__control">
        {rows === undefined ? (
          <input {...control} type={type} {...(type === "email" ? { autoCapitalize: "none", spellCheck: false } : {})} />
        ) : (
          <textarea {...control} rows={rows} />
        )}
        <span className="f-control-feedback" aria-hidden="true" />
      </div>
      <Said name={name} hint={hint} faults={faults} />
    </div>
  )
}

interface RadioProps extends Common {
  readonly options: readonly { readonly value: string; readonly text: ReactNode }[]
  /** a part of the form that shows while a choice is made, by styles alone */
  readonly part?: string
}

/** One of a few. Spec: 10.850. */
export function Radios({ name, label, hint, value, faults, options, part }: RadioProps) {
  return (
    <fieldset
      id={name}
      className={`field --radio${stateOf(name, faults)}`}
      tabIndex={-1}
      data-case-part={part}
      {...tied(name, hint, faults)}
      aria-invalid={undefined}
    >
      <legend className="field__label">{label}</legend>
      <div className="field__radios">
        {options.map((option) => (
          <label key={option.value} className="field__check">
            <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      <Said name={name} hint={hint} faults={faults} />
    </fieldset>
  )
}
