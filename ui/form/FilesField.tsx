import { useEffect, useRef } from "react"
import { type Common, controlProps, Said, stateOf } from "./Field.tsx"
import { chosenIn, useField } from "./Form.tsx"
import type { KindViews } from "./RecordFields.tsx"

interface Props extends Common {
  /** what the system's dialog offers: types and extensions */
  readonly accept?: string
  /** more than one file at a time */
  readonly isMultiple?: boolean
}

/** A native field for files. Those that the form has no use for are taken out of it, and its words stay. Spec: 5.39 to 5.45, 10.989, 14.33. */
export function FilesField({ accept, isMultiple = false, ...common }: Props) {
  const { field, send, now } = useField(common.id)
  const input = useRef<HTMLInputElement>(null)
  const isDrawn = useRef(false)
  useEffect(() => {
    // a file that was chosen in the served markup is not the form's yet
    if (isDrawn.current && now()?.value === "" && input.current !== null && input.current.value !== "") input.current.value = ""
    isDrawn.current = true
  })
  return (
    <div className={`field${stateOf(field)}`} data-part={common.part} hidden={field.isHidden}>
      <label className="field__label" htmlFor={common.id}>
        {common.label}
      </label>
      <input
        ref={input}
        {...controlProps(common, field)}
        className="field__file"
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={(change) => send({ type: "FilesChosen", field: common.id, files: chosenIn(change.target) })}
      />
      {/* a browser tells how many there are, and their names of one alone */}
      {isMultiple && (
        <p className="field__hint field__files" role="status">
          {field.value.includes("\n") && field.value}
        </p>
      )}
      <Said {...common} field={field} />
    </div>
  )
}

/** In a form by its record. Spec: 14.37. */
export const filesViews: KindViews = { files: ({ said }) => <FilesField {...said} isMultiple /> }
