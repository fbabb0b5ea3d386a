import sanitizeHtml from "sanitize-html"

/** The only door for HTML from the shop into a page; it is used on the server alone. */
export function ShopHtml({ html, className }: { readonly html: string; readonly className: string }) {
  // oxlint-disable-next-line react/no-danger -- the text has just been reduced to an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitised(html) }} />
}

/** Texts that are kept with what they came to, and how long such a text may be. */
const [keptTexts, keptLength] = [200, 20_000]
const kept = new Map<string, string>()

/** The same text comes with each view of a product, and reading HTML is slow. What it comes to depends on nothing but the text. */
function sanitised(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const safe = sanitiseHtml(html)
  if (html.length > keptLength) return safe
  const [oldest] = kept.keys()
  if (kept.size >= keptTexts && oldest !== undefined) kept.delete(oldest)
  kept.set(html, safe)
  return safe
}

const allowedTags = [
  "p",
  "br",
  "h2",
  "h3",
  "h4",
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
 * A first-level heading has no place inside a page that has its own.
 *
 * @example sanitiseHtml("<p onclick=\"x()\">Kubek <script>steal()</script></p>") // => "<p>Kubek </p>"
 * @example sanitiseHtml("<a href=\"javascript:x()\">link</a>") // => "<a rel=\"noopener\">link</a>"
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ["href", "rel"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    enforceHtmlBoundary: false,
    transformTags: {
      h1: "h2",
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { href, rel: "noopener" } }),
    },
  })
}
