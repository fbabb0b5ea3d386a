import type { ProductOffer } from "../product/offer.ts"
import { isInStock, pricesDiffer, wireSize } from "../product/sizes.ts"
import { sizeTextKeys, sizeWordsOf } from "../product/size-words.ts"
import { quantityWords } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { decimalText } from "../values/decimal.ts"
import { addPrices, compareMoney, type Price, type PriceType, shownAmount, timesPrice, zeroMoney } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import { isSelected, type Part, partSize, partVersion } from "./parts.ts"
import type { PartView, SectionContext } from "./sections.ts"
import { offeredPrice, viewSizeChoice } from "./sized.ts"

/** The texts that a part can need. */
export const partTextKeys = joinKeys(sizeTextKeys, ["availability.unavailable"])

/** What one piece of a part costs, or at least costs while something of it is to be chosen. */
interface PartPrice {
  /** null = not known */
  readonly price: Price | null
  readonly from: boolean
}

function partPrice(part: Part, priceType: PriceType): PartPrice {
  const version = partVersion(part)
  const [first, ...others] = version === null ? part.versions : [version]
  if (first === undefined) return { price: null, from: false }
  const lowest = others.reduce<Price | null>(
    (low, offer) => cheaper(low, offeredPrice({ offer, sizeId: null }, priceType), priceType),
    offeredPrice({ offer: first, sizeId: part.sizeId }, priceType),
  )
  const isOpen = partSize(part) === null
  return {
    price: lowest,
    from:
      isOpen &&
      pricesDiffer(
        [first, ...others].flatMap(({ sizes }) => sizes),
        priceType,
      ),
  }
}

function cheaper(one: Price | null, other: Price | null, priceType: PriceType): Price | null {
  if (one === null || other === null) return one ?? other
  return compareMoney(shownAmount(other, priceType), shownAmount(one, priceType)) < 0 ? other : one
}

/**
 * What the selected parts of a set cost one by one; at least, while a size is to be chosen that changes it. `null` = nothing is selected,
 * or the price of a part is not known.
 *
 * Spec: 16.36, 16.40, 16.43.
 *
 * @example priceApart([plainPart("cup", 21)], "gross").price?.gross // => { minor: 12900 }
 * @example priceApart([], "gross") // => { price: null, from: false }
 */
export function priceApart(parts: readonly Part[], priceType: PriceType): PartPrice {
  const selected = parts.filter(isSelected)
  const prices = selected.map((part) => ({ part, ...partPrice(part, priceType) }))
  if (prices.length === 0) return { price: null, from: false }
  const price = prices.reduce<Price | null>(
    (sum, one) => (sum === null || one.price === null ? null : addPrices(sum, timesPrice(one.price, one.part.quantity))),
    { gross: zeroMoney, net: zeroMoney },
  )
  return { price, from: price !== null && prices.some(({ from }) => from) }
}

interface PartContext {
  /** the name of one of the part's fields */
  readonly name: (field: "product" | "size" | "number") => string
  readonly context: Pick<SectionContext, "priceFormat" | "priceType">
  readonly catalogue: TextCatalogue<(typeof partTextKeys)[number]>
}

/**
 * A part of a set in the shopper's words. Where there is nothing to choose, it is shown and not asked.
 *
 * Spec: 4.71, 16.16 to 16.18, 16.22, 16.24, 16.61.
 *
 * @example
 * const context = { priceFormat: polishPrices, priceType: "gross" } as const
 * viewPart(plainPart("cup", 21), { name: (field) => `bundle_${field}[1]`, context, catalogue: polish }).price // => "129,00 zł"
 */
export function viewPart(part: Part, { name, context, catalogue }: PartContext): PartView {
  const [first, ...others] = part.versions
  const version = partVersion(part)
  const shown = version ?? first
  const size = partSize(part)
  const look = part.looks?.find(({ productId }) => productId === shown.id)
  const { price, from } = partPrice(part, context.priceType)
  const { availability, status } = stateOf(part, shown, catalogue)
  return {
    id: part.id,
    name: shown.name,
    optional: part.optional,
    selected: isSelected(part),
    quantity: quantityWords(part.quantity, first.unit, catalogue.language),
    picture: look?.picture ?? null,
    link: look?.link ?? null,
    price: price === null ? null : formatPrice(shownAmount(price, context.priceType), context.priceFormat),
    priceFrom: from,
    availability,
    status,
    fields: {
      product: { name: name("product"), value: version === null ? "" : String(version.id) },
      size: { name: name("size"), value: size === null ? "" : wireSize(size.id) },
      number: { name: name("number"), value: decimalText(part.quantity) },
    },
    versions: others.length === 0 ? [] : part.versions.map((one) => versionView(one, version)),
    sizeWords: sizeWordsOf(shown, catalogue),
    sizes: version === null ? [] : viewSizeChoice({ offer: version, sizeId: part.sizeId }),
  }
}

const versionView = ({ id, name, versionName }: ProductOffer, chosen: ProductOffer | null) => ({
  id: String(id),
  name: versionName ?? name,
  selected: id === chosen?.id,
})

/** What the shop says of the chosen size; of a part that is still to choose only that there is none of it at all. */
function stateOf(part: Part, shown: ProductOffer, catalogue: PartContext["catalogue"]): Pick<PartView, "availability" | "status"> {
  const size = partSize(part)
  const isThere = size === null ? shown.sizes.some(isInStock) : isInStock(size)
  if (!isThere) return { availability: formatText(catalogue, "availability.unavailable"), status: "disable" }
  if (size === null) return { availability: null, status: "enable" }
  const { description, status } = size.availability
  return { availability: description || null, status }
}
