import { contentAddress } from "../addresses/content-address.ts"
import { languageInPath } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import type { Language } from "../values/language.ts"
import type { ContentKey } from "./shell.ts"

export interface ContentPageModel {
  readonly page: "content"
  readonly frame: PageFrame
  readonly key: ContentKey
  readonly title: string
  /** HTML from the shop: hostile until sanitised */
  readonly html: string
}

interface ContentPageAddress {
  readonly language: Language
  readonly key: ContentKey
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly content: { readonly address: ContentPageAddress; readonly model: ContentPageModel }
  }
}

const contentKeys: readonly ContentKey[] = ["terms", "privacy", "delivery", "returns", "contact"]

const linksOf = (key: ContentKey) => ({ pl: contentAddress("pl", key), en: contentAddress("en", key) })

/** A text of the shop, such as its terms. Spec: 10.19. */
export const contentPageRecord: PageRecord<"content"> = {
  read: (path) => {
    const contact = /^\/contact-(pol|eng)\.html$/.exec(path)
    const other = /^\/(pl|en)\/content\/([a-z]+)\.html$/.exec(path)
    const language = languageInPath(contact?.[1] ?? other?.[1])
    const key = contact === null ? contentKeys.find((known) => known === other?.[2] && known !== "contact") : "contact"
    return language === null || key === undefined ? null : { page: "content", language, key }
  },
  write: ({ language, key }) => contentAddress(language, key),
  open: ({ key }, { catalogue }) => foundOr404(catalogue.content(key), (content, frame) => ({ page: "content", frame, key, ...content })),
  kept: { isAlike: () => true, lastMoments: () => [] },
  links: ({ key }) => linksOf(key),
  head: ({ title, key }, { frame }) => ({ title: titled(title, frame), links: linksOf(key) }),
  isPublic: true,
  bodyClass: "text_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    title: ({ title }) => title,
    content: ({ key, html }) => ({ key, words: wordsOfHtml(html) }),
  },
}

/** All of it: cut anywhere, a name that is masked as a whole would be half a name. */
const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
