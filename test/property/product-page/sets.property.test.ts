import fc from "fast-check"
import { expect } from "vitest"
import {
  isSelected,
  nothingSelected,
  type Part,
  partSize,
  partsObstacle,
  partVersion,
  timesDecimal,
} from "../../../core/product-page/parts.ts"
import { submitTotals } from "../../../core/product-page/submit-lines.ts"
import type { SetChoice } from "../../../core/product-page/choice.ts"
import { setKind, setLines } from "../../../core/product-page/set-kind.ts"
import { compareDecimals, type Decimal, decimalText, decimalToNumber } from "../../../core/values/decimal.ts"
import { property } from "../../support/property/property.ts"
import { partLists, smallDecimals } from "./arbitraries.ts"
import { bundle, collection } from "../../support/core/sample-choices.ts"

const one: Decimal = { coefficient: 1, scale: 0 }
const setOf = (isBundle: boolean, parts: readonly Part[]): SetChoice => (isBundle ? bundle({ parts }) : collection(...parts))

property("all faults sorted by kind and place give the first one", {
  fault: "the size of one part is asked for before the version of another",
  rule: partsObstacle,
  planted: (parts) =>
    parts
      .filter(isSelected)
      .map((part) => partsObstacle([part]))
      .find((obstacle) => obstacle !== null) ?? partsObstacle(parts),
  holds: (obstacle) =>
    fc.property(partLists, (parts) => {
      const faults = parts.flatMap((part, at) => {
        if (part.optional && !part.checked) return []
        const version = part.versions.length === 1 ? part.versions[0] : part.versions.find(({ id }) => id === part.productId)
        if (version === undefined) return [{ kind: "VersionMissing", order: at, id: part.id }]
        const hasSize = version.sizes.length === 1 || version.sizes.some(({ id }) => id === part.sizeId)
        return hasSize ? [] : [{ kind: "SizeMissing", order: at + 100, id: part.id }]
      })
      const isEmpty = parts.every(({ optional, checked }) => optional && !checked)
      const first = isEmpty ? { kind: "NothingSelected", id: null } : faults.toSorted((a, b) => a.order - b.order)[0]
      expect(obstacle(parts)).toEqual(first === undefined ? null : { _tag: first.kind, at: { section: "parts", id: first.id } })
    }),
})

property("what is sent does not depend on what stands in a part left out", {
  fault: "parts left out are sent",
  rule: setKind.fields,
  planted: (choice, quantity) => setKind.fields({ ...choice, parts: choice.parts.map((part) => ({ ...part, checked: true })) }, quantity),
  holds: (fields) =>
    fc.property(partLists, fc.boolean(), (parts, isBundle) => {
      const left = parts.filter(({ optional, checked }) => !optional || checked)
      expect(fields(setOf(isBundle, parts), one)).toEqual(fields(setOf(isBundle, left), one))
      expect(nothingSelected(parts) !== null).toBe(left.length === 0)
      const sent = fields(setOf(isBundle, parts), one).filter(({ name }) => name.startsWith(isBundle ? "bundle_product" : "product["))
      expect(sent.map(({ value }) => value)).toEqual(
        left.flatMap((part) => (partSize(part) === null ? [] : [String(partVersion(part)?.id)])),
      )
    }),
})

property("a ready set has every selected part in stock for all the sets", {
  fault: "a set is sold that the stock does not hold",
  rule: setKind.obstacle,
  planted: (choice) => setKind.obstacle(choice, one),
  holds: (obstacle) =>
    fc.property(partLists, fc.integer({ min: 1, max: 4 }), fc.boolean(), (parts, sets, isBundle) => {
      const quantity = { coefficient: sets, scale: 0 }
      const found = obstacle(setOf(isBundle, parts), quantity)
      const isThere = (part: Part) => {
        const size = partSize(part)
        if (size === null || size.phonePrice || size.stock.is !== "limited" || (!isBundle && size.price === null)) return false
        const needed = timesDecimal(part.quantity, quantity)
        const isWhole = isBundle || Number.isInteger(decimalToNumber(needed))
        return isWhole && size.stock.amount.coefficient > 0 && compareDecimals(needed, size.stock.amount) <= 0
      }
      const selected = parts.filter(isSelected)
      if (found === null) {
        expect(selected.length).toBeGreaterThan(0)
        for (const part of selected) {
          const size = partSize(part)
          const needed = timesDecimal(part.quantity, quantity)
          expect(size?.stock.is === "limited" && compareDecimals(needed, size.stock.amount) <= 0 && !size.phonePrice).toBe(true)
        }
      }
      if (selected.length > 0 && selected.every(isThere)) expect(found).toBeNull()
    }),
})

property("totals are sums of whole grosze, each line rounded half away from zero", {
  fault: "float noise in totals",
  rule: (parts: readonly Part[], sets: Decimal) => submitTotals(setLines(parts, sets)),
  planted: (parts, sets) => {
    const totals = submitTotals(setLines(parts, sets))
    if (totals.totalPrice === null) return totals
    const sum = parts.filter(isSelected).reduce((all, part) => {
      const gross = partSize(part)?.price?.price.gross.minor ?? 0
      return all + (gross / 100) * decimalToNumber(part.quantity) * decimalToNumber(sets)
    }, 0)
    return { ...totals, totalPrice: { ...totals.totalPrice, gross: { minor: Math.round(sum * 100) } } }
  },
  holds: (totals) =>
    fc.property(partLists, smallDecimals, (parts, sets) => {
      const priced = parts.filter((part) => isSelected(part) && partSize(part) !== null)
      const { totalPrice, totalCount } = totals(parts, sets)
      const places = 4n
      const exact = (decimal: Decimal) => BigInt(decimal.coefficient) * 10n ** BigInt(2 - decimal.scale)
      const pieces = priced.map((part) => exact(part.quantity) * exact(sets))
      expect(BigInt(Math.round(Number(decimalText(totalCount)) * 10_000))).toBe(pieces.reduce((sum, count) => sum + count, 0n))
      const isKnown = priced.every((part) => partSize(part)?.price !== null)
      expect(totalPrice === null).toBe(!isKnown)
      const gross = priced.map((part, at) => {
        const product = BigInt(partSize(part)?.price?.price.gross.minor ?? 0) * (pieces[at] ?? 0n)
        return (2n * product + 10n ** places) / (2n * 10n ** places)
      })
      if (totalPrice !== null) expect(BigInt(totalPrice.gross.minor)).toBe(gross.reduce((sum, minor) => sum + minor, 0n))
    }),
})
