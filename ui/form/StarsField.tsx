import { RadioField } from "./RadioField.tsx"

interface Props {
  /** the field's id in the form's machine, and of the group */
  readonly id: string
  /** the name under which it is posted */
  readonly name: string
  readonly label: string
  /** what so many stars are called */
  readonly words: (stars: number) => string
}

/** A rating as a group of five native radios, each a star. Spec: 10.271. */
export const StarsField = ({ words, ...group }: Props) => (
  <RadioField
    {...group}
    className="stars-field"
    listClassName="stars-field__stars"
    options={[1, 2, 3, 4, 5].map((stars) => ({
      value: String(stars),
      text: <span className="aside">{words(stars)}</span>,
      className: "stars-field__star",
    }))}
  />
)
