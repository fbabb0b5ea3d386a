import type { ProductPicture } from "../product/details.ts"
import type { LanguageLinks } from "./other-language.ts"
import type { PageFrame } from "./page.ts"

/** What the head of a page says about it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** the page in each language, absolute paths; null = it has no other */
  readonly links: LanguageLinks | null
  readonly picture: ProductPicture | null
  readonly kind: "website" | "product"
}

/**
 * The title of a page with the shop's name behind it. A shop that could not be reached did not tell its name either.
 *
 * Spec: 10.109.
 *
 * @example titled("Koszyk", { shell: { shopName: "Witryna" } }) // => "Koszyk – Witryna"
 * @example titled("Koszyk", { shell: { shopName: "" } }) // => "Koszyk"
 */
export const titled = (name: string, { shell: { shopName } }: { readonly shell: Pick<PageFrame["shell"], "shopName"> }): string =>
  shopName === "" ? name : `${name} – ${shopName}`
