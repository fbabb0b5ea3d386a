import { zlotyPrices } from "../../core/values/price-format.ts"
import type { ProductChoice, ProductKindName, ShopFacts } from "../../core/product-page/choice.ts"
import { anyKind } from "../../core/product-page/kinds.ts"
import { openProductPage, type ProductPageState } from "../../core/product-page/product-page.ts"
import { preselectedSize } from "../../core/product/sizes.ts"
import { openSubscription, soldOnce } from "../../core/subscription/subscription-choice.ts"
import type { Language } from "../../core/values/language.ts"
import { fileKinds, type FileOf, type ProductDescription } from "./file-kinds.ts"
import { freshOf, offerOfFile, periodsOfFile, priceOfFile, sizeOfFile } from "./file-offers.ts"
import type { FileFacts } from "./file-parts.ts"

/** The page of a file as it opens. Fails with a UserError for parameters that no merchant could have set. */
export function openPage(file: ProductDescription, language: Language): ProductPageState {
  return openProductPage(anyKind, {
    choice: openChoice(file),
    priceFormat: file.priceFormat ?? zlotyPrices[language],
    priceType: file.priceType ?? "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
}

function openChoice<Name extends ProductKindName>(file: FileOf<Name>): ProductChoice {
  const offer = offerOfFile(file, file.offer, typeOf(file))
  const subscription =
    file.subscription === undefined ? soldOnce : openSubscription(file.subscription.mode, periodsOfFile(file, file.subscription), null)
  return fileKinds[file.kind].open(file, { offer, subscription, sizeId: preselectedSize(offer, null) })
}

const typeOf = <Name extends ProductKindName>(file: FileOf<Name>) => fileKinds[file.kind].type(file)

/** What the shop of a file answers, in the words of the machine. */
export function factsOf(file: ProductDescription, facts: FileFacts): ShopFacts {
  const { size, offer, bundlePrice, unitPrice, periods } = facts
  return {
    ...(size !== undefined && { size: freshOf(sizeOfFile(file, size)) }),
    ...(offer !== undefined && { offer: offerOfFile(file, offer, typeOf(file)) }),
    ...(bundlePrice !== undefined && { bundlePrice: priceOfFile(file, bundlePrice) }),
    ...(unitPrice !== undefined && { unitPrice: priceOfFile(file, unitPrice) }),
    ...(periods !== undefined && { periods: periodsOfFile(file, periods) }),
  }
}
