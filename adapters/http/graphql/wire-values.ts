import { Schema } from "effect"
import { type Decimal, decimalFromNumber, decimalOf } from "../../../core/values/decimal.ts"
import { type Money, moneyFromNumber, zeroMoney } from "../../../core/values/money.ts"

/** A number that money, quantities and percentages stay exact for; larger ones are not an answer of a shop. */
export const WireNumber = Schema.Finite.check(Schema.isBetween({ minimum: -1_000_000_000, maximum: 1_000_000_000 }))

/** A number within `WireNumber` as money; there always is one within those bounds. */
export const wireMoney = (value: number): Money => moneyFromNumber(value) ?? zeroMoney

/** A number within `WireNumber` as a decimal; what is finer than a millionth is no quantity of a shop. */
export const wireDecimal = (value: number): Decimal => decimalFromNumber(value) ?? decimalOf(Math.round(value))
