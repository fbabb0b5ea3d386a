/** An element of a page, as plain data; whoever parses pages makes it. */
export interface PageElement {
  /** lower case */
  readonly name: string
  /** names in lower case, values decoded */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (PageElement | string)[]
}

type Test = (element: PageElement) => boolean

/**
 * The elements below one that pass a test, in the order of the page.
 *
 * @example findAll(sampleElement("p", { id: "a" }, "one"), hasName("p")).length // => 1
 */
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

/**
 * The first element below one that passes a test; null = none does.
 *
 * @example find(sampleElement("p", { id: "a" }), hasName("b")) // => null
 */
export const find = (within: PageElement | null, test: Test): PageElement | null => findAll(within, test, 1)[0] ?? null

const idsOf = new WeakMap<PageElement, ReadonlyMap<string, PageElement>>()

/**
 * The first of an id, where a page gives one to several.
 *
 * @param page a whole page, whose ids are looked up once
 *
 * @example byId(sampleElement("p", { id: "a" }), "a")?.name // => "p"
 */
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

/**
 * Passes elements that have a class, among whatever others.
 *
 * @example hasClass("b")({ name: "p", attributes: { class: "a b" }, children: [] }) // => true
 */
export const hasClass =
  (name: string): Test =>
  ({ attributes }) =>
    attributes["class"] !== undefined && attributes["class"].split(/\s+/).includes(name)

/**
 * Passes elements of a name, such as `a`.
 *
 * @example hasName("a", "b")({ name: "b", attributes: {}, children: [] }) // => true
 */
export const hasName =
  (...names: readonly string[]): Test =>
  ({ name }) =>
    names.includes(name)

/**
 * The elements directly in one.
 *
 * @example childrenOf({ name: "p", attributes: {}, children: ["one"] }) // => []
 */
export const childrenOf = (element: PageElement | null): readonly PageElement[] =>
  (element?.children ?? []).filter((child): child is PageElement => typeof child !== "string")

const unread = new Set(["script", "style", "template", "noscript", "svg"])

/** The most characters of a name or a heading. */
const longestWords = 300

/** What ends a line: the words before and behind it are not one. */
const blocks = new Set(["p", "div", "li", "br", "h1", "h2", "h3", "h4", "tr", "td", "section", "dd", "dt"])

function textIn(element: PageElement, areBlocksApart: boolean): string {
  const parts: string[] = []
  const read = (one: PageElement): void => {
    for (const child of one.children) {
      if (typeof child === "string") parts.push(child)
      else if (!unread.has(child.name)) {
        const around = areBlocksApart && blocks.has(child.name) ? " " : ""
        parts.push(around)
        read(child)
        parts.push(around)
      }
    }
  }
  read(element)
  return parts
    .join("")
    .replaceAll(/[\s\u00A0\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g, " ")
    .trim()
}

/**
 * What an element says in one line: blanks are one each, scripts and styles say nothing, at most 300 characters; "" = nothing, or there is no element.
 *
 * @example wordsIn({ name: "p", attributes: {}, children: [" A ", { name: "i", attributes: {}, children: ["B"] }] }) // => "A B"
 */
export const wordsIn = (element: PageElement | null): string => (element === null ? "" : textIn(element, false).slice(0, longestWords))

/**
 * What an element says at length, its paragraphs apart. Units: characters.
 *
 * @example proseIn({ name: "div", attributes: {}, children: [{ name: "p", attributes: {}, children: ["A."] }, "B."] }, 100) // => "A. B."
 */
export const proseIn = (element: PageElement, atMost: number): string => textIn(element, true).slice(0, atMost)

/**
 * An element that a page shows as it was sent; null = it is not there, or a script shows it.
 *
 * @example shown({ name: "div", attributes: { style: "display: none" }, children: ["Added"] }) // => null
 */
export const shown = (element: PageElement | null): PageElement | null =>
  element !== null &&
  element.attributes["hidden"] === undefined &&
  !/display\s*:\s*none/i.test(element.attributes["style"] ?? "") &&
  !/(?:^|\s)(?:d-none|--hide)(?:\s|$)/.test(element.attributes["class"] ?? "")
    ? element
    : null

/**
 * Is an attribute a yes? Themes write `true`, `1` or nothing more than its name for one, `false` and `0` for a no.
 *
 * @example ["true", "", "0", undefined].map(isTold) // => [true, true, false, false]
 */
export const isTold = (value: string | undefined): boolean => value !== undefined && value !== "false" && value !== "0"
