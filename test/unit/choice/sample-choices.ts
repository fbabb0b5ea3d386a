import type { Part } from "../../../core/product-page/parts.ts"
import { type Variant, type VariantTable, variantIndex } from "../../../core/product-page/variants.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import { decimal, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

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
