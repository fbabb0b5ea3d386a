import { expect, test } from "vitest"
import { parsePartsQuery, partsQuery, wantedParts } from "../../../core/product-page/wanted-parts.ts"
import { part, plainPart } from "../../support/core/sample-choices.ts"

test("what an address says of parts is read back, whatever the sizes are called (16.46)", () => {
  const parts = [
    { productId: 503, sizeId: "S, wąski" },
    { productId: 504, sizeId: "" },
    { productId: 504, sizeId: "%:" },
  ]
  expect(parsePartsQuery(partsQuery(parts))).toEqual(parts.map(({ productId, sizeId }) => ({ id: productId, size: sizeId })))
})

test.each(["", ",", "x:y", "0:S", "12", "99999999999:S"])("%j names no part", (text) => {
  expect(parsePartsQuery(text)).toBeNull()
})

test("named parts are chosen, others that can be left out are left out, and what the set does not have changes nothing (16.46)", () => {
  const set = [part("cup"), plainPart("plate", 21, { optional: true }), plainPart("tray", 22, { optional: false })]
  const chosen = wantedParts(set, [
    { id: 12, size: "M" },
    { id: 999, size: "M" },
  ])
  expect(chosen.map(({ id, checked, productId, sizeId }) => [id, checked, productId, sizeId])).toEqual([
    ["cup", true, 12, "M"],
    ["plate", false, null, null],
    ["tray", true, null, null],
  ])
  expect(wantedParts(set, [{ id: 12, size: "no such size" }])[0]?.sizeId).toBeNull()
})
