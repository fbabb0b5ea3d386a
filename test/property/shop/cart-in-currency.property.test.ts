import fc from "fast-check"
import { beforeAll, expect } from "vitest"
import type { Basket } from "../../../core/basket/basket.ts"
import { plainRow } from "../../../core/basket/row-options.ts"
import { decimalOf, decimalText } from "../../../core/values/decimal.ts"
import { exchanged, type MoneyExchange } from "../../../core/values/exchange.ts"
import { type Money, zeroMoney } from "../../../core/values/money.ts"
import { moneyText } from "../../../core/values/money-text.ts"
import type { StoredProduct } from "../../../fixtures/catalogue/product-file.ts"
import { viewBasket } from "../../../fixtures/shop/basket/basket-view.ts"
import { chargeOf } from "../../../fixtures/shop/basket/set-charges.ts"
import { productInCurrency, shopInCurrency } from "../../../fixtures/shop/catalogue/amounts-in-currency.ts"
import { activeRebate } from "../../../fixtures/shop/catalogue/rebate-codes.ts"
import { openShopView } from "../../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore, type StoredCatalogue } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { property } from "../../support/property/property.ts"
import { openShopData, type ShopData } from "../../support/shop/shop-data.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

/** A cart by its own amounts, in hundredths of the shop's own currency. */
interface OwnCart {
  readonly rows: readonly { readonly gross: number; readonly deposit: number; readonly pieces: number; readonly isWrapped: boolean }[]
  readonly off: number
  readonly courier: number
  readonly freeFrom: number
  readonly wrapping: number
  readonly insurance: number
  readonly paying: number
  readonly balance: number
  readonly bounds: readonly [number, number]
}

/** What a cart of another currency says, in hundredths. */
type Amounts = Readonly<Record<string, readonly number[] | number>>

let store: ShopData
let catalogue: StoredCatalogue
let template: StoredProduct

beforeAll(async () => {
  const { place, close } = await openProjectShop()
  store = await openShopData(place)
  catalogue = await makeCatalogueStore()(store.reader)
  const view = openShopView(store.reader, catalogue, { language: "pl", buyer: "guest", nowMs: testNowMs })
  await view.load([501], "sold")
  const [mug] = view.productsOf([501])
  if (mug === undefined) throw new Error("the demo shop has a mug")
  template = mug
  return async () => {
    await store.close()
    await close()
  }
})

const text = (minor: number): string => moneyText({ minor })

/** The catalogue's files with the amounts of a case, and an exchange of them all. */
function filesOf({ rows, off, courier, freeFrom, paying, bounds }: OwnCart, exchange: MoneyExchange | null) {
  const { shop } = catalogue
  const [first] = shop.delivery.couriers
  const [way] = shop.payments ?? []
  if (first === undefined || way === undefined || shop.instalments === undefined) throw new Error("the demo shop delivers and is paid")
  const { alwaysGross: _, minimumGross: __, ...door } = first
  const ownShop: typeof shop = {
    ...shop,
    delivery: {
      ...shop.delivery,
      freeFromGross: text(freeFrom),
      couriers: [{ ...door, payment: "prepaid", pickup: false, gross: text(courier) }],
    },
    payments: [{ ...way, payment: "prepaid", fixed: text(paying) }],
    instalments: { ...shop.instalments, min: text(bounds[0]), max: text(bounds[1]) },
    rebateCodes: [{ code: "MINUS", off: { is: "quota", amount: text(off) } }],
  }
  const ownProducts = rows.map(({ gross, deposit }, at): StoredProduct => ({
    ...template,
    id: at + 1,
    gross: text(gross),
    deposit: text(deposit),
  }))
  return exchange === null
    ? { shop: ownShop, products: ownProducts }
    : { shop: shopInCurrency(ownShop, exchange), products: ownProducts.map((product) => productInCurrency(product, exchange)) }
}

const minor = (price: { readonly gross: Money } | null | undefined): number => price?.gross.minor ?? 0

function cartIn(own: OwnCart, exchange: MoneyExchange | null): Amounts {
  const { shop, products } = filesOf(own, exchange)
  const base = { ...catalogue, shop }
  const rebate = activeRebate(base, "MINUS", testNowMs)
  const view = {
    ...openShopView(store.reader, base, { language: "pl", buyer: "guest", nowMs: testNowMs, rebate }),
    productsOf: () => products,
    stockOf: () => "unlimited" as const,
    groupOf: () => null,
  }
  const rows = own.rows.map(({ pieces, isWrapped }, at) => ({
    productId: at + 1,
    sizeId: template.sizes[0]?.id ?? "",
    options: plainRow,
    quantity: decimalOf(pieces),
    ...(isWrapped ? { isWrapped } : {}),
  }))
  const charge = (amount: number) => chargeOf(exchanged({ minor: amount }, exchange))
  const { basket } = viewBasket(view, rows, {
    wrapping: charge(own.wrapping),
    insurance: charge(own.insurance),
    balance: exchanged({ minor: own.balance }, exchange),
  })
  const { min = "", max = "" } = shop.instalments ?? {}
  return { ...amountsOf(basket), bounds: [min, max].map((bound) => Math.round(Number(bound) * 100)) }
}

const amountsOf = (basket: Basket): Amounts => ({
  each: basket.rows.map(({ unitPrice }) => minor(unitPrice)),
  rows: basket.rows.map(({ lineTotal }) => minor(lineTotal)),
  sum: minor(basket.subtotal),
  saved: minor(basket.rebate?.saved),
  shipping: minor(basket.shipping),
  freeFrom: (basket.freeShippingFrom ?? zeroMoney).minor,
  missing: (basket.toFreeShipping ?? zeroMoney).minor,
  deposit: minor(basket.deposit),
  wrapping: minor(basket.wrapping?.total),
  insurance: minor(basket.insurance),
  prepaid: minor(basket.prepaid),
  fromBalance: minor(basket.fromBalance),
  total: minor(basket.total),
})

/** Oracle: the table of the specification by whole numbers alone. An amount is own/rate in exact fractions, and its nearest step, of two the larger. */
function expectedOf(own: OwnCart, { rate, places }: MoneyExchange): Amounts {
  const step = [100n, 10n, 1n][places] ?? 1n
  const to = (amount: number): number => {
    const [above, below] = [BigInt(amount) * 10n ** BigInt(rate.scale), BigInt(rate.coefficient) * step]
    return Number(((2n * above + below) / (2n * below)) * step)
  }
  const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const prices = own.rows.map(({ gross }) => to(gross))
  const each = prices.map((price) => Math.max(0, price - to(own.off)))
  const rows = each.map((price, at) => price * (own.rows[at]?.pieces ?? 0))
  const sum = total(rows)
  const before = total(prices.map((price, at) => price * (own.rows[at]?.pieces ?? 0)))
  const shipping = sum >= to(own.freeFrom) ? 0 : to(own.courier)
  const deposit = total(own.rows.map(({ deposit: one, pieces }) => to(one) * pieces))
  const wrapping = own.rows.filter(({ isWrapped }) => isWrapped).length * to(own.wrapping)
  const whole = sum + shipping + deposit + wrapping + to(own.insurance)
  const fromBalance = Math.min(whole, to(own.balance))
  const prepaid = whole === fromBalance ? 0 : to(own.paying)
  return {
    each,
    rows,
    sum,
    saved: before - sum,
    shipping,
    freeFrom: to(own.freeFrom),
    missing: shipping === 0 ? 0 : Math.max(0, to(own.freeFrom) - sum),
    deposit,
    wrapping,
    insurance: to(own.insurance),
    prepaid,
    fromBalance,
    total: whole - fromBalance + prepaid,
    bounds: own.bounds.map(to),
  }
}

/** The cart of the shop's own currency, each of its amounts changed when all of it is added up. */
function changedLast(own: OwnCart, exchange: MoneyExchange): Amounts {
  const change = (amount: number) => exchanged({ minor: amount }, exchange).minor
  return Object.fromEntries(
    Object.entries(cartIn(own, null)).map(([name, amount]) => [name, typeof amount === "number" ? change(amount) : amount.map(change)]),
  )
}

const amount = (max: number) => fc.oneof(fc.integer({ min: 1, max }), fc.integer({ min: 1, max: 60 }))
const carts: fc.Arbitrary<OwnCart> = fc.record({
  rows: fc.array(
    fc.record({ gross: amount(90_000), deposit: amount(900), pieces: fc.integer({ min: 1, max: 9 }), isWrapped: fc.boolean() }),
    { minLength: 1, maxLength: 4 },
  ),
  off: amount(4_000),
  courier: amount(3_000),
  freeFrom: amount(120_000),
  wrapping: amount(2_000),
  insurance: amount(1_000),
  paying: amount(500),
  balance: fc.oneof(fc.constant(0), amount(200_000)),
  bounds: fc.tuple(amount(50_000), amount(900_000)),
})
const exchanges: fc.Arbitrary<MoneyExchange> = fc.record({
  rate: fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 2, max: 4 }))
    .map(([coefficient, scale]) => ({ coefficient, scale })),
  places: fc.integer({ min: 0, max: 2 }),
})

property(
  "every amount of a cart is that of its own amounts by exact fractions: prices, rows, sum, code, delivery, deposit, wrapping, insurance, cost of paying, balance, bounds of instalments (15.80, 15.81, 15.90)",
  {
    fault: "a cart that is changed into another currency after it was added up in the shop's own",
    rule: cartIn,
    planted: (own: OwnCart, exchange: MoneyExchange | null) => (exchange === null ? cartIn(own, null) : changedLast(own, exchange)),
    runs: 200,
    holds: (amountsIn) =>
      fc.property(carts, exchanges, (own, exchange) => {
        expect(amountsIn(own, exchange)).toEqual(expectedOf(own, exchange))
      }),
  },
)

property("points of a cart and its pieces are of no currency (15.81)", {
  fault: "points that are changed with the prices",
  rule: (earned: string, exchange: MoneyExchange) => {
    const product = productInCurrency({ ...template, points: { price: earned } }, exchange)
    return product.points?.price
  },
  planted: (earned: string, exchange: MoneyExchange) => moneyText(exchanged({ minor: Math.round(Number(earned) * 100) }, exchange)),
  holds: (pointsIn) =>
    fc.property(fc.integer({ min: 1, max: 90_000 }), exchanges, (hundredths, exchange) => {
      const points = decimalText({ coefficient: hundredths, scale: 2 })
      expect(pointsIn(points, exchange)).toBe(points)
    }),
})
