import type { ShownAmount } from "./shown-amount.ts"

/** What a page tells of the product that it is about, to people. */
export interface ProductFacts {
  readonly price: ShownAmount
  /** before the reduction */
  readonly before: ShownAmount
  /** the lowest of 30 days */
  readonly lowest: ShownAmount
  /** null = the page does not say whether it can be bought */
  readonly isAvailable: boolean | null
  /** the ids of its sizes, as the page has them, with those that cannot be chosen */
  readonly sizes: readonly SizeFacts[]
}

/** A size on a product's page. */
export interface SizeFacts {
  readonly id: string
  readonly isAvailable: boolean
}

/** A product in a list. */
export interface TileFacts {
  readonly id: number
  readonly name: string
  readonly price: ShownAmount
  readonly before: ShownAmount
  readonly isAvailable: boolean
}

/** What a page tells programs of its product. */
export interface DescribedProduct {
  readonly name: string
  readonly sku: string
  readonly gtin: string
  readonly brand: string
  readonly offers: readonly DescribedOffer[]
}

/** An offer of it. */
export interface DescribedOffer {
  readonly price: ShownAmount
  readonly isAvailable: boolean | null
}

/** What the marks of microdata (`itemprop`) say of a page's product. */
export interface MicrodataFacts {
  readonly name: string
  readonly price: ShownAmount
  readonly isAvailable: boolean | null
}

/** The data of a page that are for programs. */
export interface StructuredFacts {
  /** schema.org types of its JSON-LD, each once, in order */
  readonly types: readonly string[]
  /** scripts of JSON-LD that are no JSON */
  readonly broken: number
  readonly product: DescribedProduct | null
  /** names of microdata (`itemprop`) and of the head (`og:` and `product:`), each once, in order */
  readonly properties: readonly string[]
  /** those outside the products of its lists */
  readonly microdata: MicrodataFacts
  /** the price of the head, of `product:price:amount` */
  readonly headPrice: ShownAmount
}

/** What a page weighs. Units: bytes as they are unpacked. */
export interface PageWeight {
  readonly html: number
  /** scripts in it, and those of the same server that were asked for */
  readonly scripts: number
  /** scripts of the same server that were not asked for */
  readonly unasked: number
  /** scripts of other servers */
  readonly foreign: number
}

/** A page as it is compared. All of it came from outside and is of limited length. */
export interface PageFacts {
  readonly status: number
  readonly title: string
  readonly description: string
  readonly language: string
  /** a path of the shop, or the address as it stands there; null = it names none */
  readonly canonical: string | null
  /** search engines are told not to keep it */
  readonly isKeptOut: boolean
  readonly headings: readonly string[]
  /** headings of the second level */
  readonly subheadings: readonly string[]
  /** null = it is no product's page */
  readonly product: ProductFacts | null
  /** the products of its list, in their order; null = it has no list */
  readonly tiles: readonly TileFacts[] | null
  /** products that it recommends beside */
  readonly recommended: readonly TileFacts[]
  /** paths of the shop that its content leads to, each once, in order */
  readonly links: readonly string[]
  /** those that stand around it alone: in its header, its menu, its foot */
  readonly linksAround: readonly string[]
  readonly structured: StructuredFacts
  /** names of section 10 that it has */
  readonly names: readonly string[]
  readonly weight: PageWeight
}
