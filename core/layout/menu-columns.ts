import { layoutLimits } from "./limits.ts"

/** A group of links in a wide submenu. */
export interface MenuGroup {
  readonly heightPx: number
  /** the link to everything, which never shares a column */
  readonly isAll: boolean
}

/**
 * The groups of a wide submenu in columns: short ones that follow each other share a column, as long as it stays low enough.
 *
 * Spec: 9.31, 19.34. Units: CSS pixels; the answer holds the places of the groups, in their order.
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
 * A long submenu shows its first links; the rest waits behind "show more".
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
