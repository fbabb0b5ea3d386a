import type { Page } from "playwright/test"
import { expect } from "./shop-test.ts"

/** The place of something that can be pressed, typed into, read or looked at, in px. */
export interface PlacedPart {
  readonly name: string
  readonly box: readonly number[]
}

/** Waits for every picture of the page, those below the screen too: one that comes late gets its size between two looks at the same page. */
export async function picturesCome(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((one) => one.checkVisibility({ visibilityProperty: true }))
      for (const one of pictures) one.loading = "eager"
      return pictures.filter((one) => one.naturalWidth === 0).map((one) => one.currentSrc)
    })
  await expect.poll(missing).toEqual([])
}

/** Where the parts of a page are, in the order in which they stand in it. */
export const placesOf = (page: Page, part: string): Promise<readonly PlacedPart[]> =>
  page.evaluate((selector) => {
    const scope = document.querySelector(selector) ?? document.body
    return [...scope.querySelectorAll("a, button, input:not([type=hidden]), select, textarea, summary, img, h2, th, td, li, p")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { name: `${one.localName}.${one.className}#${one.id}`, box: [x, y, width, height] }
      })
  }, part)

/** A dialog, and a field, have an edge only where colours are forced; further than such edges reach nothing may move. */
const edgesPx = 6

/** What stands elsewhere than before, or is not there any more. */
export const movedParts = (before: readonly PlacedPart[], after: readonly PlacedPart[]): readonly string[] =>
  before.flatMap(({ name, box }, at) => {
    const other = after[at]
    if (other?.name !== name) return [`${name} is gone`]
    const isMoved = box.some((side, index) => Math.abs(side - (other.box[index] ?? 0)) > edgesPx)
    return isMoved ? [`${name} moved from ${box.map(Math.round).join(" ")} to ${other.box.map(Math.round).join(" ")}`] : []
  })

/**
 * What cannot be told from its ground where the visitor's own few colours hold: fields, bars and large buttons without an edge, links that do
 * not show that they are chosen, and controls that look the same with the focus as without. In words; empty = nothing.
 */
export const unseenControls = (page: Page, part: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const scope = document.querySelector(selector) ?? document.body
    const nameOf = (one: Element) => `${one.localName}.${one.className}#${one.id}`
    const groundOf = (one: Element | null): string => {
      if (one === null) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(one)
      return /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) ? groundOf(one.parentElement) : backgroundColor
    }
    const found: string[] = []
    for (const one of scope.querySelectorAll(".btn, input:not([type=hidden], [type=file]), select, textarea")) {
      const style = getComputedStyle(one)
      // a radio or box that a label stands for is not drawn itself
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const isDrawnByBrowser = one instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(one.type) && style.appearance !== "none"
      const hasEdge =
        Number.parseFloat(style.borderBottomWidth) > 0 &&
        style.borderBottomStyle !== "none" &&
        style.borderBottomColor !== groundOf(one.parentElement)
      const hasGround = groundOf(one) !== groundOf(one.parentElement)
      if (!isDrawnByBrowser && !hasEdge && !hasGround) found.push(`${nameOf(one)} has no edge`)
    }
    for (const one of scope.querySelectorAll("a[aria-current]")) {
      const { textDecorationLine, borderBottomStyle } = getComputedStyle(one)
      if (textDecorationLine !== "underline" && borderBottomStyle === "none" && groundOf(one) === groundOf(one.parentElement))
        found.push(`${nameOf(one)} looks as if it were not chosen`)
    }
    for (const one of scope.querySelectorAll("progress"))
      if (getComputedStyle(one).borderBottomStyle === "none") found.push(`${nameOf(one)} is not drawn`)
    const focused = document.activeElement
    for (const one of scope.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, textarea, summary")) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(":disabled")) continue
      // what has the focus already, from a press, would have no ring
      one.blur()
      one.focus({ preventScroll: true, focusVisible: true })
      if (document.activeElement !== one) continue
      // a tile has its ring around all of it
      const around = [one, one.parentElement, one.closest("label, li, article, .product")].filter((ring) => ring !== null)
      const rings = around.flatMap((ring) => [getComputedStyle(ring), getComputedStyle(ring, "::after")])
      if (!rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1))
        found.push(`${nameOf(one)} looks the same with the focus`)
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return found
  }, part)
