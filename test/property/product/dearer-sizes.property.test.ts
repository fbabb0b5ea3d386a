import fc from "fast-check"
import { expect } from "vitest"
import { dearerSizes } from "../../../core/product/sizes.ts"
import type { ProductSize } from "../../../core/product/offer.ts"
import { limited, sampleSize } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

const known = sampleSize("S").price

/** Sizes whose names are their places. */
const sizes: fc.Arbitrary<readonly ProductSize[]> = fc
  .array(fc.record({ minor: fc.option(fc.nat(4)), stock: fc.constantFrom("0", "5") }), { maxLength: 9 })
  .map((all) =>
    all.map(({ minor, stock }, at) =>
      sampleSize(String(at), limited(stock), {
        price: known === null || minor === null ? null : { ...known, price: { gross: { minor }, net: { minor: 0 } } },
      }),
    ),
  )

property("a size is told with its amount exactly when another that can be had costs less (16.48)", {
  fault: "sizes that are sold out count",
  rule: dearerSizes,
  planted: (all, priceType) =>
    dearerSizes(
      all.map((size) => ({ ...size, stock: limited("5") })),
      priceType,
    ),
  holds: (dearer) =>
    fc.property(sizes, (all) => {
      const offered = all.filter(({ stock, price }) => stock.is === "limited" && stock.amount.coefficient > 0 && price !== null)
      const amountOf = ({ price }: ProductSize) => price?.price.gross.minor ?? 0
      const expected = offered
        .filter((size) => offered.some((other) => amountOf(other) < amountOf(size)))
        .map((size) => `${size.name} ${amountOf(size)}`)
      const told = [...dearer(all, "gross")].flatMap(([minor, names]) => names.map((name) => `${name} ${minor}`))
      expect(told.toSorted()).toEqual(expected.toSorted())
    }),
})
