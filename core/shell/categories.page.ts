import { Effect } from "effect"
import { languageInQuery, writeNeutral } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { categoriesAddress, categoriesPath } from "../addresses/categories-address.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

export interface CategoriesPageModel {
  readonly page: "categories"
  /** its menu has the categories, of all levels */
  readonly frame: PageFrame
}

interface CategoriesPageAddress {
  readonly language: Language | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly categories: { readonly address: CategoriesPageAddress; readonly model: CategoriesPageModel }
  }
}

const links = { pl: categoriesAddress("pl"), en: categoriesAddress("en") }

/** All categories of the shop beside each other. Spec: 10.19, 10.520. */
export const categoriesPageRecord: PageRecord<"categories"> = {
  read: (path, query) => (path === categoriesPath ? { page: "categories", language: languageInQuery(query) } : null),
  write: ({ language }) => writeNeutral(categoriesPath, language),
  open: () => Effect.succeed((frame) => ({ page: "categories", frame })),
  kept: null,
  links: () => links,
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "home.categories"), frame), links }),
  isPublic: true,
  bodyClass: "categories_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    content: ({ frame }) => ({ categories: frame.shell.menu.map(({ name, children }) => ({ name, below: String(children.length) })) }),
  },
}
