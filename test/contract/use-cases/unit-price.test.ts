import { Effect } from "effect"
import { expect, test } from "vitest"
import type { FormulaQuestion } from "../../../core/formula/configured-price.ts"
import { readParameters } from "../../../core/formula/parameters.ts"
import type { UnitPriceReply } from "../../../core/product-page/choice.ts"
import { makeOwnPrice, makeUnitPrice } from "../../../core/use-cases/answer-shop-calls.ts"
import type { ProductApi } from "../../../ports/product-api.ts"
import { HttpFailure, type ShopFailure } from "../../../ports/failures.ts"
import { decimal, price } from "../../support/core/sample-offer.ts"

const formula = (program: string): FormulaQuestion => {
  const parameters = readParameters([{ id: "width", name: "Szerokość", type: "number", max: 30 }])
  if ("_tag" in parameters) throw new Error(parameters.path)
  const fields = [{ name: "width", value: "90" }]
  return { formula: { parameters, program }, fields, listed: price("9.00", "8.00"), vatPercent: 23, quantity: decimal("1") }
}

/** Asks a shop that answers like this, and gives the answer with what was logged. */
async function asked(answer: Effect.Effect<UnitPriceReply | null, ShopFailure>, own: FormulaQuestion | null) {
  const logged: string[] = []
  const log = { write: (during: string, failure: unknown) => Effect.sync(() => void logged.push(`${during}: ${String(failure)}`)) }
  const api: ProductApi = {
    refreshSize: () => Effect.succeed(null),
    unitPrice: () => answer,
    bundlePrice: () => Effect.succeed(null),
    notify: () => Effect.succeed({ done: true }),
  }
  const fields = [{ name: "product", value: "554" }]
  const reply = await Effect.runPromise(makeUnitPrice(api, log, makeOwnPrice(log))({ fields, formula: own }))
  return { reply, logged }
}

const told = (gross: string): UnitPriceReply => ({ _tag: "UnitPrice", price: price(gross, "1.00") })

test("the shop's price is the answer, and nothing is logged while our own is the same (12.6)", async () => {
  expect(await asked(Effect.succeed(told("60.00")), formula("width * 2"))).toEqual({ reply: told("60.00"), logged: [] })
})

test("where our own is another, the shop's is still the answer, and the difference is logged (12.6)", async () => {
  const { reply, logged } = await asked(Effect.succeed(told("61.00")), formula("width * 2"))
  expect(reply).toEqual(told("61.00"))
  expect(logged).toEqual(["compare prices: Error: product 554: the shop says 61.00, the formula 60.00"])
})

test("a formula without a price is no difference, and a shop that fails is no price (16.33)", async () => {
  expect(await asked(Effect.succeed(told("61.00")), formula("width / 0 - 1 / 0"))).toEqual({ reply: told("61.00"), logged: [] })
  expect(await asked(Effect.succeed(told("61.00")), null)).toEqual({ reply: told("61.00"), logged: [] })
  const failed = await asked(Effect.fail(new HttpFailure({ status: 503 })), formula("width"))
  expect(failed.reply).toBeNull()
  expect(failed.logged.length).toBe(1)
})
