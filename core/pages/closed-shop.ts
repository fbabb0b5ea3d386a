import type { PageName, ShownPageModel } from "./page.ts"
import type { SignInPageModel } from "../account/sign-in.page.ts"

/** How a shop for wholesalers only marks each answer that it gives nobody else: `extensions.code` of an error of its GraphQL. Spec: 10.1104. */
export const forWholesalersCode = "WHOLESALERS_ONLY"

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
  if (frame === null || (frame.visitor.is === "client" && frame.visitor.kind === "wholesaler")) return null
  if (openPages.has(page) || (model.page === "failure" && model.status !== 404 && frame.isForWholesalers !== true)) return null
  return { page: "signIn", frame, refused: null, login: "", returnTo, isForWholesalers: true }
}
