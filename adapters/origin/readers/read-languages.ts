import type { HomeLanguages } from "../../../core/shell/home-languages.ts"
import type { MenuNode } from "../../../core/shell/shell.ts"
import { type Language, parseLanguageCode } from "../../../core/values/language.ts"
import { find, findAll, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"
import { addressHere } from "../address-here.ts"

// what we need        where it stands                                          what if it is not there
// codes of languages  values of input[type=radio][name=lang] (10.44), and of   what both home pages tell besides counts
//                     the options of select[name=lang]
// where links lead    hreflang; addresses with lang=, `-eng-`, `/en/` of any   none leads to a language
//                     page but this one
// the page's own      lang of html                                             it does not say

const languagesAtMost = 40
const linksAtMost = 2_000

/**
 * What a home page tells of the languages of its shop.
 *
 * Spec: 10.44, 10.1037, 10.1039.
 *
 * @param menu as it is read of the page
 */
export function readLanguages(page: PageElement, at: URL, menu: readonly MenuNode[]): HomeLanguages {
  const links = findAll(page, hasName("a", "link"), linksAtMost)
  return {
    offered: offeredIn(page),
    linked: [...new Set(links.flatMap((link) => languageOfLink(link, at) ?? []))],
    own: languageOfTag(find(page, hasName("html"))?.attributes["lang"]),
    words: [wordsIn(find(page, hasName("title"))), ...menu.map(({ name }) => name)].join("\n").trim(),
  }
}

/** The platform's codes of the languages that a page lets its visitor choose, each once, in the order of the page. */
function offeredIn(page: PageElement): readonly string[] {
  const radios = findAll(
    page,
    ({ name, attributes: { type = "", name: field } }) => name === "input" && field === "lang" && isRadio.test(type),
  )
  const lists = findAll(page, ({ name, attributes }) => name === "select" && attributes["name"] === "lang")
  const offered = [...radios, ...lists.flatMap((list) => findAll(list, hasName("option"), languagesAtMost))]
  const codes = offered.map(({ attributes }) => attributes["value"] ?? "").filter((code) => /^[a-z]{3}$/.test(code))
  return [...new Set(codes)].slice(0, languagesAtMost)
}

const isRadio = /^radio$/i

/** Styles and pictures stand in folders of a language, whatever language the page is in: of what is no `a` its `hreflang` alone counts. */
function languageOfLink({ name, attributes }: PageElement, at: URL): Language | null {
  const told = languageOfTag(attributes["hreflang"])
  if (told !== null || name !== "a") return told
  const address = addressHere(attributes["href"], at) ?? ""
  // what closes a layer leads to the page itself, whatever language that is shown in
  if (URL.parse(address, at.href)?.pathname === at.pathname && !address.includes("?")) return null
  const [, code] = /[?&]lang=([a-z]{3})(?:[&#]|$)/.exec(address) ?? /^\/(?:[^?#]*?-)?(pol|eng)[-_.]/.exec(address) ?? []
  const [, tag] = /^\/(pl|en)\//.exec(address) ?? []
  return code === undefined ? languageOfTag(tag) : parseLanguageCode(code)
}

function languageOfTag(tag = ""): Language | null {
  const [, language] = /^(pl|en)(?:[-_]|$)/i.exec(tag.trim()) ?? []
  return language === undefined ? null : language.toLowerCase() === "en" ? "en" : "pl"
}
