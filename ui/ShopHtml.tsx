import sanitizeHtml from "sanitize-html"
import { keepHtmlTogether } from "../core/texts/no-break.ts"
import { type HeadingPath, nextHeading, shownLevel } from "../core/texts/outline.ts"
import type { Language } from "../core/values/language.ts"

interface Props {
  readonly html: string
  readonly className: string
  /** the level of the heading that the text stands below */
  readonly below: 1 | 2
  readonly language: Language
}

/** The only door for HTML from the shop into a page; it is used on the server alone. Spec: 19.67. */
export function ShopHtml({ html, className, below, language }: Props) {
  // oxlint-disable-next-line react/no-danger -- the text has just been reduced to an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitised(html, below, language) }} />
}

/** Texts that are kept with what they came to, and how long such a text may be. */
const [keptTexts, keptLength] = [200, 20_000]
const kept = new Map<string, string>()

/** The same text comes with each view of a product, and reading HTML is slow. What it comes to depends on the text, its place and its language. */
function sanitised(html: string, below: number, language: Language): string {
  const key = language + below + html
  const known = kept.get(key)
  if (known !== undefined) return known
  const safe = keepHtmlTogether(sanitiseHtml(html, below), language)
  if (html.length > keptLength) return safe
  const [oldest] = kept.keys()
  if (kept.size >= keptTexts && oldest !== undefined) kept.delete(oldest)
  kept.set(key, safe)
  return safe
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"]

const allowedTags = [
  ...headings,
  "p",
  "br",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "b",
  "i",
  "a",
  "blockquote",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
]

/**
 * HTML from a shop reduced to text, structure and safe links: no scripts, frames, pictures, forms, styles, classes or ids; links
 * lead over http(s), mail or telephone, or stay on the shop, and do not hand over the opener.
 *
 * Headings keep their outline, below the one of the page. Spec: 10.1078.
 *
 * @param below the level of the heading that the text stands below
 *
 * @example sanitiseHtml("<p onclick=\"x()\">Kubek <script>steal()</script></p>", 1) // => "<p>Kubek </p>"
 * @example sanitiseHtml("<a href=\"javascript:x()\">link</a>", 1) // => "<a rel=\"noopener\">link</a>"
 */
export function sanitiseHtml(html: string, below: number): string {
  let path: HeadingPath = []
  const asShown = (tagName: string, attribs: Readonly<Record<string, string>>) => {
    path = nextHeading(path, Number(tagName.slice(1)))
    return { tagName: `h${shownLevel(path, below)}`, attribs }
  }
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ["href", "rel"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    enforceHtmlBoundary: false,
    transformTags: {
      ...Object.fromEntries(headings.map((name) => [name, asShown])),
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { href, rel: "noopener" } }),
    },
  })
}
