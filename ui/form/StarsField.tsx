import { useField } from "./Form.tsx"
import { Said } from "./Field.tsx"

interface Props {
  /** the field's id in the form's machine, and of the group */
  readonly id: string
  /** the name under which it is posted */
  readonly name: string
  readonly label: string
  /** what so many stars are called */
  readonly words: (stars: number) => string
}

/** A rating as a group of five native radios, each a star: arrow keys, forms and screen readers know them without a script. Spec: 10.271. */
export function StarsField({ id, name, label, words }: Props) {
  const { field, send } = useField(id)
  const isWrong = field.state === "error"
  return (
    <fieldset
      id={id}
      className={`stars-field${isWrong ? " --error" : ""}`}
      tabIndex={-1}
      {...(field.message === null ? {} : { "aria-describedby": `${id}_message` })}
    >
      <legend className="field__label">{label}</legend>
      <div className="stars-field__stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="stars-field__star">
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={field.value === String(stars)}
              {...(isWrong ? { "aria-invalid": true } : {})}
              onChange={() => send({ type: "Chosen", field: id, value: String(stars) })}
            />
            <span className="aside">{words(stars)}</span>
          </label>
        ))}
      </div>
      <Said id={id} field={field} />
    </fieldset>
  )
}
