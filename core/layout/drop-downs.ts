/** The drop-downs of the shell: at most one is open. */
export interface DropDowns {
  readonly open: string | null
}

export type DropDownEvent =
  /** its button was pressed */
  | { readonly type: "Toggled"; readonly id: string; readonly disabled: boolean }
  /** an entry was chosen, Escape was pressed, or something outside */
  | { readonly type: "Closed" }

/** All closed. Spec: 4.38. */
export const closedDropDowns: DropDowns = { open: null }

/**
 * One step of the drop-downs. Opening one closes the other; a disabled one does not open.
 *
 * Spec: 4.38, 19.25.
 *
 * @example dropDowns({ open: "currency" }, { type: "Toggled", id: "language", disabled: false })[0] // => { open: "language" }
 */
export function dropDowns(state: DropDowns, event: DropDownEvent): readonly [DropDowns, readonly never[]] {
  if (event.type === "Closed") return [state.open === null ? state : closedDropDowns, []]
  if (event.disabled) return [state, []]
  return [state.open === event.id ? closedDropDowns : { open: event.id }, []]
}
