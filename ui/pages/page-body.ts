import type { ReactNode } from "react"
import type { PageModelOf, PageName } from "../../core/pages/page.ts"
import type { EntryName } from "../islands/entry-files.ts"
import type { Scene } from "../scene.ts"
import type { PageOrigins } from "./structured-data.ts"

/** What the body of a page is drawn from. */
export interface BodyProps<Name extends PageName> {
  readonly model: PageModelOf<Name>
  readonly scene: Scene
  readonly nonce: string
  /** the path of the page that the visitor comes from; null = not known */
  readonly before: string | null
  /** the page that was asked for; null = the address is none of a page */
  readonly again: string | null
}

/** How a page is drawn on the server. */
export interface BodyRecord<Name extends PageName> {
  /** what stands between header and footer */
  readonly Body: (props: BodyProps<Name>) => ReactNode
  /** how the first element that shows a price is opened in its markup, so that all before it can be sent without; absent = it is sent whole. Spec: 10.1063 */
  readonly pricesFrom?: string
  /** the script that it needs; absent = the one that has its name, or that of every page */
  readonly entry?: (model: PageModelOf<Name>) => EntryName
  /** what the head says beside what that of every page says */
  readonly Metadata?: (props: { readonly model: PageModelOf<Name> }) => ReactNode
  /** what search engines read of it; absent = nothing */
  readonly structured?: (model: PageModelOf<Name>, at: PageOrigins) => readonly object[]
}
