import { expect, test } from "vitest"
import { openRows, parseRowsQuery, rowsQuery, unknownRows } from "../../../core/product-page/wanted-parts.ts"
import { sampleOffer } from "../../support/core/sample-offer.ts"
import { onlySize } from "../../support/core/sample-choices.ts"

test("what an address says of rows is read back, whatever was typed (16.53)", () => {
  const rows = [
    { productId: 529, sizeId: "50 × 100, duży", typed: "1,5" },
    { productId: 580, sizeId: "", typed: "dwa: 2" },
    { productId: 581, sizeId: "%:", typed: "" },
  ]
  expect(parseRowsQuery(rowsQuery(rows))).toEqual(rows)
})

test.each(["", ",", "x:y:z", "0:S:1", "12:S", "12:S:1:2", "99999999999:S:1"])("%j names no row", (text) => {
  expect(parseRowsQuery(text)).toEqual([])
})

test("named rows open as they were typed, others empty; a size that a row does not have is not chosen (16.53)", () => {
  const rows = [{ offer: sampleOffer({ id: 1 }) }, { offer: sampleOffer({ id: 2 }) }, { offer: onlySize({ id: 3 }) }]
  const wanted = [
    { productId: 1, sizeId: "M", typed: "2" },
    { productId: 2, sizeId: "no such size", typed: "dwa" },
    { productId: 9, sizeId: "M", typed: "1" },
  ]
  expect(openRows(rows, wanted).map(({ sizeId, quantityText }) => [sizeId, quantityText])).toEqual([
    ["M", "2"],
    [null, "dwa"],
    ["uniw", ""],
  ])
  expect(unknownRows(rows, wanted)).toMatchObject([
    { is: "partSize", name: "no such size" },
    { is: "part", name: "9" },
  ])
})
