import { Parser } from "htmlparser2"

/** An element of another shop's page. */
export interface PageElement {
  /** lower case */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (PageElement | string)[]
}

/** The most of one page that is read: real pages have a tenth of it. */
export const pageLimits = { elements: 100_000, depth: 250 } as const

class TooMuch extends Error {}

interface OpenElement extends PageElement {
  readonly children: (OpenElement | string)[]
}

/**
 * The elements of a page, whatever its markup; `null` when there are more of them, or they stand deeper in each other, than any page has. Scripts run
 * nowhere: their text is text.
 *
 * Spec: 10.993.
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
    parser.end()
  } catch (cause) {
    if (cause instanceof TooMuch) return null
    throw cause
  }
  return root
}

type Test = (element: PageElement) => boolean

/** The elements below one that pass a test, in the order of the page. */
export function findAll(within: PageElement | null, test: Test, atMost = Infinity): readonly PageElement[] {
  const found: PageElement[] = []
  const look = (element: PageElement): void => {
    for (const child of element.children) {
      if (found.length >= atMost) return
      if (typeof child === "string") continue
      if (test(child)) found.push(child)
      look(child)
    }
  }
  if (within !== null) look(within)
  return found.slice(0, atMost)
}

/** The first element below one that passes a test; null = none does. */
export const find = (within: PageElement | null, test: Test): PageElement | null => findAll(within, test, 1)[0] ?? null

const idsOf = new WeakMap<PageElement, ReadonlyMap<string, PageElement>>()

/** The first of an id, where a page gives one to several. @param page a whole page, whose ids are looked up once */
export function byId(page: PageElement, id: string): PageElement | null {
  const known = idsOf.get(page) ?? idsIn(page)
  idsOf.set(page, known)
  return known.get(id) ?? null
}

function idsIn(page: PageElement): ReadonlyMap<string, PageElement> {
  const ids = new Map<string, PageElement>()
  for (const element of findAll(page, ({ attributes }) => attributes["id"] !== undefined)) {
    const { id } = element.attributes
    if (id !== undefined && !ids.has(id)) ids.set(id, element)
  }
  return ids
}

/** Passes elements that have a class, among whatever others. */
export const hasClass =
  (name: string): Test =>
  ({ attributes }) =>
    attributes["class"] !== undefined && attributes["class"].split(/\s+/).includes(name)

/** Passes elements of a name, such as `a`. */
export const hasName =
  (...names: readonly string[]): Test =>
  ({ name }) =>
    names.includes(name)

/** The elements directly in one. */
export const childrenOf = (element: PageElement | null): readonly PageElement[] =>
  (element?.children ?? []).filter((child): child is PageElement => typeof child !== "string")

const unread = new Set(["script", "style", "template", "noscript", "svg"])

/** The most characters of a name or a heading. */
const longestWords = 300

/**
 * What an element says in one line: blanks are one each, scripts and styles say nothing, at most 300 characters; "" = nothing, or there is no element.
 *
 * @example wordsIn(readPage("<b> A <i>B</i>\n</b><script>c</script>")) // => "A B"
 */
export function wordsIn(element: PageElement | null): string {
  const parts: string[] = []
  const read = (one: PageElement): void => {
    for (const child of one.children) {
      if (typeof child === "string") parts.push(child)
      else if (!unread.has(child.name)) read(child)
    }
  }
  if (element !== null) read(element)
  return parts
    .join("")
    .replaceAll(/[\s\u00A0\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g, " ")
    .trim()
    .slice(0, longestWords)
}
