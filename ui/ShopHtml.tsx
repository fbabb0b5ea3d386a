import sanitizeHtml from "sanitize-html"

/** The only door for HTML from the shop into a page; it is used on the server alone. */
export function ShopHtml({ html, className }: { readonly html: string; readonly className: string }) {
  // oxlint-disable-next-line react/no-danger -- the text has just been reduced to an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitiseHtml(html) }} />
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
