import fc from "fast-check"
import { expect } from "vitest"
import {
  type QuickPayment,
  type OfferedQuickPayments,
  viewQuickPayments,
  type QuickPaymentsView,
} from "../../../core/product-page/detail-modules.ts"
import { decimal, sampleOffer } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

const buttons: fc.Arbitrary<readonly QuickPayment[]> = fc.array(
  fc.record({ id: fc.constantFrom("a", "b"), kind: fc.constantFrom("oneClick", "express", "locker"), name: fc.string() }),
  { maxLength: 3 },
)
const offers = fc.option(fc.record({ note: fc.string(), buttons }))
const names = fc.array(fc.constantFrom(" ", "\t", "\u00a0", "\u2003", "K", "ż"), { maxLength: 4 }).map((parts) => parts.join(""))
const products = fc.record({
  name: names,
  isSold: fc.boolean(),
  subscription: fc.constantFrom("off", "optional", "only"),
  forPoints: fc.boolean(),
  isPriced: fc.boolean(),
})

type Rule = (offered: OfferedQuickPayments | null, product: Parameters<typeof viewQuickPayments>[1]) => QuickPaymentsView | null

property(
  "buttons stand exactly where a provider offers some for what is sold once and for money, and are seen where it has a name (4.54, 10.276)",
  {
    fault: "a name of blanks that counts as one",
    rule: viewQuickPayments,
    planted: (offered: OfferedQuickPayments | null, product: Parameters<Rule>[1]) => {
      const view = viewQuickPayments(offered, product)
      return view === null ? null : { ...view, stand: { checked: product.offer.name !== "", hidden: product.offer.name === "" } }
    },
    runs: 500,
    holds: (rule) =>
      fc.property(offers, products, (offered, { name, isSold, subscription, forPoints, isPriced }) => {
        const { sizes } = sampleOffer()
        const offer = {
          name,
          subscription,
          pointsPrice: forPoints ? decimal("5") : null,
          sizes: isPriced ? sizes : sizes.map((size) => ({ ...size, price: null })),
        }
        const view = rule(offered, { offer, isSold })
        const isOnceForMoney = subscription !== "only" && (isPriced || !forPoints)
        expect(view !== null).toBe((offered?.buttons.length ?? 0) > 0 && isSold && isOnceForMoney)
        if (view === null) return
        const isNamed = /[Kż]/.test(name)
        expect(view.stand).toEqual({ checked: isNamed, hidden: !isNamed })
        expect(view.buttons).toBe(offered?.buttons)
      }),
  },
)
