import type { MenuNode } from "../../../core/shell/shell.ts"
import { categoryIdOf, addressHere } from "../address-here.ts"
import { byId, childrenOf, find, findAll, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"

// what we need          where it stands                                   what if it is not there
// the menu              #menu_navbar, else #menu_categories (10.27, 10.28) no menu
// a category            li > a, whatever stands between them (10.29)       left out
// its name              the link's text, else its title (10.29)            left out
// its address           the link's href, of this shop                      left out, with what is below it
// its number            the address (10.2, 10.3)                           a number below nought: it has no list of its own
// its subcategories     the lists inside the same li, to the third level   it has none

/** A menu has at most three levels, and no more entries than anybody looks through. Spec: 10.28. */
const limits = { levels: 3, entries: 400 } as const

/**
 * The category menu of a page of the platform, whichever theme it has.
 *
 * Spec: 10.27, 10.28, 10.29, 10.990.
 *
 * @returns [] = there is none to be read
 */
export function readMenu(page: PageElement, at: URL): readonly MenuNode[] {
  const menu = byId(page, "menu_navbar") ?? byId(page, "menu_categories")
  let entries = 0
  const read = (list: PageElement | null, level: number): readonly MenuNode[] =>
    itemsOf(list).flatMap((item): readonly MenuNode[] => {
      const link = linkOf(item)
      const to = addressHere(link?.attributes["href"], at)
      const name = wordsIn(link) || (link?.attributes["title"] ?? "").trim()
      if (to === null || name === "" || entries >= limits.entries) return []
      entries += 1
      const children = level < limits.levels ? read(find(item, hasName("ul")), level + 1) : []
      return [{ id: categoryIdOf(to) ?? -entries, name, link: to, children: children.filter((child) => child.link !== to) }]
    })
  return read(menu?.name === "ul" ? menu : find(menu, hasName("ul")), 1)
}

/** Entries of a list, also where a careless theme puts something between. */
const itemsOf = (list: PageElement | null): readonly PageElement[] =>
  childrenOf(list).flatMap((child) => (child.name === "li" ? [child] : child.name === "ul" ? [] : findAll(child, hasName("li"))))

/** The first link of an entry that is not one of a list inside it. */
function linkOf(item: PageElement): PageElement | null {
  for (const child of childrenOf(item)) {
    if (child.name === "a") return child
    if (child.name === "ul") continue
    const inside = linkOf(child)
    if (inside !== null) return inside
  }
  return null
}
