import type { Basket } from "../basket/basket.ts"
import type { Notice } from "../messages/notice.ts"
import type { RegionSettings } from "../region/region-settings.ts"
import type { Saved } from "../saved/saved.ts"
import type { ShopShell, Visitor } from "../shell/shell.ts"

/** What every page knows. */
export interface PageFrame {
  readonly shell: ShopShell
  readonly visitor: Visitor
  /** null = the basket could not be read: the header shows no counter */
  readonly basket: Basket | null
  /** absent or null = the shop tells nothing to set: the header switches the language alone */
  readonly region?: RegionSettings | null
  /** what the visitor's last post came to: said on this page, and on no other */
  readonly notice: Notice | null
  /** what the visitor keeps for later; null = the shop keeps nothing of the kind, or could not tell */
  readonly saved: Saved | null
  /** a shop elsewhere has shown itself to be for wholesalers only; absent = it has not, or the front knows. Spec: 10.1104 */
  readonly isForWholesalers?: true
  /** milliseconds since 1970 UTC at which the page was put together */
  readonly nowMs: number
}

/**
 * The pages of the shop by their names, each with what its address says (`never` = it has none) and with what it shows. The record of a page
 * adds its line here, so that a page that is left out of a list does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- the records fill it
export interface PageTypes {}

/** The kinds of page that are shown. */
export type PageName = keyof PageTypes

/** A page as its address names it. It came from outside, so every value is validated. Spec: 10.1 to 10.16, 10.18, 10.19. */
export type PageAddressOf<Name extends PageName = PageName> = {
  readonly [Each in Name]: { readonly page: Each } & PageTypes[Each]["address"]
}[Name]

/** What a page shows. */
export type PageModelOf<Name extends PageName = PageName> = {
  readonly [Each in Name]: { readonly page: Each } & PageTypes[Each]["model"]
}[Name]

/** A page of the shop as its address names it. */
export type PageAddress = PageAddressOf

/** A page that is shown, as against one that sends the visitor elsewhere. */
export type ShownPageModel = PageModelOf

/** The address leads to another page of this shop; every redirect is a 303 to an absolute path. */
export interface RedirectModel {
  readonly page: "redirect"
  readonly to: string
}

export type PageModel = RedirectModel | ShownPageModel
