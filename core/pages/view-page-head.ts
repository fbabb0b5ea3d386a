import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { LanguageLinks, PagePath } from "./other-language.ts"
import type { PageFrame, PageModelOf, PageName } from "./page.ts"
import type { PageHead } from "./page-head.ts"
import { pages } from "./pages.ts"
import { titleWithNotice } from "./view-notice.ts"

/**
 * The page at hand in each language, for the language switch. Addresses that name no language say it in the query, so that the
 * choice wins over the cookie. What else the address says is kept: a size, a quantity, an order, a page.
 *
 * Spec: 1.2, 10.1, 10.291.
 *
 * @param url the address at which the page was opened
 *
 * @example languageLinks({ page: "failure", frame: null, status: 404 }, { pathname: "/gone.html", search: "" }).en
 * // => "/main-eng.html"
 */
export const languageLinks = <Name extends PageName>(model: PageModelOf<Name>, url: PagePath): LanguageLinks =>
  pages[model.page].links(model, url)

/** What a page's head is made with. */
export interface HeadScene {
  readonly frame: PageFrame
  readonly texts: TextCatalogue
  /** the address at which the page was opened */
  readonly url: PagePath
}

/**
 * What the head of a page says about it, and whether search engines may keep it. The outcome of the visitor's last post stands before its title,
 * and where something is wrong, one word for all pages; `troubleTitle` is the title with that word, for a form that the page stops itself.
 *
 * Spec: 10.109, 10.161, 10.1093.
 *
 * @example
 * const scene = { frame: sampleFrame(), texts: polish, url: { pathname: "/gone.html", search: "" } }
 * viewPageHead({ page: "failure", frame: null, status: 404 }, scene).isPublic // => false
 */
export function viewPageHead<Name extends PageName>(
  model: PageModelOf<Name>,
  { frame, texts, url }: HeadScene,
): PageHead & { readonly isPublic: boolean; readonly troubleTitle: string } {
  const { head, isPublic } = pages[model.page]
  const { isWrong = false, ...own } = head(model, { frame, texts })
  const troubleTitle = formatText(texts, "notice.trouble", { title: own.title })
  const links = isPublic ? null : languageLinks(model, url)
  return {
    description: frame.shell.description ?? frame.shell.claim,
    links,
    picture: null,
    kind: "website",
    ...own,
    isPublic: isPublic && own.isPublic !== false,
    title: isWrong ? troubleTitle : titleWithNotice(own.title, model, texts),
    troubleTitle,
  }
}
