import { type AnnouncedBar, barId, isBarLink, maxBars } from "../../../core/shell/announced-bars.ts"
import { find, findAll, hasClass, hasName, isTold, type PageElement, proseIn, shown } from "../../../core/web/page-elements.ts"
import { addressHere } from "../address-here.ts"

// what we need   where it stands                                        what if it is not there
// the bars       .bars__item of .bars_top and .bars_bottom              none
// its name       id="bar{ID}"                                           it is not shown: that it was closed could not be remembered
// its words      all but a.bars__close, which says nothing or "close"   it is not shown
// its address    a of the shop or by https, the same wherever it has    it leads nowhere
// how it acts    data-fixed, data-close                                 it scrolls away, and stays

/** What a page's announcement bars say, as text, those at the top first. A bar that a lost end tag has let swallow what stands behind it is not read. Spec: 10.51, 10.1079. */
export function readAnnouncedBars(page: PageElement, at: URL): readonly AnnouncedBar[] {
  const bars = (["top", "bottom"] as const).flatMap((edge) =>
    findAll(find(page, hasClass(`bars_${edge}`)), hasClass("bars__item"), readAtMost).flatMap((item): readonly AnnouncedBar[] => {
      const id = idOf(item)
      const text = proseIn(withoutClose(item), lettersAtMost)
      if (id === null || text === "" || shown(item) === null || hasSwallowed(item)) return []
      const [isFixed, isClosable] = [isTold(item.attributes["data-fixed"]), isTold(item.attributes["data-close"])]
      return [{ id, edge, text, link: linkOf(item, at), isFixed, isClosable, colour: "calm" }]
    }),
  )
  return [...new Map(bars.map((bar) => [bar.id, bar])).values()].slice(0, maxBars)
}

/** A longer text is no announcement, and ends here. */
const lettersAtMost = 300

/** So many are looked at: some of them may not be shown. */
const readAtMost = 20

const idOf = ({ attributes: { id = "" } }: PageElement): string | null => (id.startsWith("bar") ? barId(id.slice("bar".length)) : null)

/** The element without the link that closes it. */
const withoutClose = (element: PageElement): PageElement => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === "string" || !hasClass("bars__close")(child))
    .map((child) => (typeof child === "string" ? child : withoutClose(child))),
})

const hasSwallowed = (item: PageElement): boolean =>
  find(item, (element) => hasName("header", "main", "footer")(element) || hasClass("bars__item")(element)) !== null

/** A bar leads to one place; what has links to several is read without them. */
function linkOf(item: PageElement, at: URL): string | null {
  const links = findAll(withoutClose(item), hasName("a"), readAtMost).map(({ attributes: { href } }) => addressHere(href, at) ?? href ?? "")
  const [link = "", ...others] = new Set(links)
  return others.length === 0 && isBarLink(link) ? link : null
}
