import { maxPathLength } from "./address-parts.ts"
import type { PageAddress } from "./page.ts"
import { pageNames, pages } from "./pages.ts"

/**
 * The page that an address names; `null` when there is no such page.
 *
 * Spec: 10.1 to 10.8, 10.12, 10.13 to 10.15, 10.19, 10.260. Any text is accepted, and every value of the outcome is validated.
 *
 * @param path decoded or not: its words are for people, only the id counts
 *
 * @example readPageAddress("/pol_m_Ceramika-101.html", new URLSearchParams("counter=2"))
 * // => { page: "category", language: "pl", categoryId: 101, sort: "default", counter: 2 }
 * @example readPageAddress("/unknown.html", new URLSearchParams()) // => null
 */
export function readPageAddress(path: string, query: URLSearchParams): PageAddress | null {
  if (path.length > maxPathLength) return null
  for (const name of pageNames) {
    const address = pages[name].read(path, query)
    if (address !== null) return address
  }
  return null
}

/**
 * Is it a page that one leaves in the middle of something, so that a good sign-in leads back to it?
 *
 * Spec: 10.138, 10.305.
 *
 * @example isReturnedTo({ page: "account", language: "pl" }) // => false
 */
export const isReturnedTo = ({ page }: PageAddress): boolean => pages[page].isReturnedTo
