import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Keeps an uncontrolled control at what its form holds, where the form itself has changed that: a copy of another field, a select that follows a
 * region. What stands in it when the island comes to life is the shopper's, and stays.
 *
 * @param write puts a value into the control
 *
 * Spec: 14.29, 14.36.
 */
export function useShown<Control extends Element>(
  value: string,
  write: (control: Control, value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const known = useRef(value)
  useLayoutEffect(() => {
    if (known.current === value) return
    known.current = value
    if (control.current !== null) write(control.current, value)
  })
  return control
}
