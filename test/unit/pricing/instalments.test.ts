import { describe, expect, test } from "vitest"
import {
  instalmentBound,
  type InstalmentCart,
  type InstalmentObstacle,
  type InstalmentProvider,
  type InstalmentQuestion,
  instalments,
} from "../../../core/pricing/instalments.ts"
import { decimal, money, price } from "../../support/core/sample-offer.ts"

const provider: InstalmentProvider = { name: "Raty X", min: money("100"), max: money("5000"), maxProducts: null }
const emptyCart: InstalmentCart = { subtotal: price("0", "0"), products: 0, allAllowed: true }
const cart = (gross: string, products: number, more: Partial<InstalmentCart> = {}): InstalmentCart => ({
  subtotal: price(gross, "1"),
  products,
  allAllowed: true,
  ...more,
})
const onProduct = (
  gross: string | null,
  more: Partial<Extract<InstalmentQuestion, { readonly page: "product" }>> = {},
): InstalmentQuestion => ({
  page: "product",
  provider,
  priceType: "gross",
  price: gross === null ? null : price(gross, "1"),
  quantity: decimal("1"),
  inCart: false,
  cart: emptyCart,
  ...more,
})
const onCart = (gross: string, more: Partial<InstalmentQuestion> = {}): InstalmentQuestion => ({
  provider,
  priceType: "gross",
  cart: cart(gross, 1),
  ...more,
  page: "cart",
})

const below: InstalmentObstacle = { _tag: "BelowMinimum", bound: money("100") }
const above: InstalmentObstacle = { _tag: "AboveMaximum", bound: money("5000") }
const tooMany: InstalmentObstacle = { _tag: "TooManyProducts", max: 2 }
const notAllowed: InstalmentObstacle = { _tag: "ProductsNotAllowed" }
const start = (amount: string) => ({ is: "start", amount: money(amount) })
const choice = (of: "product" | "cart" | "both", amount: string, obstacle: InstalmentObstacle | null = null) => ({
  of,
  amount: money(amount),
  obstacle,
})

describe("on a product page with an empty cart (5.78, 15.38)", () => {
  test.each([
    ["50", "1", { is: "ask", message: below, choices: [choice("product", "50", below)] }],
    ["50", "3", start("150")],
    ["100", "1", start("100")],
    ["99.99", "1", { is: "ask", message: below, choices: [choice("product", "99.99", below)] }],
    ["5000", "1", start("5000")],
    ["5000.01", "1", { is: "ask", message: above, choices: [choice("product", "5000.01", above)] }],
    ["19.99", "10", start("199.90")],
    ["0", "1", { is: "ask", message: below, choices: [choice("product", "0", below)] }],
  ])("a price of %s, %s times, starts the calculator or opens a message with a button that is off (5.78)", (gross, quantity, outcome) =>
    expect(instalments(onProduct(gross, { quantity: decimal(quantity) }))).toEqual(outcome),
  )

  test("an unknown price leaves the amount to the provider", () =>
    expect(instalments(onProduct(null, { cart: cart("300", 2) }))).toEqual({ is: "start", amount: null }))

  test("a product for itself has nothing to do with the settings of carts", () =>
    expect(instalments(onProduct("200", { provider: { ...provider, maxProducts: 0 }, cart: { ...emptyCart, allAllowed: false } }))).toEqual(
      start("200"),
    ))
})

describe("on a product page with products in the cart (15.39)", () => {
  test.each([
    ["150", cart("300", 2), null, [choice("product", "150"), choice("both", "450")]],
    ["50", cart("300", 2), below, [choice("product", "50", below), choice("both", "350")]],
    ["4900", cart("300", 1), null, [choice("product", "4900"), choice("both", "5200", above)]],
    ["10", cart("20", 1), below, [choice("product", "10", below), choice("both", "30", below)]],
    ["5100", cart("20", 1), above, [choice("product", "5100", above), choice("both", "5120", above)]],
  ])("%s beside %j", (gross, inCart, message, choices) =>
    expect(instalments(onProduct(gross, { cart: inCart }))).toEqual({ is: "ask", message, choices }),
  )

  test.each([
    // the product counts as one more, unless it is in the cart already (15.40)
    [cart("300", 2), false, tooMany],
    [cart("300", 2), true, null],
    [cart("300", 1), false, null],
    [cart("300", 3), true, tooMany],
    [cart("300", 3, { allAllowed: false }), true, notAllowed],
    [cart("300", 1, { allAllowed: false }), true, notAllowed],
  ])("at most 2 products, cart %j, the product in it %j", (inCart, isInCart, obstacle) =>
    expect(instalments(onProduct("150", { provider: { ...provider, maxProducts: 2 }, cart: inCart, inCart: isInCart }))).toEqual({
      is: "ask",
      message: obstacle,
      choices: [choice("product", "150"), choice("both", "450", obstacle)],
    }),
  )

  test("the product's own amount is told first (15.41)", () =>
    expect(instalments(onProduct("50", { cart: cart("10", 1, { allAllowed: false }) }))).toEqual({
      is: "ask",
      message: below,
      choices: [choice("product", "50", below), choice("both", "60", notAllowed)],
    }))
})

describe("on the cart page", () => {
  test.each([
    ["300", start("300")],
    ["100", start("100")],
    ["5000", start("5000")],
    ["6000", { is: "ask", message: above, choices: [choice("cart", "6000", above)] }],
    ["99.99", { is: "ask", message: below, choices: [choice("cart", "99.99", below)] }],
  ])("a cart of %s starts directly when it is in the range (5.79)", (worth, outcome) => expect(instalments(onCart(worth))).toEqual(outcome))

  test.each<[Partial<InstalmentCart>, InstalmentObstacle | null]>([
    [{ products: 2 }, null],
    [{ products: 3 }, { _tag: "TooManyProducts", max: 2 }],
    [{ products: 3, allAllowed: false }, { _tag: "ProductsNotAllowed" }],
    [
      { products: 3, subtotal: price("50", "1") },
      { _tag: "TooManyProducts", max: 2 },
    ],
  ])("at most 2 products, cart %j", (more, obstacle) => {
    const asked = instalments(onCart("300", { provider: { ...provider, maxProducts: 2 }, cart: cart("300", 2, more) }))
    expect(asked.is === "ask" ? asked.message : null).toEqual(obstacle)
  })
})

describe("a bound that is missing is open (15.37)", () => {
  test.each([
    [null, null, "0.01", true],
    [null, null, "1000000", true],
    ["100", null, "200", true],
    ["100", null, "1000000", true],
    ["100", null, "99.99", false],
    [null, "5000", "0.01", true],
    [null, "5000", "5000.01", false],
  ])("from %j to %j: %s can start: %j", (min, max, gross, starts) => {
    const open = { ...provider, min: min === null ? null : money(min), max: max === null ? null : money(max) }
    expect(instalments(onProduct(gross, { provider: open })).is).toBe(starts ? "start" : "ask")
    expect(instalments(onCart(gross, { provider: open })).is).toBe(starts ? "start" : "ask")
  })

  test.each([
    ["100.00", money("100")],
    [99.995, money("100")],
    [0.01, money("0.01")],
    [0, null],
    ["", null],
    ["0.00", null],
    [-5, null],
    [Number.NaN, null],
    [undefined, null],
    [null, null],
    ["a lot", null],
  ])("the page's bound %j is %j (3.72)", (wire, bound) => expect(instalmentBound(wire)).toEqual(bound))
})

test("a net shop counts net amounts (5.80)", () => {
  const net = {
    priceType: "net",
    price: price("123", "100"),
    quantity: decimal("2"),
    cart: { ...emptyCart, products: 1, subtotal: price("61.50", "50") },
  } as const
  expect(instalments(onProduct("1", net))).toEqual({ is: "ask", message: null, choices: [choice("product", "200"), choice("both", "250")] })
  expect(instalments(onCart("1", { priceType: "net", cart: { ...cart("1", 1), subtotal: price("99", "150") } }))).toEqual(start("150"))
})
