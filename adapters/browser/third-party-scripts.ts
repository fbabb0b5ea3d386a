import { isThirdPartyScript } from "../../core/pages/third-party-scripts.ts"
import { startInOrder } from "./start-in-order.ts"
import { tileHtml } from "./tile-html.ts"

interface Page {
  readonly document: Document
  readonly DOMParser: typeof DOMParser
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown
  }
}

/**
 * Starts the scripts of others that the shop lists, and decides what the strings that they write may become: HTML of tiles, and scripts
 * of their own origins; code is refused. The policy `default` is made before the first of them, so that none can make it.
 *
 * They begin by their positions: those of one at once, those of the next when these are there, have failed, or have not come in their time.
 *
 * Spec: 10.302, 10.555. Where the browser knows no trusted types, the page's content policy alone keeps them from code and other origins.
 */
export function startThirdPartyScripts(page: Page, listed: readonly string[]): void {
  const { document, trustedTypes } = page
  const parser = new page.DOMParser()
  let isReading = false
  // the parser is asked by the same policy whether it may have the text: it may, because nothing runs in the document that it makes
  const createHTML = (html: string): string => {
    if (isReading) return html
    isReading = true
    try {
      return tileHtml(html, (text) => parser.parseFromString(text, "text/html"), document.baseURI)
    } finally {
      isReading = false
    }
  }
  const createScriptURL = (url: string): string => {
    if (!isThirdPartyScript(url, listed)) throw new TypeError(`no script that this shop lists: ${url}`)
    return url
  }
  trustedTypes?.createPolicy("default", { createHTML, createScriptURL })
  void startInOrder(document, listed)
}
