import type { Decimal } from "../decimal/decimal.ts"

/** Why a shop does not put something into the basket or change it: codes as data, worded by the text catalogue. */
export type BasketRefusal =
  | { readonly _tag: "SizeNotChosen" }
  | { readonly _tag: "ProductUnknown" }
  | { readonly _tag: "SizeUnknown" }
  | { readonly _tag: "ProductUnavailable" }
  | { readonly _tag: "PriceByPhone" }
  | { readonly _tag: "QuantityNotANumber" }
  | { readonly _tag: "QuantityBelowMinimum"; readonly min: Decimal }
  | { readonly _tag: "QuantityAboveMaximum"; readonly max: Decimal }
  /** the product has more to choose than this shop version can take */
  | { readonly _tag: "ChoiceMissing" }
  | { readonly _tag: "RowUnknown" }
  /** any other refusal of a real shop: its own message */
  | { readonly _tag: "Other"; readonly code: string; readonly message: string }
