import { findAll, hasName, type PageElement } from "../../../core/web/page-elements.ts"

// what we need        where it stands                                          what if it is not there
// codes of languages  values of input[type=radio][name=lang] (10.44), and of   both languages of ours are offered, as in a shop that tells
//                     the options of select[name=lang]                         nothing

const languagesAtMost = 40

/**
 * The platform's codes of the languages that a page lets its visitor choose, each once, in the order of the page; none where it tells none.
 *
 * Spec: 10.44, 10.1037.
 */
export function readLanguages(page: PageElement): readonly string[] {
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
