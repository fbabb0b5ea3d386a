import { describe, expect, test } from "vitest"
import {
  choosePartSize,
  choosePartVersion,
  isSelected,
  nothingSelected,
  type Part,
  partSize,
  partVersion,
  partsObstacle,
} from "../../../core/product-page/parts.ts"
import { sampleOffer } from "../../support/core/sample-offer.ts"
import { part, plainPart } from "../../support/core/sample-choices.ts"

const ready = (id: string, more: Partial<Part> = {}) => part(id, { productId: 11, sizeId: "M", ...more })
const left = { checked: false }

test("a part is selected when it cannot be left out, or when its box is checked (16.16)", () => {
  expect([true, false].map((checked) => isSelected({ optional: true, checked }))).toEqual([true, false])
  expect([true, false].map((checked) => isSelected({ optional: false, checked }))).toEqual([true, true])
})

describe("a part with nothing to choose has its version and size (16.18)", () => {
  test("one version, one size", () => {
    const plain = plainPart("a", 21)
    expect([partVersion(plain)?.id, partSize(plain)?.id]).toEqual([21, "uniw"])
  })

  test("one version with sizes needs a size, several versions need a version", () => {
    expect(partSize(part("a", { versions: [sampleOffer()] }))).toBeNull()
    expect([partVersion(part("a")), partSize(part("a", { sizeId: "M" }))]).toEqual([null, null])
    expect(partVersion(part("a", { productId: 99 }))).toBeNull()
    expect([partVersion(ready("a"))?.id, partSize(ready("a"))?.id]).toEqual([11, "M"])
  })
})

describe("choosing in a part (16.19)", () => {
  test("another version keeps the size where it has the same one", () => {
    expect(choosePartVersion(ready("a"), 12)).toEqual(ready("a", { productId: 12, sizeId: "M" }))
    expect(choosePartVersion(ready("a", { sizeId: "S" }), 12)).toEqual(ready("a", { productId: 12, sizeId: null }))
    expect(choosePartVersion(part("a"), 12)).toEqual(part("a", { productId: 12 }))
  })

  test("the chosen or an unknown version changes nothing", () => {
    const chosen = ready("a")
    expect(choosePartVersion(chosen, 11)).toBe(chosen)
    expect(choosePartVersion(chosen, 99)).toBe(chosen)
  })

  test("a size of the version is taken; the chosen one, an unknown one, and one without a version change nothing", () => {
    const chosen = ready("a")
    expect(choosePartSize(chosen, "S")).toEqual(ready("a", { sizeId: "S" }))
    expect(choosePartSize(chosen, "M")).toBe(chosen)
    expect(choosePartSize(chosen, "L")).toBe(chosen)
    const open = part("a")
    expect(choosePartSize(open, "M")).toBe(open)
  })
})

describe("a set's checks: one part at least, then versions, then sizes, each in the order of the parts (16.17)", () => {
  const at = (id: string | null) => ({ section: "parts", id })
  test.each<[string, readonly Part[], unknown]>([
    ["no part at all", [], { _tag: "NothingSelected", at: at(null) }],
    ["every part left out", [part("a", left), part("b", left)], { _tag: "NothingSelected", at: at(null) }],
    ["a version missing", [ready("a"), part("b")], { _tag: "VersionMissing", at: at("b") }],
    ["a size missing", [ready("a"), ready("b", { sizeId: null })], { _tag: "SizeMissing", at: at("b") }],
    ["a size of the first and a version of the second", [ready("a", { sizeId: null }), part("b")], { _tag: "VersionMissing", at: at("b") }],
    ["two versions missing", [part("a"), part("b")], { _tag: "VersionMissing", at: at("a") }],
    ["two sizes missing", [ready("a", { sizeId: null }), ready("b", { sizeId: null })], { _tag: "SizeMissing", at: at("a") }],
    ["a part left out needs nothing", [ready("a"), part("b", left)], null],
    ["a part that cannot be left out needs all", [part("a", { optional: false, checked: false })], { _tag: "VersionMissing", at: at("a") }],
    ["all chosen", [ready("a"), plainPart("b", 21)], null],
  ])("%s: what a set lacks (5.52 to 5.54)", (_case, parts, obstacle) => expect(partsObstacle(parts)).toEqual(obstacle))
})

describe("parts left out have disabled fields, and a set without parts a disabled form (4.71)", () => {
  test.each([
    ["all in", [part("a"), part("b")], ["a", "b"]],
    ["one out", [part("a"), part("b", left)], ["a"]],
    ["all out", [part("a", left), part("b", left)], []],
    ["one cannot be out", [part("a", { ...left, optional: false }), part("b", left)], ["a"]],
  ])("%s: what is selected of a set, and whether anything is (4.71)", (_case, parts, selected) => {
    expect(parts.filter(isSelected).map(({ id }) => id)).toEqual(selected)
    expect(nothingSelected(parts)).toEqual(selected.length > 0 ? null : { _tag: "NothingSelected", at: { section: "parts", id: null } })
  })
})
