import { layoutLimits } from "./limits.ts"

/** What leans the other way, because the window ends beside it. */
export interface SubmenuOverflow {
  readonly submenu: boolean
  readonly nextLevel: boolean
}

/**
 * Do the submenus of a top item lean to the left? The window must have room for one submenu, and for two for the next level.
 *
 * Spec: 9.31, 19.36. Units: CSS pixels.
 *
 * @example [850, 700, 500].map((leftPx) => submenuOverflow(leftPx, 1000).nextLevel) // => [true, true, false]
 */
export function submenuOverflow(leftPx: number, windowPx: number): SubmenuOverflow {
  const room = windowPx - leftPx
  return { submenu: room < layoutLimits.submenuWidthPx, nextLevel: room < 2 * layoutLimits.submenuWidthPx }
}

/** A wide submenu and what it hangs from. */
export interface WideSubmenu {
  readonly columns: number
  readonly screenPx: number
  readonly menuPx: number
  readonly submenuPx: number
  /** left edge of its top item, from that of the menu */
  readonly itemLeftPx: number
}

/**
 * The left edge of a wide submenu: under its item, and moved to the left until it fits; `null` = it takes the whole menu.
 *
 * Spec: 9.31, 19.37. Units: CSS pixels.
 *
 * @example submenuLeft({ columns: 3, screenPx: 1400, menuPx: 1200, submenuPx: 400, itemLeftPx: 900 }) // => 770
 */
export function submenuLeft({ columns, screenPx, menuPx, submenuPx, itemLeftPx }: WideSubmenu): number | null {
  const most = screenPx >= layoutLimits.wideFromPx ? layoutLimits.menuColumns : layoutLimits.menuColumns - 1
  if (columns >= most) return null
  const left = Math.max(0, itemLeftPx)
  return Math.max(0, Math.min(left, menuPx - layoutLimits.menuPaddingPx - submenuPx))
}
