import { tilesWords } from "../pages/tile-words.ts"
import { type FailurePageStatus, failureWords, type GoneThing } from "../pages/failure-words.ts"
import { homes } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import type { ListedProduct } from "../product/listing.ts"
import { formatText } from "../texts/texts.ts"

/** Pages that say what went wrong. The frame is null when not even the shop's name could be read. */
export interface FailurePageModel {
  readonly page: "failure"
  readonly frame: PageFrame | null
  readonly status: FailurePageStatus
  /** the list of which this page is beyond the last; absent = it is of none */
  readonly list?: { readonly name: string; readonly link: string }
  /** what of the account was asked for and is not there any more; absent = anything else */
  readonly gone?: GoneThing
  /** what to go on with; absent = the address is not at fault */
  readonly offered?: readonly ListedProduct[]
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly failure: { readonly address: never; readonly model: FailurePageModel }
  }
}

/** What is shown in the place of a page that cannot be: it has no address of its own. Spec: 10.281. */
export const failurePageRecord: PageRecord<"failure"> = {
  read: () => null,
  write: (address) => address,
  open: (address) => address,
  kept: null,
  links: () => homes,
  head: ({ status, gone }, { frame, texts }) => ({
    title: titled(formatText(texts, failureWords(status, gone).heading), frame),
    links: null,
  }),
  isPublic: false,
  bodyClass: "noproduct_page failure_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  machines: {},
  recorded: {
    content: ({ offered, frame }, texts) => ({ products: frame === null ? [] : tilesWords(offered ?? [], frame, texts) }),
  },
}
