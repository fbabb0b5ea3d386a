import type { FormRefusal } from "../../../core/messages/form-refusal.ts"
import type {
  BundleChoice,
  CollectionChoice,
  ConfiguredChoice,
  ProductChoice,
  RowsChoice,
  SingleChoice,
  VariantRow,
  VersionsChoice,
} from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import type { Obstacle, Place } from "../../../core/product-page/obstacles.ts"
import { openProductPage, type ProductPageState } from "../../../core/product-page/product-page.ts"
import type { ItemView } from "../../../core/product-page/sections.ts"
import type { Part } from "../../../core/product-page/parts.ts"
import { type Variant, type VariantTable, variantIndex } from "../../../core/product-page/variants.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import type { Unit } from "../../../core/quantity/order-limits.ts"
import { soldOnce } from "../../../core/subscription/subscription-choice.ts"
import { decimal, pieces, polishPrices, price, sampleOffer, sampleSize } from "./sample-offer.ts"

export const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }))

export const variant = (productId: number, ...values: readonly string[]): Variant => ({
  productId,
  link: `/product-${productId}`,
  values,
  available: true,
})

/** A shirt: blue exists only short, no white one is made any more, and the long red one is sold out. */
export const shirts: VariantTable = {
  attributes: [
    { id: "colour", name: "Kolor", values: named("red", "blue", "white") },
    { id: "length", name: "Długość", values: named("short", "long") },
  ],
  variants: [variant(1, "red", "short"), { ...variant(2, "red", "long"), available: false }, variant(3, "blue", "short")],
}

export const shirtIndex = variantIndex(shirts)

/** Choices written as "colour:red length:long", from the oldest to the newest. */
export const choices = (text: string) =>
  text
    .split(" ")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [attribute = "", value = ""] = pair.split(":")
      return { attribute, value }
    })

export const onlySize = (more: Partial<ProductOffer> = {}) => sampleOffer({ sizes: [sampleSize("uniw")], ...more })

/** A part that can be left out, with two versions of two sizes each, nothing of it chosen yet. */
export const part = (id: string, more: Partial<Part> = {}): Part => ({
  id,
  optional: true,
  checked: true,
  quantity: decimal("1"),
  versions: [
    sampleOffer({ id: 11, sizes: [sampleSize("S"), sampleSize("M")] }),
    sampleOffer({ id: 12, sizes: [sampleSize("M"), sampleSize("L")] }),
  ],
  productId: null,
  sizeId: null,
  ...more,
})

/** A part with nothing to choose. */
export const plainPart = (id: string, productId: number, more: Partial<Part> = {}): Part =>
  part(id, { versions: [onlySize({ id: productId })], ...more })

/** Where a part, an attribute or an item stands. */
export const place = (section: Place["section"], id: string | null = null): Place => ({ section, id })

export const refusedAt = (refusal: FormRefusal, at: Place, unit: Unit = pieces): Obstacle => ({ _tag: "Refused", refusal, unit, at })

export const single = (more: Partial<SingleChoice> = {}): SingleChoice => ({
  is: "single",
  offer: sampleOffer(),
  sizeId: "M",
  subscription: soldOnce,
  ...more,
})

export const versions = (more: Partial<VersionsChoice> = {}): VersionsChoice => ({
  is: "versions",
  offer: sampleOffer({ id: 1 }),
  sizeId: "M",
  subscription: soldOnce,
  table: shirts,
  way: "content",
  chosen: choices("colour:red length:short"),
  ...more,
})

export const bundle = (more: Partial<BundleChoice> = {}): BundleChoice => ({
  is: "set",
  boughtAs: "bundle",
  offer: onlySize({ id: 9, type: "bundle" }),
  sizeId: "uniw",
  subscription: soldOnce,
  parts: [plainPart("a", 21)],
  price: { is: "listed" },
  ...more,
})

export const collection = (...parts: readonly Part[]): CollectionChoice => ({
  is: "set",
  boughtAs: "collection",
  offer: onlySize({ id: 8, type: "collection" }),
  subscription: soldOnce,
  parts,
})

export const configured = (more: Partial<ConfiguredChoice> = {}): ConfiguredChoice => ({
  is: "configured",
  offer: sampleOffer({ type: "configurator" }),
  sizeId: "M",
  subscription: soldOnce,
  configurator: {
    items: [{ is: "options", id: "glaze", name: "", many: true, required: true, options: named("matt", "gloss") }],
    rules: [],
  },
  choices: [{ item: "glaze", values: ["matt"] }],
  prices: { shop: null, own: null },
  ...more,
})

/** A field of a configurator for a number without bounds. */
export const measure = (id: string, name: string, more: Partial<ItemView> = {}): ItemView => ({
  id,
  name,
  required: true,
  disabled: false,
  input: { is: "number", text: "", min: null, max: null, bounds: null, remark: null },
  ...more,
})

export const row = (id: number, quantityText: string, sizeId: string | null = "M"): VariantRow => ({
  offer: sampleOffer({ id }),
  sizeId,
  quantityText,
})

export const rows = (...list: readonly VariantRow[]): RowsChoice => ({
  is: "rows",
  offer: sampleOffer(),
  subscription: soldOnce,
  rows: list,
})

const period = (days: number, gross: string, net: string) => ({ days, price: price(gross, net) })

/** Sold once for 129.00, or every 14 or 30 days for less. */
export const periods = { once: price("129.00", "104.88"), periods: [period(14, "110.00", "89.43"), period(30, "120.00", "97.56")] }

/** What a page opens with besides the choice. */
export const sampleStart = { priceFormat: polishPrices, priceType: "gross", contact: null, typedQuantity: null, refusal: null } as const

/** The page of a choice as it opens. */
export const samplePage = (choice: ProductChoice): ProductPageState => openProductPage(anyKind, { ...sampleStart, choice })

/** The same periods, at prices that nothing else has. */
export const soldMonthly = { once: null, periods: [period(14, "9.11", "7.41"), period(30, "9.22", "7.50")] }
