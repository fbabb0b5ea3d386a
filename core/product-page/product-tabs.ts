import type { ProductDetails } from "../product/details.ts"

/** What a product page has to read, in the order of its sections. */
export const tabKinds = ["description", "parameters", "details", "video", "warranty", "reviews"] as const
export type TabKind = (typeof tabKinds)[number]

/** The id of each section's content, to which links lead. Spec: 10.104, 10.105, 10.189. */
export const tabIds = {
  description: "projector_longdescription",
  parameters: "projector_parameters",
  details: "projector_details_tab",
  video: "projector_video",
  warranty: "projector_warranty",
  reviews: "opinions",
} as const satisfies Record<TabKind, string>

type ReadOf = Pick<ProductDetails, "descriptionHtml" | "producer" | "warranty" | "safety" | "documents" | "video">

/** Spec: 2.40, 2.65. */
const hasDetails = ({ producer, safety, documents }: ReadOf): boolean =>
  (producer?.story ?? null) !== null || (producer?.contact ?? null) !== null || safety !== null || documents.length > 0

/**
 * The sections that a product has, in their order. Its code, and what buyers say of it or that nobody has yet, is told of every product.
 *
 * Spec: 2.40.
 *
 * @example
 * const told = { producer: null, warranty: null, safety: null, documents: [], video: null }
 * productTabs({ ...told, descriptionHtml: "<p>Len</p>" })
 * // => ["description", "parameters", "reviews"]
 */
export function productTabs(has: ReadOf): readonly TabKind[] {
  const missing: Partial<Record<TabKind, boolean>> = {
    description: has.descriptionHtml.trim() === "",
    details: !hasDetails(has),
    video: has.video === null,
    warranty: has.warranty === null,
  }
  return tabKinds.filter((kind) => missing[kind] !== true)
}

/** How the sections of a product page stand: collapsible on mobile views, links to them elsewhere. */
export type TabLayout = "collapsible" | "links"

/** The description tabs of a product page. */
export interface TabSections {
  /** ids in the order of the page */
  readonly tabs: readonly string[]
  /** ids of open sections; with links every section is in view, and these wait for a smaller screen */
  readonly open: readonly string[]
}

export type TabSectionsEvent =
  /** a tab or the head of a section was pressed, in the layout of the moment */
  | { readonly type: "TabPressed"; readonly tab: string; readonly layout: TabLayout }
  /** another control leads here: the rating beside the product's name opens the reviews */
  | { readonly type: "TabWanted"; readonly tab: string }

/** Scroll smoothly to the head of a section. */
export interface TabSectionsCommand {
  readonly type: "ScrollToTab"
  readonly tab: string
}

/**
 * One step of the tabs. On a mobile view a press opens a closed section and closes an open one; elsewhere it leads to the
 * section. A tab the product does not have changes nothing.
 *
 * Spec: 2.42, 2.44, 4.55.
 *
 * @example tabSections({ tabs: ["reviews"], open: [] }, { type: "TabPressed", tab: "reviews", layout: "collapsible" })
 * // => [{ tabs: ["reviews"], open: ["reviews"] }, []]
 */
export function tabSections(tabs: TabSections, event: TabSectionsEvent): readonly [TabSections, readonly TabSectionsCommand[]] {
  if (!tabs.tabs.includes(event.tab)) return [tabs, []]
  const scroll: TabSectionsCommand = { type: "ScrollToTab", tab: event.tab }
  const isOpen = tabs.open.includes(event.tab)
  const opened = isOpen ? tabs : { ...tabs, open: [...tabs.open, event.tab] }
  if (event.type === "TabWanted") return [opened, [scroll]]
  if (event.layout === "links") return [tabs, [scroll]]
  return isOpen ? [{ ...tabs, open: tabs.open.filter((tab) => tab !== event.tab) }, []] : [opened, []]
}

/**
 * Is a section open? With links every one is.
 *
 * Spec: 2.42, 4.55.
 *
 * @example isTabOpen({ tabs: ["video"], open: [] }, "links", "video") // => true
 */
export function isTabOpen(tabs: TabSections, layout: TabLayout, tab: string): boolean {
  return layout === "links" ? tabs.tabs.includes(tab) : tabs.open.includes(tab)
}
