import { accountPath } from "../addresses/addresses.ts"
import type { TextCatalogue, TextKey } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { languageInQuery, queryValue, writeNeutral } from "./address-parts.ts"
import { linksInQuery, type PagePath } from "./other-language.ts"
import type { PageFrame, PageModel } from "./page.ts"
import { titled } from "./page-head.ts"
import { type AccountClient, endAfter, type PageEnd, type PageShop } from "./page-record.ts"

// what the records of the account's pages are made with

/** What the address of a page of the account says that is asked nothing besides. */
export interface SectionAddress {
  readonly language: Language | null
}

/**
 * Reads the address of a page of the account; null = it is of another page.
 *
 * Spec: 10.620.
 *
 * @param section its word; null = the overview
 *
 * @example readSection("security", "/login.php", new URLSearchParams("section=security&lang=eng")) // => { language: "en" }
 * @example readSection(null, "/login.php", new URLSearchParams("section=cellar")) // => null
 */
export const readSection = (section: string | null, path: string, query: URLSearchParams): SectionAddress | null =>
  path === accountPath && !query.has("operation") && query.has("section") === (section !== null) && queryValue(query, "section") === section
    ? { language: languageInQuery(query) }
    : null

/**
 * The one address of a page of the account.
 *
 * Spec: 10.620.
 *
 * @example writeSection("security", null) // => "/login.php?section=security"
 */
export const writeSection = (section: string | null, language: Language | null, more: Readonly<Record<string, string>> = {}): string =>
  writeNeutral(accountPath, language, section === null ? more : { section, ...more })

/** What those records have in common: each page belongs to one visitor, and nobody else's script runs there. Spec: 10.301, 10.620. */
export const accountBasics = {
  kept: null,
  // a browser that goes back after signing out shows nothing of it
  isSentWhole: true,
  links: (_: unknown, url: PagePath) => linksInQuery(url),
  isPublic: false,
  bodyClass: "login_page account_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
} as const

/**
 * The end of a page that only who is signed in sees; anybody else signs in there.
 *
 * Spec: 10.15, 10.620.
 *
 * @param returnTo the page that a good sign-in leads to; null = the overview
 *
 * @example forClient("/login.php?section=security", () => ({ page: "redirect", to: "/" }))(sampleFrame()).page // => "signIn"
 */
export const forClient =
  (returnTo: string | null, end: (frame: PageFrame) => PageModel): PageEnd =>
  (frame) =>
    frame.visitor.is === "client" ? end(frame) : { page: "signIn", frame, refused: null, login: "", returnTo }

/**
 * The same of a page that shows what the shop tells of the account.
 *
 * Spec: 10.15, 10.620.
 *
 * @param client null = nobody is signed in
 *
 * @example forClientOf(null, "/login.php?section=security", () => ({ page: "redirect", to: "/" }))(sampleFrame()).page // => "signIn"
 */
export const forClientOf =
  <Client>(client: Client | null, returnTo: string | null, end: (client: Client, frame: PageFrame) => PageModel): PageEnd =>
  (frame) =>
    forClient(returnTo, (known) => (client === null ? { page: "signIn", frame, refused: null, login: "", returnTo } : end(client, known)))(
      frame,
    )

/**
 * The record of a page of the account that shows what the shop tells of the client, but for its machines and what a recording sees of it.
 *
 * Spec: 10.620, 10.623 to 10.631.
 *
 * @param section its word in the address
 * @param show the page of who is signed in
 *
 * @example
 * const leave = () => ({ page: "redirect", to: "/" }) as const
 * accountSectionPage("accountPoints", "points", "account.points", leave).write({ language: null }) // => "/login.php?section=points"
 */
export const accountSectionPage = <Name extends string>(
  page: Name,
  section: string,
  title: TextKey,
  show: (client: AccountClient, frame: PageFrame) => PageModel,
) => ({
  ...accountBasics,
  read: (path: string, query: URLSearchParams) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page, ...address }
  },
  write: ({ language }: SectionAddress) => writeSection(section, language),
  open: ({ language }: SectionAddress, { account }: Pick<PageShop, "account">) =>
    endAfter(account.read(), (client) => forClientOf(client, writeSection(section, language), show)),
  head: (_: unknown, { frame, texts }: { readonly frame: PageFrame; readonly texts: TextCatalogue }) => ({
    title: titled(texts.texts[title], frame),
  }),
})
