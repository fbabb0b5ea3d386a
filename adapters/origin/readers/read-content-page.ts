import { byId, find, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"
import { writtenHtml } from "./written-html.ts"

// what we need   where it stands                                  what if it is not there
// the title      h1 in #content, else any h1                      the title of the link that led there
// the text       #content without its heading, and no sign-in     the page is none

/** A page of text of another shop; its `html` is not sanitised. */
export interface ReadText {
  readonly title: string
  readonly html: string
}

/** Longer texts are no page that anybody reads. */
const longest = 400_000

/**
 * The text of a page; null = there is none.
 *
 * Spec: 10.990, 10.1105.
 */
export function readContentPage(page: PageElement, at: URL): ReadText | null {
  const content = byId(page, "content") ?? find(page, hasName("main"))
  // a sign-in in its place is no text, and what is left of it without its fields neither
  if (content === null || find(content, ({ attributes }) => attributes["type"] === "password") !== null) return null
  const title = wordsIn(find(content, hasName("h1")) ?? find(page, hasName("h1")))
  const html = writtenHtml(content, at, title)
  if (wordsIn(content) === "" || html.length > longest) return null
  return { title, html }
}
