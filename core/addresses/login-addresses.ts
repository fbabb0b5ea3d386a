import type { Language } from "../values/language.ts"
import { withQuery, neutralAddress } from "./addresses.ts"
import { orderWay } from "./order-way.ts"
import { sectionAddress } from "./account-addresses.ts"

/** Where signing in by a service of somebody else begins, and where it is given up. Spec: 10.791. */
export const loginWayPath = "/signin-with.php"

/** Where such a service leads back to. Spec: 10.792. */
export const loginReturnPath = "/signin-return.php"

/** The service that the shop plays itself. Spec: 10.798. */
export const demoServicePath = "/demo-account.php"

/** Its styles. */
export const demoServiceStyles = "/demo-account.css"

/** The word of the page of connected services in the account's address. Spec: 10.796. */
export const connectionsSection = "connections"

/**
 * The page of the account with the services by which one signs in.
 *
 * Spec: 10.796.
 *
 * @param provider whose disconnecting is asked about; absent = none is
 *
 * @example connectionsAddress("pl") // => "/login.php?section=connections"
 */
export const connectionsAddress = (language: Language, provider?: string): string =>
  sectionAddress(language, connectionsSection, provider === undefined ? {} : { disconnect: provider })

/**
 * Where signing in by a service begins, as the shop tells it.
 *
 * Spec: 7.52, 10.791.
 *
 * @example loginWayAddress("en", "demo") // => "/signin-with.php?provider=demo&lang=eng"
 */
export const loginWayAddress = (language: Language, provider: string): string => neutralAddress(loginWayPath, language, { provider })

/** Where a sign-in shall lead. */
export interface LoginAim {
  /** the page that it was started on; null = the account */
  readonly returnTo: string | null
  /** on the way to an order */
  readonly isOrdering: boolean
}

/**
 * What an address says of where it shall lead: an order goes first.
 *
 * Spec: 10.305, 10.600.
 *
 * @example aimQuery({ returnTo: "/a.html", isOrdering: false }) // => { return: "/a.html" }
 */
export const aimQuery = ({ returnTo, isOrdering }: LoginAim): Readonly<Record<string, string>> =>
  isOrdering ? orderWay : returnTo === null ? {} : { return: returnTo }

/**
 * The same address with where it shall lead.
 *
 * Spec: 10.305, 10.600, 10.791.
 *
 * @example aimedAddress("/signin-with.php?provider=demo", { returnTo: null, isOrdering: true }) // => "/signin-with.php?provider=demo&operation=onceorder"
 * @example aimedAddress("/signin-with.php?provider=demo", { returnTo: "/a.html", isOrdering: false }) // => "/signin-with.php?provider=demo&return=%2Fa.html"
 */
export function aimedAddress(address: string, aim: LoginAim): string {
  const [path = "", query = ""] = address.split("?")
  return withQuery(path, new URLSearchParams([...new URLSearchParams(query), ...Object.entries(aimQuery(aim))]))
}
