import fc from "fast-check"
import { expect } from "vitest"
import { type InstalmentQuestion, type Instalments, instalments } from "../../../core/pricing/instalments.ts"
import { property } from "../../support/property/property.ts"

const amounts = fc.integer({ min: 0, max: 600 }).map((minor) => ({ minor }))
const prices = fc.record({ gross: amounts, net: amounts })
const shared = {
  provider: fc.record({
    name: fc.constant("Raty"),
    min: fc.option(fc.constant({ minor: 200 }), { nil: null }),
    max: fc.option(fc.constant({ minor: 700 }), { nil: null }),
    maxProducts: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  }),
  priceType: fc.constantFrom("gross", "net"),
  cart: fc.record({ subtotal: prices, products: fc.integer({ min: 0, max: 4 }), allAllowed: fc.boolean() }),
}
const questions: fc.Arbitrary<InstalmentQuestion> = fc.oneof(
  fc.record({
    page: fc.constant("product"),
    price: fc.option(prices, { nil: null }),
    quantity: fc.integer({ min: 1, max: 3 }).map((coefficient) => ({ coefficient, scale: 0 })),
    inCart: fc.boolean(),
    ...shared,
  }),
  fc.record({ page: fc.constant("cart"), ...shared }),
)

const outOfRange = (minor: number, { provider: { min, max } }: InstalmentQuestion) =>
  (min !== null && minor < min.minor) || (max !== null && minor > max.minor)

const holdsFor = (ask: (question: InstalmentQuestion) => Instalments) =>
  fc.property(questions, (question) => {
    const answer = ask(question)
    if (answer.is === "start") {
      if (answer.amount === null) expect(question.page === "product" ? question.price : question).toBeNull()
      else expect(outOfRange(answer.amount.minor, question)).toBe(false)
      return
    }
    expect(answer.choices.length).toBeGreaterThan(0)
    for (const { of, amount, obstacle } of answer.choices) {
      const limits =
        of === "product" ? ["BelowMinimum", "AboveMaximum"] : ["BelowMinimum", "AboveMaximum", "TooManyProducts", "ProductsNotAllowed"]
      if (obstacle !== null) expect(limits).toContain(obstacle._tag)
      if (outOfRange(amount.minor, question)) expect(obstacle).not.toBeNull()
    }
    // a dialog has a reason: a message, or two amounts to choose from
    if (answer.message === null) expect(answer.choices.length).toBe(2)
    // nobody is left in front of a button that is off without a word
    if (answer.choices.every(({ obstacle }) => obstacle !== null)) expect(answer.message).not.toBeNull()
  })

property("the calculator opens only for an amount within them, and a button is off outside (4.75)", {
  fault: "a loan beyond the provider's bounds",
  rule: instalments,
  planted: (question: InstalmentQuestion) => instalments({ ...question, provider: { ...question.provider, max: null } }),
  runs: 300,
  holds: holdsFor,
})

property("with one bound open, an amount on the right side of the other starts", {
  fault: "a missing bound that stops everything",
  rule: instalments,
  planted: (question: InstalmentQuestion): Instalments => {
    const { min, max } = question.provider
    const answer = instalments(question)
    return (min === null) !== (max === null) && answer.is === "start" ? { is: "ask", message: null, choices: [] } : answer
  },
  holds: (ask) =>
    fc.property(questions, (question) => {
      const alone = {
        ...question,
        cart: { ...question.cart, products: 0, allAllowed: true },
        provider: { ...question.provider, maxProducts: null },
      }
      const shown = alone.page === "cart" ? alone.cart.subtotal : alone.price
      const quantity = alone.page === "cart" ? 1 : alone.quantity.coefficient
      const starts = shown === null || !outOfRange(shown[alone.priceType].minor * quantity, alone)
      expect(ask(alone).is).toBe(starts ? "start" : "ask")
    }),
})

property("carts with them, or with too many, start nothing", {
  fault: "products that may not be paid off",
  rule: instalments,
  planted: (question: InstalmentQuestion) => instalments({ ...question, cart: { ...question.cart, allAllowed: true } }),
  holds: (ask) =>
    fc.property(questions, (question) => {
      const answer = ask({ ...question, cart: { ...question.cart, allAllowed: false, products: Math.max(1, question.cart.products) } })
      if (question.page === "cart") expect(answer.is).toBe("ask")
      if (answer.is !== "ask") return
      for (const { of, obstacle } of answer.choices) {
        if (of !== "product") expect(obstacle?._tag).toBe("ProductsNotAllowed")
      }
    }),
})
