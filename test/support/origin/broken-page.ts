import fc from "fast-check"
import { type PageElement } from "../../../core/web/page-elements.ts"
import { readPage } from "../../../adapters/origin/page-tree.ts"

interface PageFault {
  readonly kind: string
  readonly where: number
  readonly to: number
}

/** One thing that goes wrong with a page: a tag is lost, doubled or moved, a price is written otherwise, an address leads elsewhere, a text ends early. */
const fault = fc.record({
  kind: fc.constantFrom("drop", "double", "move", "price", "number", "away", "quote", "cut"),
  where: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
})

function broken(html: string, { kind, where, to }: PageFault): string {
  const tags = [...html.matchAll(/<[^>]+>/g)]
  const at = tags[Math.floor(where * tags.length)]
  if (at === undefined) return html
  const [tag] = at
  const without = html.slice(0, at.index) + html.slice(at.index + tag.length)
  switch (kind) {
    case "drop":
      return without
    case "double":
      return html.slice(0, at.index) + tag + html.slice(at.index)
    case "move": {
      const place = Math.floor(to * without.length)
      return without.slice(0, place) + tag + without.slice(place)
    }
    case "price":
      return html.replaceAll(/(\d+),(\d\d)\s?zł/g, to < 0.5 ? "$$$1.$2" : "$1.$2,00 EUR")
    case "number":
      return html.replace(/data-product_id="\d+"/, `data-product_id="${Math.floor(to * 1_000)}"`)
    case "away":
      return html.replaceAll(/href="\//g, to < 0.5 ? 'href="//evil.example/' : 'href="https://evil.example/')
    case "quote":
      return html.slice(0, at.index) + tag.replace('"', "") + html.slice(at.index + tag.length)
    default:
      return html.slice(0, Math.floor(where * html.length))
  }
}

/** Up to four of them. */
export const pageFaults = fc.array(fault, { minLength: 1, maxLength: 4 })

export type PageFaults = readonly PageFault[]

/** A page with all that goes wrong with it. */
export const brokenPage = (html: string, faults: PageFaults): string => faults.reduce(broken, html)

/** Its elements. */
export function treeOf(html: string): PageElement {
  const page = readPage(html)
  if (page === null) throw new Error("It is too much of a page.")
  return page
}
