import type { FreshSize } from "../../core/product-page/choice.ts"
import type { ProductOffer, ProductSize, ProductType } from "../../core/product/offer.ts"
import type { Unit } from "../../core/quantity/order-limits.ts"
import { stockOf } from "../../core/quantity/wire-limits.ts"
import type { OfferedPeriods } from "../../core/subscription/subscription-choice.ts"
import { type Decimal, decimalFromNumber, decimalOf } from "../../core/values/decimal.ts"
import { netOfGross, type Price } from "../../core/values/money.ts"
import { parseMoney } from "../../core/values/money-text.ts"
import type { FileFacts, FileOffer, FileSize } from "./file-parts.ts"

/** What the amounts of a file are taxed with; absent = as most goods are. */
export interface Taxed {
  readonly vatPercent?: number
}

const pieces: Unit = {
  name: "szt.",
  singular: "sztuka",
  few: "sztuki",
  plural: "sztuk",
  fraction: "sztuki",
  sellBy: decimalOf(1),
  precision: 0,
}

/** A product of a file, in the words of the core. */
export function offerOfFile(taxed: Taxed, { id, name, versionName, sizes, unit, limits }: FileOffer, type: ProductType): ProductOffer {
  const limit = (amount: number | undefined) => decimalOr(amount, null)
  return {
    id,
    type,
    name,
    versionName: versionName ?? null,
    sizes: sizes.map((size) => sizeOfFile(taxed, size)),
    unit: unit === undefined ? pieces : { ...unit, sellBy: decimalOr(unit.sellBy, decimalOf(1)) },
    limits: {
      minPerOrder: limit(limits?.minPerOrder),
      minPerSize: limit(limits?.minPerSize),
      subscriptionMin: limit(limits?.subscriptionMin),
      maxPerOrder: limit(limits?.maxPerOrder),
      maxPerSize: limit(limits?.maxPerSize),
    },
    pointsPrice: null,
    vatPercent: taxed.vatPercent ?? usualVat,
    reductionEndsAtMs: null,
    needs: null,
    advance: null,
  }
}

/** A size as a shop tells it again. One that has no price in the file tells none: the page goes on with the one it knows. */
export const freshOf = ({ price, availability, stock }: ProductSize): FreshSize => ({
  availability,
  stock,
  ...(price === null ? {} : { price }),
})

/** A size of a file, in the words of the core. */
export function sizeOfFile(taxed: Taxed, { id, name, price, before, stock, status, phonePrice }: FileSize): ProductSize {
  const selling = priceOfFile(taxed, price)
  return {
    id,
    name: name ?? id,
    stock: stockOf(stock ?? -1),
    availability: { status: status ?? "enable", description: "" },
    phonePrice: phonePrice ?? false,
    price: selling && {
      price: selling,
      max: priceOfFile(taxed, before ?? null),
      youSavePercent: null,
      omnibus: null,
      beforeRebate: null,
      suggested: null,
      pointsEarned: null,
    },
  }
}

/** The periods of a file, in the words of the core. */
export function periodsOfFile(taxed: Taxed, { once, periods }: NonNullable<FileFacts["periods"]>): OfferedPeriods {
  return { once: priceOfFile(taxed, once), periods: periods.map(({ days, price }) => ({ days, price: priceOfFile(taxed, price) })) }
}

const usualVat = 23

/** Files say gross amounts; the net one follows from the tax. */
export function priceOfFile({ vatPercent = usualVat }: Taxed, amount: string | null): Price | null {
  const gross = amount === null ? null : parseMoney(amount)
  return gross && { gross, net: netOfGross(gross, vatPercent) }
}

/** A number of a file, or something else where it has none. */
export const decimalOr = <Other>(amount: number | undefined, other: Other): Decimal | Other =>
  amount === undefined ? other : (decimalFromNumber(amount) ?? other)
