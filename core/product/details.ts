import type { ReviewPicture } from "./review-picture.ts"
import type { ProductDocument } from "./documents.ts"
import type { PriceEnds } from "./price-ends.ts"
import type { ProductVideo } from "./product-video.ts"
import type { SizeChartData } from "./size-chart.ts"

/** A picture in the platform's sizes; addresses are absolute paths. */
export interface ProductPicture {
  readonly alt: string
  /** square: large 1200, medium 600, icon 400 and thumbnail 160 px */
  readonly large: PictureFiles
  /** 800 px, between large and medium; null = the shop has the platform's sizes only */
  readonly phone: PictureFiles | null
  readonly medium: PictureFiles
  readonly icon: PictureFiles
  readonly thumbnail: PictureFiles
}

/** One picture in one size, in up to three formats. */
export interface PictureFiles {
  /** null = the shop has none */
  readonly avif: string | null
  readonly webp: string
  readonly jpg: string
  /** width and height in px */
  readonly px: number
}

/** A link of the breadcrumbs or of a list of categories. */
export interface Crumb {
  readonly name: string
  readonly link: string
}

/** A shopper's opinion of a product. */
export interface Review {
  readonly author: string
  readonly rating: number
  /** civil date `YYYY-MM-DD` */
  readonly date: string
  readonly text: string
  readonly language: string
  readonly confirmed: boolean
  /** absent = it came without */
  readonly picture?: ReviewPicture
}

/** A property of a product with its values. */
export interface ProductParameter {
  readonly name: string
  readonly values: readonly string[]
  /** what the property means, plain text; absent = it goes without saying */
  readonly description?: string
}

/** A size of a product with the code that its producer gave it. */
export interface SizeCode {
  readonly name: string
  readonly code: string
}

/** Who made a product. */
export interface ProductProducer {
  readonly name: string
  /** the address of its page; null = it has none */
  readonly link: string | null
  readonly place: string | null
  readonly story: string | null
  /** where it can be reached: whoever is responsible for a product has to be known by it. null = the shop does not tell */
  readonly contact: ProducerContact | null
}

/** How a producer is reached. */
export interface ProducerContact {
  /** street, post code and town in one line */
  readonly address: string
  readonly email: string
}

/** A sibling product that differs in one property and has a page of its own. */
export interface VariantLink {
  readonly productId: number
  readonly name: string
  readonly link: string
  readonly icon: PictureFiles | null
  readonly selected: boolean
  readonly available: boolean
}

/** What a product page shows besides the offer. Only the server uses it: it is never in the client's code. */
export interface ProductDetails {
  readonly code: string
  /** of its sizes; empty = they have none besides the product's own */
  readonly codes: readonly SizeCode[]
  /** plain text */
  readonly summary: string
  /** HTML from the shop: hostile until sanitised */
  readonly descriptionHtml: string
  readonly producer: ProductProducer | null
  /** from the top category to the product's own */
  readonly breadcrumbs: readonly Crumb[]
  readonly pictures: readonly ProductPicture[]
  readonly parameters: readonly ProductParameter[]
  /** mean rating of all reviews with one decimal, "4.3"; null without reviews */
  readonly rating: { readonly mean: string; readonly count: number } | null
  readonly variants: { readonly name: string; readonly links: readonly VariantLink[] } | null
  readonly warranty: string | null
  /** it can be paid off in instalments */
  readonly instalments: boolean
  /** how to use it safely, plain text; null = the shop does not tell */
  readonly safety: string | null
  readonly documents: readonly ProductDocument[]
  /** null = there is none */
  readonly video: ProductVideo | null
  /** what its sizes measure; null = the shop does not tell */
  readonly sizeChart: SizeChartData | null
  /** until when its prices are reduced, by the shop's clock (an IANA name); null = the shop does not tell */
  readonly priceEnds: { readonly ends: PriceEnds; readonly zone: string } | null
  /** the product's address in each language */
  readonly links: { readonly pl: string; readonly en: string }
}
