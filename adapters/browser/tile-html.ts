import { escapedHtml } from "../../core/web/html-text.ts"

/** What tiles are made of. None of it runs, loads a document, takes input, or is read by other rules than the rest of a page. */
const elements: ReadonlySet<string> = new Set([
  "a",
  "article",
  "b",
  "br",
  "del",
  "div",
  "em",
  "figcaption",
  "figure",
  "h2",
  "h3",
  "h4",
  "i",
  "img",
  "li",
  "ol",
  "p",
  "picture",
  "s",
  "section",
  "small",
  "source",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "ul",
])

/** They have no content, and no end. */
const emptyElements: ReadonlySet<string> = new Set(["br", "img", "source"])

/** No `id`: the page finds its own parts by theirs. No `style`: the page's policy lets none be. */
const attributes: ReadonlySet<string> = new Set([
  "alt",
  "class",
  "datetime",
  "dir",
  "height",
  "href",
  "lang",
  "loading",
  "media",
  "rel",
  "role",
  "sizes",
  "src",
  "srcset",
  "target",
  "title",
  "type",
  "width",
])

/** Those that lead somewhere. Where pictures come from is the page's policy's to say. */
const addresses: ReadonlySet<string> = new Set(["href", "src"])

const htmlNamespace = "http://www.w3.org/1999/xhtml"

/**
 * HTML that somebody else's script writes, reduced to what a tile is made of; an element that is not is left out with all that is in it.
 * What comes out was written here, letter by letter, from an allow-list: no foreign namespace, comment or raw text is in it, so that a
 * browser that reads it again finds the same elements.
 *
 * @param parse reads HTML into a document in which nothing runs
 * @param base the page's address, which relative ones start from
 */
export function tileHtml(html: string, parse: (html: string) => Document, base: string): string {
  return [...parse(html).body.childNodes].map((node) => written(node, base, isBareTile(node) ? ' role="listitem"' : "")).join("")
}

/** The shop's tiles are entries of a list for a screen reader, whoever has written them. */
const isBareTile = (node: Node): boolean => node instanceof HTMLElement && node.matches("div.product:not([role])")

function written(node: Node, base: string, role = ""): string {
  if (node instanceof Text) return escapedHtml(node.data)
  if (!(node instanceof HTMLElement) || node.namespaceURI !== htmlNamespace || !elements.has(node.localName)) return ""
  const name = node.localName
  const inside = () => [...node.childNodes].map((child) => written(child, base)).join("")
  // a browser that reads a link in a link again ends the outer one
  if (name === "a" && node.parentElement?.closest("a") != null) return inside()
  const kept = [...node.attributes].filter((attribute) => isKept(attribute, base))
  const start = `<${name}${kept.map((attribute) => ` ${attribute.name}="${escapedHtml(valueOf(attribute, node))}"`).join("")}${role}>`
  if (emptyElements.has(name)) return start
  return `${start}${inside()}</${name}>`
}

/** Who puts another product into a copied tile often renews only one of the two names of its id: readers of the other find the same. */
const valueOf = ({ name, value }: Attr, { dataset }: HTMLElement): string => (name === "data-id" ? (dataset["product_id"] ?? value) : value)

function isKept({ name, value }: Attr, base: string): boolean {
  if (addresses.has(name)) return isHarmless(value, base)
  return attributes.has(name) || /^(?:data|aria)-[a-z\d_-]+$/.test(name)
}

/** It leads to a page or a picture, by the browser's own reading of it. */
function isHarmless(address: string, base: string): boolean {
  const read = URL.canParse(address, base) ? new URL(address, base) : null
  return read?.protocol === "https:" || read?.protocol === "http:"
}
