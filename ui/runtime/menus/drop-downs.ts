import { closedDropDowns, type DropDownEvent, type DropDowns, dropDowns } from "../../../core/shell/menu.ts"
import type { MachineStore } from "../../../core/values/machine.ts"

let state = closedDropDowns
const listeners = new Set<() => void>()

/**
 * The drop-downs of the page's head, by the names of what opens them: at most one of them is open. They ask for nothing, and what runs machines
 * that do comes with the islands, for which the keys of the menu do not wait.
 *
 * Spec: 4.38.
 */
export const headDropDowns: MachineStore<DropDowns, DropDownEvent> = {
  getSnapshot: () => state,
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  send: (event) => {
    ;[state] = dropDowns(state, event)
    for (const listener of listeners) listener()
  },
}

/** Opens a drop-down, which closes the one that was open. */
export function openDropDown(id: string): void {
  if (state.open !== id) headDropDowns.send({ type: "Toggled", id, disabled: false })
}

/** Closes a drop-down, where it is the open one. */
export function closeDropDown(id: string): void {
  if (state.open === id) headDropDowns.send({ type: "Closed" })
}
