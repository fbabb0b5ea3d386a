interface Props {
  readonly id: string
  /** what the button is about */
  readonly label: string
  readonly text: string
}

/** A text that hover and focus bring up, and that Escape takes away; without scripts it stands there. Spec: 4.74, 19.33. */
export function Tooltip({ id, label, text }: Props) {
  return (
    <span className="tooltip" data-tooltip={id}>
      <button type="button" className="tooltip__button" aria-describedby={id}>
        {label}
      </button>
      <span id={id} className="tooltip__text" role="tooltip">
        {text}
      </span>
    </span>
  )
}
