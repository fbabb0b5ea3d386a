import { expect, test } from "vitest"
import { type ListedProduct, reducedAmong } from "../../../core/product/listing.ts"
import { price } from "../../support/core/sample-offer.ts"

const goods = (id: number, now: string | null, before: string | null): ListedProduct => ({
  id,
  name: `P ${id}`,
  versionName: null,
  link: `/product-pol-${id}.html`,
  producer: null,
  picture: null,
  secondPicture: null,
  price:
    now === null
      ? null
      : { price: price(now, now), max: before === null ? null : price(before, before), youSavePercent: null, omnibus: null },
  priceFrom: false,
  pointsPrice: null,
  phonePrice: false,
  available: true,
  sizeNames: [],
  traits: [],
  perUnit: null,
})

test("of some products those that cost less than before are reduced, in their order (10.1020)", () => {
  const all = [
    goods(1, "9.00", null),
    goods(2, "9.00", "10.00"),
    goods(3, "10.00", "10.00"),
    goods(4, null, null),
    goods(5, "8.00", "8.01"),
    goods(6, "9.00", "8.00"),
  ]
  expect(reducedAmong(all).map(({ id }) => id)).toEqual([2, 5])
})
