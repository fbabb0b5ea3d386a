import type { ReactNode } from "react"
import { useForm } from "./Form.tsx"

interface Props {
  /** the name of the group in the form's machine, and the id of its element */
  readonly group: string
  readonly legend: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A group of fields. Hidden or disabled, its native fieldset keeps the browser from posting it; what stands in it stays. Spec: 14.28. */
export function Section({ group, legend, lead, children }: Props) {
  const { now, isLive } = useForm(({ hiddenParts, disabledParts }) => [hiddenParts, disabledParts].map((parts) => parts.includes(group)))
  const [isHidden = false, isDisabled = false] = now()
  return (
    <fieldset id={group} className="form-section" hidden={isLive && isHidden} disabled={isLive && (isHidden || isDisabled)}>
      <legend className="form-section__legend">{legend}</legend>
      {lead !== undefined && <p className="field__hint">{lead}</p>}
      {children}
    </fieldset>
  )
}
