import { expect, test } from "vitest"
import { orderedQuantity, unitBeside } from "../../../core/quantity/quantity-text.ts"
import { decimal, metres, pieces } from "../../support/core/sample-offer.ts"

const pairs = { ...pieces, singular: "para", few: "pary", plural: "par", fraction: "pary" }
const short = { ...pieces, singular: "szt.", few: "szt.", plural: "szt.", fraction: "szt." }
const english = { ...pieces, singular: "pizza", few: "pizzas", plural: "pizzas", fraction: "pizzas" }

test.each([
  [pieces, "1", "pl", "1 sztukę"],
  [pieces, "2", "pl", "2 sztuki"],
  [pieces, "5", "pl", "5 sztuk"],
  [pieces, "21", "pl", "21 sztuk"],
  [pairs, "1", "pl", "1 parę"],
  [metres, "1", "pl", "1 metr"],
  [metres, "0.5", "pl", "0,5 metra"],
  [short, "1", "pl", "1 szt."],
  [english, "1", "en", "1 pizza"],
] as const)("the object of a sentence: %o, %s in %s is %j (5.68, 5.69)", (unit, quantity, language, words) =>
  expect(orderedQuantity(decimal(quantity), unit, language)).toBe(words),
)

test.each([
  [pieces, "2", "pl", "szt."],
  [metres, "2.5", "pl", "m"],
  [{ ...pairs, name: "para" }, "1", "pl", "para"],
  [{ ...pairs, name: "para" }, "2", "pl", "pary"],
  [{ ...pairs, name: "para" }, "5", "pl", "par"],
  [{ ...english, name: "pizza" }, "2", "en", "pizzas"],
] as const)("beside a field: %o, %s in %s is %j (9.47)", (unit, quantity, language, word) =>
  expect(unitBeside(decimal(quantity), unit, language)).toBe(word),
)
