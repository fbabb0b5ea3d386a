import { compareDecimals, type Decimal, decimalText } from "../values/decimal.ts"
import type { BasketRefusal } from "../messages/refusal.ts"
import { checkQuantity } from "../quantity/check-quantity.ts"
import type { Price } from "../values/money.ts"
import { readiness } from "../product-page/readiness.ts"
import type { ProductOffer } from "../product/offer.ts"
import { isInStock } from "../product/sizes.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"
import { configuratorObstacle } from "./configurator-form.ts"
import type { Obstacle, Place } from "./obstacle.ts"
import { isSelected, type Part, partSize, partVersion } from "./part.ts"
import { partsObstacle } from "./parts-readiness.ts"
import type { ProductChoice, VariantRow } from "./product-choice.ts"
import { isOrdered, sizeOf, timesDecimal } from "./submit-lines.ts"

/**
 * The first thing that keeps a choice from the basket, with the place to bring into view; `null` = it can be sent. What a
 * shopper has to choose comes first, in the order of the form; stock and quantity come last.
 *
 * Spec: 4.50, 5.49, 5.51 to 5.56, 5.60, 16.34.
 *
 * @example firstObstacle({ is: "rows", rows: [] }) // => { _tag: "NothingSelected", at: { section: "rows", id: null } }
 */
export function firstObstacle(choice: ProductChoice): Obstacle | null {
  switch (choice.is) {
    case "single":
      return sizeObstacle(choice) ?? versionObstacle(choice) ?? stockObstacle(choice)
    case "configurator":
      return sizeObstacle(choice) ?? configuratorObstacle(choice.configurator, choice.choices) ?? stockObstacle(choice)
    case "bundle":
      return sizeObstacle(choice) ?? partsObstacle(choice.parts) ?? partsStock(choice) ?? stockObstacle(choice)
    case "collection":
      return partsObstacle(choice.parts) ?? partsStock(choice)
    case "rows":
      return rowsObstacle(choice.rows)
  }
}

type Sized = Extract<ProductChoice, { readonly is: "single" | "configurator" | "bundle" }>

/** A product that no size could be bought of is not asked for a size: it is refused. */
function sizeObstacle(choice: Sized): Obstacle | null {
  const isMissing = sizeOf(choice) === null && choice.offer.sizes.some(isInStock)
  return isMissing ? { _tag: "SizeMissing", at: { section: "sizes", id: null } } : null
}

function versionObstacle({ versions }: Extract<ProductChoice, { readonly is: "single" }>): Obstacle | null {
  if (versions === null || versions._tag === "Reached") return null
  const at: Place = { section: "versions", id: versions.attributes[0] ?? null }
  return { _tag: versions._tag === "Conflict" ? "VersionConflict" : "VersionMissing", at }
}

function stockObstacle(choice: Sized): Obstacle | null {
  const refusal = refusalOf(pricedOffer(choice), choice.sizeId, decimalText(choice.quantity))
  return refusal === null ? null : { _tag: "Refused", refusal, unit: choice.offer.unit, at: { section: "quantity", id: null } }
}

/** A configured product and a bundle can have a price where the product's own size has none. */
function pricedOffer(choice: Sized): ProductOffer {
  const price = knownPrice(choice)
  if (price === null) return choice.offer
  const sizePrice = { price, max: null, youSavePercent: null, omnibus: null, beforeRebate: null, suggested: null, pointsEarned: null }
  return { ...choice.offer, sizes: choice.offer.sizes.map((size) => ({ ...size, price: size.price ?? sizePrice })) }
}

function knownPrice(choice: Sized): Price | null {
  if (choice.is === "configurator") return choice.unitPrice
  return choice.is === "bundle" ? choice.bundlePrice : null
}

/** What stock, status and limits say to a quantity of a product in its size, whatever its type. */
function refusalOf(offer: ProductOffer, sizeId: string | null, typed: string): BasketRefusal | null {
  const size = sizeOf({ offer, sizeId })
  const refusal = readiness({ offer: { ...offer, type: "item" }, selectedSizeId: size?.id ?? null })
  if (refusal !== null || size === null) return refusal
  const { unit } = offer
  return checkQuantity({ typed, unit, limits: purchaseLimits(offer.limits, "once"), stock: size.stock, status: size.availability.status })
    .refusal
}

function partsStock(choice: Extract<ProductChoice, { readonly is: "bundle" | "collection" }>): Obstacle | null {
  const refused = choice.parts.filter(isSelected).flatMap((part): readonly Obstacle[] => {
    const version = partVersion(part)
    if (version === null) return []
    const needed = timesDecimal(part.quantity, choice.quantity)
    const refusal = choice.is === "bundle" ? bundledRefusal(part, needed) : refusalOf(version, part.sizeId, decimalText(needed))
    return refusal === null ? [] : [{ _tag: "Refused", refusal, unit: version.unit, at: { section: "parts", id: part.id } }]
  })
  return refused[0] ?? null
}

/** A bundled part has no price and no limits of its own: it has to be there. */
function bundledRefusal(part: Part, needed: Decimal): BasketRefusal | null {
  const size = partSize(part)
  if (size === null) return null
  if (size.phonePrice) return { _tag: "PriceByPhone" }
  if (!isInStock(size)) return { _tag: "ProductUnavailable" }
  if (size.stock.is !== "limited" || compareDecimals(needed, size.stock.amount) <= 0) return null
  return { _tag: "QuantityAboveMaximum", max: size.stock.amount }
}

function rowsObstacle(rows: readonly VariantRow[]): Obstacle | null {
  const ordered = rows.filter(isOrdered)
  if (ordered.length === 0) return { _tag: "NothingSelected", at: { section: "rows", id: null } }
  const found = ordered.flatMap((row): readonly Obstacle[] => {
    const at: Place = { section: "rows", id: String(row.offer.id) }
    const refusal = refusalOf(row.offer, row.sizeId, row.quantityText)
    if (refusal === null) return []
    return [refusal._tag === "SizeNotChosen" ? { _tag: "SizeMissing", at } : { _tag: "Refused", refusal, unit: row.offer.unit, at }]
  })
  return found[0] ?? null
}
