import { Effect } from "effect"
import type { FailurePageStatus } from "../pages/failure-words.ts"
import { readPageAddress } from "../pages/page-address.ts"
import type { Language } from "../values/language.ts"
import type { ShownPageModel } from "../pages/page.ts"
import { visitSorted } from "../pages/remembered-sort.ts"
import { closedInstead } from "../pages/closed-shop.ts"
import { languageCookies, signInReturn } from "../pages/request.ts"
import { namedCurrency } from "../pages/visit-currency.ts"
import type { OpenPage } from "./open-page.ts"

/** A visitor who comes to an address. */
export interface VisitRequest {
  readonly url: Pick<URL, "pathname" | "searchParams">
  /** the Cookie header, empty when there is none */
  readonly cookies: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** shows the page of this failure instead of the page at the address */
  readonly failure: FailurePageStatus | null
  /** path and query of the page of this shop that the visitor comes from; absent or null = unknown */
  readonly cameFrom?: string | null
}

/** What a visit comes to: a page, or another address that it leads to with a 303. */
export type Visit = {
  readonly language: Language
  /** Set-Cookie lines beside those of the shop */
  readonly cookies: readonly string[]
} & ({ readonly is: "shown"; readonly model: ShownPageModel } | { readonly is: "redirected"; readonly to: string })

/**
 * Opens an address for a visitor, on a server and in a replay alike: the page or where it leads, and the language to remember. A
 * language is remembered when an address of ours says it, and so is the order of a list; an empty cart leads to its message.
 *
 * Spec: 2.4, 10.1 to 10.15, 10.290.
 *
 * @param language that of the request: the ports speak it
 */
export const makeOpenVisit =
  (language: Language, openPage: OpenPage) =>
  ({ url, cookies, nowMs, failure, cameFrom = null }: VisitRequest): Effect.Effect<Visit> => {
    const address = failure === null ? readPageAddress(url.pathname, url.searchParams) : null
    const sorted = visitSorted(address, url, cookies)
    const spoken = address?.language === language ? languageCookies(language, cookies) : []
    const said = { language, cookies: [...spoken, ...sorted.cookies] }
    if (sorted.to !== null) return Effect.succeed({ ...said, is: "redirected", to: sorted.to })
    return openPage(address, { nowMs, status: failure ?? 404, cameFrom, currency: namedCurrency(url.searchParams) }).pipe(
      Effect.map((model) =>
        model.page === "redirect" ? { ...said, is: "redirected", to: model.to } : { ...said, is: "shown", model: shown(model, url) },
      ),
    )
  }

/** Where a shop elsewhere has shown itself to be closed, the sign-in in place of the page. The embedded shop's front knows that by itself. Spec: 10.1104. */
const shown = (model: ShownPageModel, url: VisitRequest["url"]): ShownPageModel =>
  (model.frame?.isForWholesalers === true ? closedInstead(model, signInReturn(pathOf(url))) : null) ?? model

/** Path and query. */
export const pathOf = ({ pathname, searchParams }: VisitRequest["url"]): string =>
  searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`

export type OpenVisit = ReturnType<typeof makeOpenVisit>
