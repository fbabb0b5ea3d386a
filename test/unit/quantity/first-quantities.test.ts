import { describe, expect, test } from "vitest"
import { firstQuantities } from "../../../core/product-page/quantity-list-kind.ts"
import type { QuantityRules } from "../../../core/quantity/check-quantity.ts"
import { decimalText } from "../../../core/values/decimal.ts"
import { decimal, limited, metres, noLimits, pieces } from "../../support/core/sample-offer.ts"

const plain: QuantityRules = { unit: pieces, limits: noLimits, stock: { is: "unlimited" }, status: "enable" }

describe("the first quantities that can be ordered, five at most, and the first beyond them (10.255)", () => {
  test.each<readonly [string, Partial<QuantityRules>, readonly string[], string | null]>([
    ["without a limit", {}, ["1", "2", "3", "4", "5"], "6"],
    ["stock ends within the list", { stock: limited("3") }, ["1", "2", "3"], null],
    ["stock ends with the list", { stock: limited("5") }, ["1", "2", "3", "4", "5"], null],
    ["stock ends behind it", { stock: limited("6") }, ["1", "2", "3", "4", "5"], "6"],
    ["an order has a maximum", { limits: { ...noLimits, maxPerOrder: decimal("2") } }, ["1", "2"], null],
    ["an order has a minimum", { limits: { ...noLimits, minPerOrder: decimal("4") } }, ["4", "5", "6", "7", "8"], "9"],
    ["by the half metre", { unit: metres, stock: limited("1.7") }, ["0.5", "1", "1.5"], null],
    ["the last piece leaves nothing to choose", { stock: limited("1") }, [], null],
    ["sold out", { stock: limited("0") }, [], null],
    ["off", { status: "disable" }, [], null],
    ["less than the minimum is there", { stock: limited("2"), limits: { ...noLimits, minPerOrder: decimal("3") } }, [], null],
  ])("%s", (_, rules, quantities, beyond) => {
    const found = firstQuantities({ ...plain, ...rules })
    expect([found.quantities.map(decimalText), found.beyond === null ? null : decimalText(found.beyond)]).toEqual([quantities, beyond])
  })
})
