import { closedDropDowns, dropDowns } from "../../../core/shell/menu.ts"
import { createMachineStore } from "../../../core/values/machine.ts"

/** The drop-downs of the page's head, by the names of what opens them: at most one of them is open. Spec: 4.38. */
export const headDropDowns = createMachineStore(dropDowns, closedDropDowns, () => {})

/** Opens a drop-down, which closes the one that was open. */
export function openDropDown(id: string): void {
  if (headDropDowns.getSnapshot().open !== id) headDropDowns.send({ type: "Toggled", id, disabled: false })
}

/** Closes a drop-down, where it is the open one. */
export function closeDropDown(id: string): void {
  if (headDropDowns.getSnapshot().open === id) headDropDowns.send({ type: "Closed" })
}
