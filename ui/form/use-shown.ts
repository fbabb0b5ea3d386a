import { type RefObject, useLayoutEffect, useRef, useState } from "react"

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

/**
 * Keeps what stands in a text of several lines while its island comes to life: React puts it back to what the server wrote, where that is
 * something, such as the text of a refused post that is being put right.
 *
 * Spec: 14.36.
 */
export function useKeptText(id: string): void {
  // read while the island is first drawn: just after that React has taken the element, and what was typed is gone
  const [kept] = useState(() => {
    if (typeof document === "undefined") return null
    const served = document.getElementById(id)
    return served instanceof HTMLTextAreaElement ? served.value : null
  })
  useLayoutEffect(() => {
    const area = document.getElementById(id)
    if (kept !== null && area instanceof HTMLTextAreaElement && area.value !== kept) area.value = kept
  }, [id, kept])
}
