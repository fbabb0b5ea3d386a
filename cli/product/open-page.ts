import { openingChoices } from "../../core/formula/parameter-values.ts"
import { zlotyPrices } from "../../core/values/price-format.ts"
import { readParameters } from "../../core/formula/parameters.ts"
import type { FreshSize, ProductChoice, ShopFacts } from "../../core/product-page/choice.ts"
import { configuratorOf, itemChoices } from "../../core/product-page/configurator.ts"
import { anyKind } from "../../core/product-page/kinds.ts"
import { openProductPage, type ProductPageState } from "../../core/product-page/product-page.ts"
import { openVersions } from "../../core/product-page/versions-kind.ts"
import type { ProductOffer, ProductSize, ProductType } from "../../core/product/offer.ts"
import { openDated } from "../../core/product-page/dated-kind.ts"
import { preselectedSize } from "../../core/product/sizes.ts"
import type { Unit } from "../../core/quantity/order-limits.ts"
import { stockOf } from "../../core/quantity/wire-limits.ts"
import { openSubscription, soldOnce, type OfferedPeriods } from "../../core/subscription/subscription-choice.ts"
import { type Decimal, decimalFromNumber, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { netOfGross, type Price } from "../../core/values/money.ts"
import { parseMoney } from "../../core/values/money-text.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { FileFacts, FileOffer, FileSize, ProductDescription } from "./product-file.ts"

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

function openChoice(file: ProductDescription): ProductChoice {
  const offer = offerOf(file, file.offer, typeOf(file))
  const subscription =
    file.subscription === undefined ? soldOnce : openSubscription(file.subscription.mode, periodsOf(file, file.subscription), null)
  const chosen = { offer, subscription, sizeId: preselectedSize(offer, null) }
  switch (file.kind) {
    case "single":
      return { is: "single", ...chosen }
    case "versions": {
      const { attributes, variants } = file
      return openVersions({ offer, subscription, table: { attributes, variants }, way: "content", wantedSizeId: null })
    }
    case "set": {
      const parts = file.parts.map(({ id, optional, quantity, versions: [first, ...others] }) => ({
        id,
        optional,
        checked: true,
        quantity: decimalOr(quantity, decimalOf(1)),
        versions: [offerOf(file, first, "item"), ...others.map((other) => offerOf(file, other, "item"))] as const,
        productId: null,
        sizeId: null,
      }))
      return file.boughtAs === "bundle"
        ? { is: "set", boughtAs: "bundle", ...chosen, parts, price: { is: "listed" } }
        : { is: "set", boughtAs: "collection", offer, subscription, parts }
    }
    case "configured": {
      const parameters = readParameters(file.parameters)
      if ("_tag" in parameters)
        throw new UserError(`Expected ${parameters.expected} at ["parameters"]${parameters.path}`, exitCodes.unusable)
      const choices = itemChoices(openingChoices(parameters, []))
      return { is: "configured", ...chosen, configurator: configuratorOf(parameters), choices, prices: { shop: null, own: null } }
    }
    case "dated":
      return openDated(offer, file.dates, null)
    case "rows": {
      const rows = file.rows.map((row) => {
        const rowOffer = offerOf(file, row.offer, "item")
        return { offer: rowOffer, sizeId: preselectedSize(rowOffer, null), quantityText: row.quantity ?? "" }
      })
      // as on a page: no period is posted for rows
      return { is: "rows", offer, subscription: soldOnce, rows }
    }
  }
}

const typeOf = (file: ProductDescription): ProductType =>
  file.kind === "set" ? file.boughtAs : file.kind === "configured" ? "configurator" : "item"

/** What the shop of a file answers, in the words of the machine. */
export function factsOf(file: ProductDescription, facts: FileFacts): ShopFacts {
  const { size, offer, bundlePrice, unitPrice, periods } = facts
  return {
    ...(size !== undefined && { size: freshOf(sizeOf(file, size)) }),
    ...(offer !== undefined && { offer: offerOf(file, offer, typeOf(file)) }),
    ...(bundlePrice !== undefined && { bundlePrice: priceOf(file, bundlePrice) }),
    ...(unitPrice !== undefined && { unitPrice: priceOf(file, unitPrice) }),
    ...(periods !== undefined && { periods: periodsOf(file, periods) }),
  }
}

type Taxed = Pick<ProductDescription, "vatPercent">

const pieces: Unit = {
  name: "szt.",
  singular: "sztuka",
  few: "sztuki",
  plural: "sztuk",
  fraction: "sztuki",
  sellBy: decimalOf(1),
  precision: 0,
}

function offerOf(taxed: Taxed, { id, name, versionName, sizes, unit, limits }: FileOffer, type: ProductType): ProductOffer {
  const limit = (amount: number | undefined) => decimalOr(amount, null)
  return {
    id,
    type,
    name,
    versionName: versionName ?? null,
    sizes: sizes.map((size) => sizeOf(taxed, size)),
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

/** A size that has no price in the file tells none: the page goes on with the one it knows. */
const freshOf = ({ price, availability, stock }: ProductSize): FreshSize => ({ availability, stock, ...(price === null ? {} : { price }) })

function sizeOf(taxed: Taxed, { id, name, price, before, stock, status, phonePrice }: FileSize): ProductSize {
  const selling = priceOf(taxed, price)
  return {
    id,
    name: name ?? id,
    stock: stockOf(stock ?? -1),
    availability: { status: status ?? "enable", description: "" },
    phonePrice: phonePrice ?? false,
    price: selling && {
      price: selling,
      max: priceOf(taxed, before ?? null),
      youSavePercent: null,
      omnibus: null,
      beforeRebate: null,
      suggested: null,
      pointsEarned: null,
    },
  }
}

function periodsOf(taxed: Taxed, { once, periods }: NonNullable<FileFacts["periods"]>): OfferedPeriods {
  return { once: priceOf(taxed, once), periods: periods.map(({ days, price }) => ({ days, price: priceOf(taxed, price) })) }
}

const usualVat = 23

/** Files say gross amounts; the net one follows from the tax. */
function priceOf({ vatPercent = usualVat }: Taxed, amount: string | null): Price | null {
  const gross = amount === null ? null : parseMoney(amount)
  return gross && { gross, net: netOfGross(gross, vatPercent) }
}

const decimalOr = <Other>(amount: number | undefined, other: Other): Decimal | Other =>
  amount === undefined ? other : (decimalFromNumber(amount) ?? other)
