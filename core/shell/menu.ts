import { layoutLimits } from "./limits.ts"

/** The drop-downs of the shell, of which at most one is open. */
export interface DropDowns {
  readonly open: string | null
}

/** What can happen to the drop-downs. */
export type DropDownEvent =
  /** the button of a drop-down was pressed */
  | { readonly type: "Toggled"; readonly id: string; readonly disabled: boolean }
  /** an entry was chosen, Escape was pressed, or the press was outside */
  | { readonly type: "Closed" }

/** All drop-downs are closed. Spec: 4.38. */
export const closedDropDowns: DropDowns = { open: null }

/**
 * One step of the drop-downs. Opening one closes the others; a disabled one does not open.
 *
 * Spec: 4.38, 19.25.
 *
 * @example dropDowns({ open: "currency" }, { type: "Toggled", id: "language", disabled: false })[0]
 * // => { open: "language" }
 */
export function dropDowns(state: DropDowns, event: DropDownEvent): readonly [DropDowns, readonly never[]] {
  if (event.type === "Closed") return [state.open === null ? state : closedDropDowns, []]
  if (event.disabled) return [state, []]
  return [state.open === event.id ? closedDropDowns : { open: event.id }, []]
}

/**
 * Is the submenu of a category wide: does it hold groups of links, and not links alone?
 *
 * Spec: 2.22, 19.121.
 *
 * @example isWideSubmenu([{ children: [] }, { children: [{}] }]) // => true
 * @example isWideSubmenu([{ children: [] }]) // => false
 */
export const isWideSubmenu = (children: readonly { readonly children: readonly unknown[] }[]): boolean =>
  children.some((child) => child.children.length > 0)

/** A group of links in a wide submenu. */
export interface MenuGroup {
  readonly heightPx: number
  /** the link to the whole category, which never shares a column */
  readonly isAll: boolean
}

/**
 * The groups of a wide submenu in columns: short neighbours share a column as long as it stays low enough.
 *
 * Spec: 9.31, 19.34. Units: CSS pixels; each column lists the indices of its groups.
 *
 * @example menuColumns([100, 100, 100, 200].map((heightPx) => ({ heightPx, isAll: false }))) // => [[0, 1, 2], [3]]
 * @example menuColumns([400, 50].map((heightPx) => ({ heightPx, isAll: false }))) // => [[0], [1]]
 */
export function menuColumns(groups: readonly MenuGroup[]): readonly (readonly number[])[] {
  const columns: number[][] = []
  let [column, room]: [number[], number] = [[], layoutLimits.menuColumnHeightPx]
  for (const [at, { heightPx, isAll }] of groups.entries()) {
    column.push(at)
    const next = groups[at + 1]
    if (!isAll && next !== undefined && !next.isAll && heightPx + next.heightPx < room) {
      room -= heightPx
    } else {
      columns.push(column)
      ;[column, room] = [[], layoutLimits.menuColumnHeightPx]
    }
  }
  return columns
}

/** How many links of a submenu are shown, and how many wait behind "show more". */
export interface ShownLinks {
  readonly shown: number
  readonly more: number
}

/**
 * The links of a submenu: a long one shows the first, the rest waits behind "show more".
 *
 * Spec: 9.31, 19.35.
 *
 * @example shownMenuLinks(12, false) // => { shown: 10, more: 2 }
 * @example shownMenuLinks(12, true) // => { shown: 12, more: 0 }
 */
export function shownMenuLinks(count: number, expanded: boolean): ShownLinks {
  const shown = expanded ? count : Math.min(count, layoutLimits.menuItems)
  return { shown, more: count - shown }
}

/** Which levels of a submenu open to the left, because the window has no room on the right. */
export interface SubmenuOverflow {
  readonly submenu: boolean
  readonly nextLevel: boolean
}

/**
 * Do the submenus of a top item open to the left? To open to the right, the first level needs room for one submenu, the next for two.
 *
 * Spec: 9.31, 19.36. Units: CSS pixels.
 *
 * @example [850, 700, 500].map((leftPx) => submenuOverflow(leftPx, 1000).nextLevel) // => [true, true, false]
 */
export function submenuOverflow(leftPx: number, windowPx: number): SubmenuOverflow {
  const room = windowPx - leftPx
  return { submenu: room < layoutLimits.submenuWidthPx, nextLevel: room < 2 * layoutLimits.submenuWidthPx }
}

/** A wide submenu and the top item it belongs to. */
export interface WideSubmenu {
  readonly columns: number
  readonly screenPx: number
  readonly menuPx: number
  readonly submenuPx: number
  /** left edge of the top item, from the left edge of the menu */
  readonly itemLeftPx: number
}

/**
 * The left edge of a wide submenu: below its item, or further left so that it fits; `null` = it takes the whole width of the menu.
 *
 * Spec: 9.31, 19.37. Units: CSS pixels.
 *
 * @example submenuLeft({ columns: 3, screenPx: 1400, menuPx: 1200, submenuPx: 400, itemLeftPx: 900 }) // => 770
 */
export function submenuLeft({ columns, screenPx, menuPx, submenuPx, itemLeftPx }: WideSubmenu): number | null {
  const maxColumns = screenPx >= layoutLimits.wideFromPx ? layoutLimits.menuColumns : layoutLimits.menuColumns - 1
  if (columns >= maxColumns) return null
  const left = Math.max(0, itemLeftPx)
  return Math.max(0, Math.min(left, menuPx - layoutLimits.menuPaddingPx - submenuPx))
}
