import type { PageName } from "../../core/pages/page.ts"

/** The style sheet of every page. */
export const siteStyles = "ui/styles/site.css"

/** The sheets of single pages, beside the one of every page: what no other page shows. */
export const pageStyles: Readonly<Partial<Record<PageName, string>>> = {
  home: "ui/styles/home.css",
  categories: "ui/styles/categories.css",
  product: "ui/styles/product-page.css",
  cart: "ui/styles/cart-page.css",
  pickup: "ui/styles/pickup-page.css",
  favourites: "ui/styles/saved-pages.css",
  comparison: "ui/styles/saved-pages.css",
  shoppingLists: "ui/styles/saved-pages.css",
}

/** The sheets of all pages, each once. */
export const styleFiles: readonly string[] = [siteStyles, ...new Set(Object.values(pageStyles))]

/**
 * The sheets of a page, in their order.
 *
 * @example stylesOf("account") // => ["ui/styles/site.css"]
 */
export const stylesOf = (page: PageName): readonly string[] => [siteStyles, ...(pageStyles[page] === undefined ? [] : [pageStyles[page]])]
