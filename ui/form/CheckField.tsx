import { checkedValue } from "../../core/form/posted-fields.ts"
import { type Common, type ControlMarks, controlProps, Said, stateOf } from "./Field.tsx"
import { useField } from "./Form.tsx"
import type { KindViews } from "./RecordFields.tsx"
import { useShown } from "./use-shown.ts"

interface CheckProps extends Common {
  /** drawn and told as a switch */
  readonly isSwitch?: boolean
  /** marks of the box, by which the styles know what it shows and hides while its form does not run */
  readonly marks?: ControlMarks
}

/** A box to tick, or a switch, judged at once. Spec: 5.15, 14.6. */
export function CheckField({ isSwitch = false, marks, ...common }: CheckProps) {
  const { field, send } = useField(common.id)
  const [box] = useShown<HTMLInputElement>(field.checked ? checkedValue : "", (shown, value) => {
    shown.checked = value !== ""
  })
  return (
    <div className={`field --${isSwitch ? "switch" : "checkbox"}${stateOf(field)}`} data-part={common.part} hidden={field.isHidden}>
      <label className="field__check" htmlFor={common.id}>
        <input
          ref={box}
          {...controlProps(common, field)}
          {...marks}
          type="checkbox"
          {...(isSwitch ? { role: "switch" } : {})}
          value={checkedValue}
          defaultChecked={field.checked}
          onChange={(change) => send({ type: "Toggled", field: common.id, checked: change.target.checked })}
        />
        <span>{common.label}</span>
      </label>
      <Said {...common} field={field} />
    </div>
  )
}

/** In a form by its record. Spec: 14.37. */
export const checkViews: KindViews = {
  checkbox: ({ said, field, marks }) => <CheckField {...said} isSwitch={field.isSwitch === true} marks={marks(checkedValue)} />,
}
