import type { Language } from "../language/language.ts"
import type { SortKey } from "../catalogue/listing.ts"
import type { ContentKey } from "../shell/shell.ts"

/** A page of the shop as its address names it. Everything in it is checked: it came from outside. Spec: 10.1 to 10.19. */
export type PageAddress =
  | { readonly page: "home"; readonly language: Language | null }
  | {
      readonly page: "product"
      readonly language: Language
      readonly productId: number
      readonly selectedSizeId: string | null
      readonly number: string | null
      readonly refused: string | null
      readonly limit: string | null
      readonly added: string | null
    }
  | {
      readonly page: "category"
      readonly language: Language
      readonly categoryId: number
      readonly sort: SortKey
      readonly counter: number
    }
  | {
      readonly page: "cart"
      readonly language: Language | null
      readonly refused: string | null
      readonly limit: string | null
      readonly row: string | null
    }
  | { readonly page: "signIn"; readonly language: Language | null; readonly refused: boolean; readonly login: string }
  | { readonly page: "account"; readonly language: Language | null }
  | { readonly page: "content"; readonly language: Language; readonly key: ContentKey }
  | { readonly page: "message"; readonly language: Language | null; readonly status: "basket_empty" }
