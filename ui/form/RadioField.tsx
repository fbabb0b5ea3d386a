import type { ReactNode } from "react"
import { type ControlMarks, Said, stateOf } from "./Field.tsx"
import { useField } from "./Form.tsx"
import type { KindViews } from "./RecordFields.tsx"
import { useShown } from "./use-shown.ts"

interface Props {
  /** the field's id in the form's machine, and of the group */
  readonly id: string
  /** the name under which it is posted */
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly options: readonly RadioOption[]
  /** of the group, and of what holds the radios */
  readonly className?: string
  readonly listClassName?: string
}

interface RadioOption {
  readonly value: string
  readonly text: ReactNode
  /** of the label around the radio, where it is not the usual one */
  readonly className?: string
  /** of the radio: an id, where others know it by one, and what it shows */
  readonly marks?: ControlMarks & { readonly id?: string }
}

/** One of a few, as native radios: arrow keys, forms and screen readers know them without a script. Judged at once. Spec: 14.6. */
export function RadioField({ id, name, label, hint, required = false, options, className = "field --radio", listClassName }: Props) {
  const { field, send } = useField(id)
  const [group] = useShown<HTMLFieldSetElement>(field.value, (shown, value) => {
    for (const radio of shown.querySelectorAll<HTMLInputElement>("input")) radio.checked = radio.value === value
  })
  const told = [hint !== undefined && `${id}_hint`, field.message !== null && `${id}_message`].filter(Boolean)
  return (
    <fieldset
      ref={group}
      id={id}
      className={`${className}${stateOf(field)}`}
      tabIndex={-1}
      hidden={field.isHidden}
      disabled={field.isDisabled}
      aria-describedby={told.join(" ") || undefined}
    >
      <legend className="field__label">{label}</legend>
      <div className={listClassName ?? "field__radios"}>
        {options.map((option) => (
          <label key={option.value} className={option.className ?? "field__check"}>
            <input
              type="radio"
              {...option.marks}
              name={name}
              value={option.value}
              defaultChecked={field.value === option.value}
              required={required}
              {...(field.state === "error" && { "aria-invalid": true })}
              onChange={() => send({ type: "Chosen", field: id, value: option.value })}
            />
            {typeof option.text === "string" ? <span>{option.text}</span> : option.text}
          </label>
        ))}
      </div>
      <Said id={id} hint={hint} field={field} />
    </fieldset>
  )
}

/** In a form by its record. Spec: 14.37. */
export const radioViews: KindViews = {
  radio: ({ said, options, marks }) => (
    <RadioField
      {...said}
      options={options.map(({ value, text, id }) => ({ value, text, marks: { ...(id === undefined ? {} : { id }), ...marks(value) } }))}
    />
  ),
}
