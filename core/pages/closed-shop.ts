import { contentAddress } from "../addresses/content-address.ts"
import { contactLinks, type ShopShell } from "../shell/shell.ts"
import type { Language } from "../values/language.ts"
import type { PageFrame, PageName, ShownPageModel } from "./page.ts"
import type { SignInPageModel } from "../account/sign-in.page.ts"

/**
 * What anybody may open of a shop for wholesalers only: the ways in, with the letter that asks for one, and what a shop has to tell everybody.
 */
const openPages: ReadonlySet<PageName> = new Set<PageName>(["signIn", "password", "content", "contact", "newsletter"])

/**
 * The sign-in that a shop for wholesalers only shows instead of its pages; null = the page itself is shown: to wholesalers, and of the ways in
 * and the shop's own texts to everybody. A page that the shop fails to show tells nothing of it, and stays; one that does not exist has goods to
 * go on with, and what a shop elsewhere has not shown because it is closed is shown to whoever signs in.
 *
 * Spec: 10.173, 10.605, 10.1104, 10.1114.
 *
 * @param returnTo the page, to which a good sign-in leads; null = to the account
 *
 * @example closedInstead({ page: "failure", frame: null, status: 502 }, null) // => null
 */
export function closedInstead(model: ShownPageModel, returnTo: string | null): SignInPageModel | null {
  const { frame, page } = model
  if (frame === null || isLetIn(frame)) return null
  if (openPages.has(page) || (model.page === "failure" && model.status !== 404 && frame.isForWholesalers !== true)) return null
  return { page: "signIn", frame, refused: null, login: "", returnTo, isForWholesalers: true }
}

/**
 * Where one asks to be let into such a shop: by its form of letters, or where a shop elsewhere shows everybody the sign-in instead of that as well, by mail or
 * telephone; null = it tells neither.
 *
 * Spec: 8.58, 10.1105, 10.1114.
 *
 * @example lettingIn({ contact: null }, "en") // => "/contact-eng.html"
 * @example lettingIn({ isForWholesalers: true, contact: null }, "en") // => null
 */
export function lettingIn(
  { contact, isForWholesalers }: Pick<ShopShell, "contact" | "isForWholesalers">,
  language: Language,
): string | null {
  if (isForWholesalers !== true) return contentAddress(language, "contact")
  const links = contact === null ? null : contactLinks(contact, "")
  if (links === null) return null
  return links.email === "" ? links.call : links.write
}

/**
 * Whether a shop elsewhere hides from a visitor what it sells, whatever its calls tell: then nothing is searched for either.
 *
 * Spec: 10.1104, 10.1105.
 *
 * @example hidesGoods({ visitor: { is: "guest" } }) // => false
 * @example hidesGoods({ visitor: { is: "guest" }, isForWholesalers: true }) // => true
 */
export const hidesGoods = (frame: Pick<PageFrame, "visitor" | "isForWholesalers">): boolean =>
  frame.isForWholesalers === true && !isLetIn(frame)

const isLetIn = ({ visitor }: Pick<PageFrame, "visitor">): boolean => visitor.is === "client" && visitor.kind === "wholesaler"
