import fc from "fast-check"
import { expect } from "vitest"
import { orderSums, type OrderParts, type OrderFunds } from "../../../core/order/order-sums.ts"
import { type TaxedAmount, vatSplit, type VatGroup } from "../../../core/order/vat-split.ts"
import { property } from "../../support/property/property.ts"

const amounts = fc.record({
  gross: fc.record({ minor: fc.integer({ min: 0, max: 500_000_00 }) }),
  vatPercent: fc.constantFrom(23, 8, 5, 0, null),
})
const charge = fc.record({ gross: fc.record({ minor: fc.integer({ min: 0, max: 100_00 }) }), vatPercent: fc.constant(23) })
const parts: fc.Arbitrary<OrderParts> = fc.record({
  goods: fc.array(amounts, { maxLength: 30 }),
  shipping: charge,
  wrapping: charge,
  insurance: charge,
  deposit: charge.map(({ gross }) => ({ gross, vatPercent: null })),
})
const optional = (max: number) => fc.option(fc.record({ minor: fc.integer({ min: 0, max }) }), { nil: null })
const funded = fc.record({ minor: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000_00 })) })
const funds: fc.Arbitrary<OrderFunds> = fc.record({
  balance: funded,
  card: funded,
  cost: fc.record({
    percent: fc.option(fc.record({ coefficient: fc.integer({ min: 0, max: 500 }), scale: fc.integer({ min: 0, max: 2 }) }), { nil: null }),
    fixed: optional(10_00),
    minimum: optional(10_00),
  }),
  vatPercent: fc.constant(23),
})

/** Half away from zero, of what is not below zero, by long division. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator
  return (numerator % denominator) * 2n >= denominator ? whole + 1n : whole
}

const big = ({ gross }: TaxedAmount) => BigInt(gross.minor)
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)

/** Each amount taxed by itself, as a till does. */
const roundedOneByOne = (all: readonly TaxedAmount[]): readonly VatGroup[] =>
  vatSplit(all).map((group) => {
    const taxes = all.filter(({ vatPercent }) => vatPercent === group.vatPercent).flatMap((one) => vatSplit([one]))
    const tax = { minor: taxes.reduce((total, one) => total + one.tax.minor, 0) }
    return { ...group, tax, net: { minor: group.gross.minor - tax.minor } }
  })

property("the tax of a rate is that of its whole sum, and no coin is lost between net, tax and gross (15.100)", {
  fault: "the tax of each amount rounded by itself",
  rule: vatSplit,
  planted: roundedOneByOne,
  runs: 2000,
  holds: (split) =>
    fc.property(fc.array(amounts, { maxLength: 30 }), (all) => {
      const groups = split(all)
      expect(sum(groups.map(big))).toBe(sum(all.map(big)))
      for (const { vatPercent, gross, net, tax } of groups) {
        const own = sum(all.filter((one) => one.vatPercent === vatPercent).map(big))
        expect(BigInt(gross.minor)).toBe(own)
        expect(BigInt(tax.minor)).toBe(rounded(own * BigInt(vatPercent ?? 0), BigInt(100 + (vatPercent ?? 0))))
        expect(net.minor + tax.minor).toBe(gross.minor)
      }
    }),
})

/** A surcharge counted of everything, whoever pays it. */
const surchargeOfAll = (order: OrderParts, { balance, card, ...rest }: OrderFunds) => {
  const whole = orderSums(order, { ...rest, balance: { minor: 0 }, card: { minor: 0 } })
  const fromBalance = { minor: Math.min(balance.minor, whole.total.minor - whole.surcharge.minor) }
  const fromCard = { minor: Math.min(card.minor, whole.total.minor - whole.surcharge.minor - fromBalance.minor) }
  return { ...whole, fromBalance, fromCard, total: { minor: whole.total.minor - fromBalance.minor - fromCard.minor } }
}

property("an order comes to what whole fractions come to (15.90, 15.101)", {
  fault: "a payment that costs a part of what the balance pays as well",
  rule: orderSums,
  planted: surchargeOfAll,
  runs: 2000,
  holds: (sumsOf) =>
    fc.property(parts, funds, (order, paid) => {
      const sums = sumsOf(order, paid)
      const charged = [...order.goods, order.shipping, order.wrapping, order.insurance, order.deposit]
      const whole = sum(charged.map(big))
      const balance = BigInt(paid.balance.minor) < whole ? BigInt(paid.balance.minor) : whole
      const card = BigInt(paid.card.minor) < whole - balance ? BigInt(paid.card.minor) : whole - balance
      const rest = whole - balance - card
      const { percent, fixed, minimum } = paid.cost
      const share = percent === null ? 0n : rounded(rest * BigInt(percent.coefficient), 100n * 10n ** BigInt(percent.scale))
      const cost = share + BigInt(fixed?.minor ?? 0)
      const least = BigInt(minimum?.minor ?? 0)
      const surcharge = rest === 0n ? 0n : cost > least ? cost : least
      expect(BigInt(sums.fromBalance.minor)).toBe(balance)
      expect(BigInt(sums.fromCard.minor)).toBe(card)
      expect(BigInt(sums.surcharge.minor)).toBe(surcharge)
      expect(BigInt(sums.total.minor)).toBe(rest + surcharge)
      expect(sum(sums.vat.map(big))).toBe(whole + surcharge)
    }),
})
