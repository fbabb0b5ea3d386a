import type { ProductChoice, ProductKindName } from "../choice.ts"
import { type Opening, productKinds } from "../kinds.ts"
import type { OfferedOf } from "../product-choices.ts"
import { openSingle } from "../single.ts"
import { openPurchase } from "../subscription-kind.ts"
import { preselectedSize } from "../../product/sizes.ts"
import type { PageModelOf } from "../../pages/page.ts"

/**
 * What is chosen as the page of a product opens, by the kind that the shop tells. A shop that tells none sells what has a size and a
 * quantity, and nothing else can be bought there.
 *
 * Spec: 4.41, 4.49, 5.49, 10.7, 10.8.
 *
 * @example openChoice({ offer: sampleOffer(), choices: null, selectedSizeId: "M" }).is // => "single"
 */
export function openChoice({
  offer,
  choices,
  selectedSizeId,
}: Pick<PageModelOf<"product">, "offer" | "choices" | "selectedSizeId">): ProductChoice {
  if (choices === null) return openSingle(offer, selectedSizeId)
  const { kind, wanted } = choices
  const sizeId = preselectedSize(offer, selectedSizeId)
  return openKind(kind, { offer, sizeId, subscription: openPurchase({ offer, sizeId }, wanted.days), wanted })
}

const openKind = <Name extends ProductKindName>(offered: OfferedOf<Name>, opening: Opening): ProductChoice =>
  productKinds[offered.is].open(offered, opening)
