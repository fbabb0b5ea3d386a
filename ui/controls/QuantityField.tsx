import type { InputHTMLAttributes } from "react"

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "onBlur" | "onKeyDown" | "type" | "value"> {
  readonly value: string
  readonly onTyped: (text: string) => void
  readonly onLeft: () => void
  readonly onStepped: (by: 1 | -1) => void
}

/**
 * A quantity as text, so that a comma, a half and an empty field can stand in it while typing; arrow keys step.
 * The text is exactly the machine's.
 */
export function QuantityField({ value, onTyped, onLeft, onStepped, ...rest }: Props) {
  return (
    <input
      {...rest}
      className="quantity__input"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(change) => onTyped(change.target.value)}
      onBlur={onLeft}
      onKeyDown={(key) => {
        const by = key.key === "ArrowUp" ? 1 : key.key === "ArrowDown" ? -1 : null
        if (by === null) return
        key.preventDefault()
        onStepped(by)
      }}
    />
  )
}
