import { find, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"

// what we need       where it stands                          what if it is not there
// what it is about   meta name="description"                  nothing is said of it in the head of our page
// the shop's claim   title of the home page, without the name  the name stands alone

/** No words of a head are longer. */
const atMost = { claim: 120, description: 320 } as const

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Whole, or nothing: a part of a sentence says something else. */
const within = (text: string, most: number): string => (text.length <= most ? text : "")

/**
 * What the head of a page says that it is about; "" = nothing, or more than a head has room for.
 *
 * Spec: 10.1012.
 */
export function readHeadDescription(page: PageElement): string {
  const meta = find(page, ({ name, attributes }) => name === "meta" && attributes["name"]?.toLowerCase() === "description")
  return within(oneLine(meta?.attributes["content"] ?? ""), atMost.description)
}

/** What stands between a claim and a name. */
const between = String.raw`\s*[-–—|:•·]\s*`

/**
 * What a shop says of itself in the title of its home page, before or behind its name; "" = nothing.
 *
 * Spec: 10.1012.
 *
 * @example claimIn("Doniczki i koszule - Ogrodnik i Syn", "Ogrodnik i Syn") // => "Doniczki i koszule"
 * @example claimIn("Ogrodnik i Syn | Doniczki", "Ogrodnik i Syn") // => "Doniczki"
 * @example claimIn("Strona główna", "Ogrodnik i Syn") // => ""
 */
export function claimIn(title: string, shopName: string): string {
  const words = oneLine(title)
  if (shopName === "" || !words.includes(shopName)) return ""
  const name = shopName.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const [, before, behind] = new RegExp(`^(?:(.+?)${between}${name}|${name}${between}(.+))$`).exec(words) ?? []
  return within(before ?? behind ?? "", atMost.claim)
}

/** The same of a home page. */
export const readClaim = (page: PageElement, shopName: string): string => claimIn(wordsIn(find(page, hasName("title"))), shopName)
