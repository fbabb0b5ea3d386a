import { byId, find, hasClass, hasName, type PageElement, wordsIn } from "../page-tree.ts"

// what we need   where it stands                                  what if it is not there
// the title      h1 in #content, else any h1                      the title of the link that led there
// the text       #content without its heading                     the page is none

/** A page of text of another shop; its `html` is not sanitised. */
export interface ReadText {
  readonly title: string
  readonly html: string
}

/** Longer texts are no page that anybody reads. */
const longest = 400_000

/** What no text is made of: the page's own tools, which would do nothing on ours. */
const leftOut = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "form",
  "iframe",
  "object",
  "svg",
  "input",
  "button",
  "select",
  "textarea",
  "h1",
])

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const attribute = (text: string): string => escaped(text).replaceAll('"', "&quot;")

const written = ["href", "src", "alt", "title", "colspan", "rowspan"]

/** Elements that have no end. */
const empty = new Set(["img", "br", "hr"])

/**
 * The text of a page; null = there is none.
 *
 * Spec: 10.990.
 */
export function readContentPage(page: PageElement): ReadText | null {
  const content = byId(page, "content") ?? find(page, hasName("main"))
  if (content === null) return null
  const parts: string[] = []
  const write = (element: PageElement): void => {
    for (const child of element.children) {
      if (typeof child === "string") parts.push(escaped(child))
      else if (!leftOut.has(child.name) && !hasClass("breadcrumbs")(child)) {
        const attributes = written.flatMap((name) => {
          const value = child.attributes[name]
          return value === undefined ? [] : [` ${name}="${attribute(value)}"`]
        })
        parts.push(`<${child.name}${attributes.join("")}>`)
        if (empty.has(child.name)) continue
        write(child)
        parts.push(`</${child.name}>`)
      }
    }
  }
  write(content)
  const html = parts.join("").trim()
  if (wordsIn(content) === "" || html.length > longest) return null
  return { title: wordsIn(find(content, hasName("h1")) ?? find(page, hasName("h1"))), html }
}
