import type { MeasuredSides } from "../../../core/product-page/configured-kind.ts"
import { type MeasuredOutline, measuredOutline, outlineBox } from "../../../core/product-page/measured-outline.ts"
import type { SentField } from "../../../core/product-page/submit.ts"

/** Room around the outline for what is written below and beside it, in units of the drawing. */
const room = { beside: 84, below: 30, edge: 4 } as const

/**
 * Draws what is configured to scale, with its measures, or nothing while one of them is missing. The same is in the fields, so the drawing is
 * not read out.
 *
 * Spec: 16.50.
 */
export function drawOutline(place: Element, sides: MeasuredSides, fields: readonly SentField[]): void {
  const outline = measuredOutline(sides, fields, document.documentElement.lang === "en" ? "en" : "pl")
  place.replaceChildren(...(outline === null ? [] : [drawing(outline)]))
}

function drawing({ is, across, down }: MeasuredOutline): Element {
  const left = room.edge + (outlineBox.across - across.drawn) / 2
  const top = room.edge + (outlineBox.down - down.drawn) / 2
  const [right, bottom] = [left + across.drawn, top + down.drawn]
  const [belowIt, besideIt] = [bottom + 8, right + 8]
  return shape(
    "svg",
    { viewBox: `0 0 ${outlineBox.across + room.beside + room.edge} ${outlineBox.down + room.below + room.edge}`, "aria-hidden": "true" },
    shape("rect", { class: "outline__thing", x: left, y: top, width: across.drawn, height: down.drawn }),
    shape("path", { class: "outline__detail", d: is === "hanging" ? rail(left, right, top, bottom) : grain(left, right, top, bottom) }),
    shape("path", { class: "outline__measure", d: `M${left} ${belowIt}H${right}M${besideIt} ${top}V${bottom}` }),
    shape("text", { class: "outline__words", x: (left + right) / 2, y: belowIt + 15, "text-anchor": "middle" }, across.words),
    shape("text", { class: "outline__words", x: besideIt + 6, y: (top + bottom) / 2 + 4 }, down.words),
  )
}

/** The rail that a thing hangs from, and the bar at its lower side. */
const rail = (left: number, right: number, top: number, bottom: number): string =>
  `M${left - 3} ${top}H${right + 3}M${left} ${bottom - 3}H${right}`

/** The boards of a thing that lies, seen from above. */
const grain = (left: number, right: number, top: number, bottom: number): string =>
  [0.25, 0.5, 0.75].map((share) => `M${left} ${top + (bottom - top) * share}H${right}`).join("")

function shape(name: string, attributes: Readonly<Record<string, string | number>>, ...inside: readonly (Element | string)[]): Element {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...inside)
  return element
}
