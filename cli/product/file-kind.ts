import type { Schema } from "effect"
import type { ProductChoice } from "../../core/product-page/choice.ts"
import type { ProductOffer, ProductType } from "../../core/product/offer.ts"
import type { SubscriptionChoiceState } from "../../core/subscription/subscription-choice.ts"

/** What a file of every kind opens with. */
export interface OpenedFile {
  readonly offer: ProductOffer
  readonly subscription: SubscriptionChoiceState
  readonly sizeId: string | null
}

/** Files of a kind of product: what stands in them, and what of it is chosen as the page opens. */
export interface FileKind<File> {
  readonly schema: Schema.Codec<File>
  readonly type: (file: File) => ProductType
  /** Fails with a UserError for what no merchant could have set. */
  readonly open: (file: File, opened: OpenedFile) => ProductChoice
}
