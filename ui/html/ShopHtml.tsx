import { sanitiseHtml } from "./sanitise-html.ts"

/** The only door for HTML from the shop into a page; it is used on the server alone. */
export function ShopHtml({ html, className }: { readonly html: string; readonly className: string }) {
  // oxlint-disable-next-line react/no-danger -- the text has just been reduced to an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitiseHtml(html) }} />
}
