import { Big } from "big.js"
import { add, dinero, halfAwayFromZero, multiply, PLN, toDecimal, transformScale } from "dinero.js"
import { addMoney, netOfGross, timesMoney, zeroMoney } from "../../core/values/money.ts"
import { moneyText } from "../../core/values/money-text.ts"
import type { BenchLine } from "./bench-line.ts"
import { compare } from "./compare.ts"

const rows = Array.from({ length: 100 }, (_, at) => ({ minor: 1_999 + 37 * at, tenths: 10 + at }))

/** What a cart of 100 rows is worth: price times a quantity with one place, rounded, summed, net of 23 % tax, as text. */
function ours(): string {
  let sum = zeroMoney
  for (const { minor, tenths } of rows) sum = addMoney(sum, timesMoney({ minor }, { coefficient: tenths, scale: 1 }))
  return `${moneyText(sum)} ${moneyText(netOfGross(sum, 23))}`
}

function byBig(): string {
  let sum = new Big(0)
  for (const { minor, tenths } of rows) sum = sum.plus(new Big(minor).div(100).times(new Big(tenths).div(10)).round(2, Big.roundHalfUp))
  return `${sum.toFixed(2)} ${sum.times(100).div(123).toFixed(2)}`
}

/** dinero.js has no division: its net is a product with 100/123 in eight places. */
function byDinero(): string {
  let sum = dinero({ amount: 0, currency: PLN })
  for (const { minor, tenths } of rows) {
    const price = dinero({ amount: minor, currency: PLN })
    sum = add(sum, transformScale(multiply(price, { amount: tenths, scale: 1 }), 2, halfAwayFromZero))
  }
  const net = transformScale(multiply(sum, { amount: 81_300_813, scale: 8 }), 2, halfAwayFromZero)
  return `${toDecimal(sum)} ${toDecimal(net)}`
}

/** Exact money beside big.js and dinero.js on the same cart. Fails when they do not agree on what it is worth. */
export async function benchMoney(): Promise<readonly BenchLine[]> {
  const answers = new Set([ours(), byBig(), byDinero()])
  if (answers.size !== 1) throw new Error(`the libraries differ: ${[...answers].join(", ")}`)
  return compare("money: worth of a cart of 100 rows", ours, [
    { name: "big.js", work: byBig },
    { name: "dinero.js", work: byDinero },
  ])
}
