import { addressHere } from "../address-here.ts"
import { hasClass, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"

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
])

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const attribute = (text: string): string => escaped(text).replaceAll('"', "&quot;")

const written = ["href", "src", "alt", "title", "colspan", "rowspan"]

/** Elements that have no end. */
const empty = new Set(["img", "br", "hr"])

/** Attributes that are addresses. */
const addresses = new Set(["href", "src"])

/**
 * What an element holds, written as HTML again without what does nothing on our pages: scripts, forms and the page's own heading, however often it is there. It is not sanitised. Links
 * within the shop lead to this server.
 *
 * Spec: 10.990, 10.1078.
 *
 * @param title what the page's own heading says
 *
 * @example writtenHtml({ name: "div", attributes: {}, children: [{ name: "b", attributes: { onclick: "x()" }, children: ["1 < 2"] }] }, new URL("https://shop.example/"), "")
 * // => "<b>1 &lt; 2</b>"
 */
export function writtenHtml(element: PageElement, at: URL, title: string): string {
  const isTitle = (child: PageElement) => hasName("h1")(child) && wordsIn(child) === title
  const parts: string[] = []
  const write = (within: PageElement): void => {
    for (const child of within.children) {
      if (typeof child === "string") parts.push(escaped(child))
      else if (!leftOut.has(child.name) && !hasClass("breadcrumbs")(child) && !isTitle(child)) {
        const attributes = written.flatMap((name) => {
          const told = child.attributes[name]
          const value = told === undefined || !addresses.has(name) ? told : (addressHere(told, at) ?? told)
          return value === undefined ? [] : [` ${name}="${attribute(value)}"`]
        })
        parts.push(`<${child.name}${attributes.join("")}>`)
        if (empty.has(child.name)) continue
        write(child)
        parts.push(`</${child.name}>`)
      }
    }
  }
  write(element)
  return parts.join("").trim()
}
