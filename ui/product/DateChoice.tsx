import { dateField } from "../../core/product/date-words.ts"
import type { dateTextKeys } from "../../core/product-page/dated-kind.ts"
import type { SectionProps } from "./product-sections.ts"

/**
 * The dates of a service: native radio buttons, which post as they stand without a script. A date without free places cannot be chosen,
 * and says so.
 *
 * Spec: 17.34 to 17.36.
 */
export function DateChoice({ view, say, send }: SectionProps<(typeof dateTextKeys)[number]>) {
  const { dates } = view.sections
  if (dates === undefined) return null
  return (
    <fieldset id="projector_dates" className="projector_dates" tabIndex={-1}>
      <legend className="label choice__label">{say("date.choose")}</legend>
      {dates.length === 0 && <p className="projector_hint">{say("date.none")}</p>}
      {dates.map(({ id, day, name, places, selected, disabled }) => (
        <label key={id} className="projector_dates__item">
          <input
            type="radio"
            name={dateField}
            value={id}
            checked={selected}
            disabled={disabled}
            onChange={() => send({ type: "DateChosen", dateId: id })}
          />
          <span className="projector_dates__name">
            <span className="projector_dates__day">{day}</span> {name}
          </span>
          <span className="projector_dates__places">{places}</span>
        </label>
      ))}
    </fieldset>
  )
}
