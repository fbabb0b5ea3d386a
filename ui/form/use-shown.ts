import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import type { FieldView } from "../../core/form/view-form.ts"

/**
 * Keeps an uncontrolled control at what its form holds, where the form itself has changed that: a copy of another field, a select that follows a
 * region. What stands in it when the island comes to life is the shopper's, and stays. So does what is typed: more may stand in the control by
 * the time that it is drawn.
 *
 * @param write puts a value into the control
 *
 * Spec: 10.1068, 14.29, 14.36.
 *
 * @returns its reference, and what notes that it already shows a value, before the form is told of that
 */
export function useShown<Control extends Element>(
  value: string,
  write: (control: Control, value: string) => void,
): readonly [RefObject<Control | null>, (value: string) => void] {
  const control = useRef<Control>(null)
  const known = useRef(value)
  useLayoutEffect(() => {
    if (known.current === value) return
    known.current = value
    if (control.current !== null) write(control.current, value)
  })
  const note = useCallback((shown: string) => void (known.current = shown), [])
  return [control, note]
}

/** What a control to type in has for its form. Spec: 10.1068. */
export function useTyped<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { id, value: held }: Pick<FieldView, "id" | "value">,
  send: (event: FormEvent) => void,
) {
  const [ref, note] = useShown<Control>(held, writeValue)
  const [defaultValue] = useState(held)
  const onChange = useCallback(
    ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      note(value)
      send({ type: "Typed", field: id, value })
    },
    [send, note, id],
  )
  return { ref, defaultValue, onChange }
}

/** Only what differs: another value would move the caret of somebody who types. */
export function writeValue(control: { value: string }, value: string): void {
  if (control.value !== value) control.value = value
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
