import { Parser } from "htmlparser2"
import type { PageElement } from "../../core/web/page-elements.ts"

/** The most of one page that is read: real pages have a tenth of it. */
export const pageLimits = { elements: 100_000, depth: 250 } as const

class TooMuch extends Error {}

interface OpenElement extends PageElement {
  readonly children: (OpenElement | string)[]
}

/** Elements that pages need not close. */
const endsByItself = new Set(["", "html", "body", "p", "li", "dt", "dd", "tr", "td", "th", "tbody", "option"])

/** A page that was cut off ends with words that were cut off, too: they would be another name. */
function withoutCutWords({ name, children }: OpenElement): void {
  while (!endsByItself.has(name) && typeof children.at(-1) === "string") children.pop()
}

/**
 * The elements of a page, whatever its markup; `null` when there are more of them, or they stand deeper in each other, than any page has. Scripts run
 * nowhere: their text is text. Words that the page's end cuts off are left out.
 *
 * Spec: 10.990, 10.993.
 *
 * @example readPage("<p id=a>one<p>two")?.children.length // => 2
 */
export function readPage(html: string): PageElement | null {
  const root: OpenElement = { name: "", attributes: {}, children: [] }
  const open: OpenElement[] = [root]
  let elements = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements += 1
      if (elements > pageLimits.elements || open.length > pageLimits.depth) throw new TooMuch()
      const element: OpenElement = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext: (text) => void open.at(-1)?.children.push(text),
    onclosetag: () => void (open.length > 1 && open.pop()),
  })
  try {
    parser.write(html)
    const last = open.at(-1) ?? root
    parser.end()
    withoutCutWords(last)
  } catch (cause) {
    if (cause instanceof TooMuch) return null
    throw cause
  }
  return root
}
