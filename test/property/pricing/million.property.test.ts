import { expect, test } from "vitest"
import { formatPrice } from "../../../core/values/price-format.ts"
import { grossOfNet, netOfGross, timesMoney } from "../../../core/values/money.ts"
import { moneyFromNumber } from "../../../core/values/money-text.ts"
import { parseTypedMoney } from "../../../core/values/typed-money.ts"
import { subscriptionPrice } from "../../../core/pricing/subscription-price.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { runs } from "../../support/property/property.ts"
import { type CentTerms, expectedPrice } from "./subscription-oracle.ts"

const seed = Number(process.env["WITRYNA_SEED"] ?? "1")

/** Numbers below 2^32, the same for the same seed: fast-check would take a minute for a million cases. */
function generator(from: number): (below: number) => number {
  let state = from >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) % below
  }
}

/** Oracle: half away from zero by comparing twice the remainder. */
function nearest(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n)
  return dividend < 0n ? -rounded : rounded
}

/** Oracle: a blank before every third digit from the right, one by one. */
function written(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, "0")
  let text = `,${digits.slice(-2)} zł`
  for (let at = digits.length - 2, count = 0; at > 0; at -= 1, count += 1) {
    if (count > 0 && count % 3 === 0) text = ` ${text}`
    text = (digits[at - 1] ?? "") + text
  }
  return (minor < 0 ? "-" : "") + text
}

const hundredths = (whole: number) => `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`
const vats = [0, 5, 8, 23] as const
type Draw = (below: number) => number

function formatting(draw: Draw): string | null {
  const minor = (draw(2) === 0 ? 1 : -1) * draw(10 ** (1 + draw(9)))
  const text = formatPrice({ minor }, polishPrices)
  return text === written(minor) && parseTypedMoney(text, polishPrices)?.minor === minor ? null : `${minor} is written ${text}`
}

function rounding(draw: Draw): string | null {
  const [digits, places] = [draw(1_000_000_000), draw(7)]
  const number = Number(`${digits}e-${places}`)
  const exact = places <= 2 ? BigInt(digits) * 10n ** BigInt(2 - places) : nearest(BigInt(digits), 10n ** BigInt(places - 2))
  const rounded = moneyFromNumber(number)?.minor
  return rounded === Number(exact) ? null : `${number} rounds to ${rounded}`
}

function multiplication(draw: Draw): string | null {
  const [minor, coefficient, scale] = [draw(1_000_000_000) - 500_000_000, draw(1_000_000), draw(7)]
  const product = timesMoney({ minor }, { coefficient, scale }).minor
  const exact = nearest(BigInt(minor) * BigInt(coefficient), 10n ** BigInt(scale))
  return BigInt(product) === exact ? null : `${minor} times ${coefficient}e-${scale} is ${product}`
}

function tax(draw: Draw): string | null {
  const [minor, vat] = [draw(1_000_000_000), vats[draw(4)] ?? 23]
  const [net, gross] = [netOfGross({ minor }, vat).minor, grossOfNet({ minor }, vat).minor]
  const exactNet = nearest(BigInt(minor) * 100n, BigInt(100 + vat))
  const exactGross = nearest(BigInt(minor) * BigInt(100 + vat), 100n)
  return BigInt(net) === exactNet && BigInt(gross) === exactGross ? null : `${minor} at ${vat} % is net ${net}, gross ${gross}`
}

function subscription(draw: Draw): string | null {
  const max = draw(100_000)
  const terms: CentTerms = {
    max,
    maxNet: draw(max + 1),
    save: draw(3) === 0 ? draw(2_000) : 0,
    before: max + draw(2_000),
    rebate: draw(11_000),
    isQuota: draw(2) === 0,
  }
  const found = subscriptionPrice({
    max: hundredths(terms.max),
    maxNet: terms.maxNet / 100,
    save: hundredths(terms.save),
    before: terms.before / 100,
    rebateValue: hundredths(terms.rebate),
    rebateType: terms.isQuota ? "quota" : "percentage",
  })
  const expected = expectedPrice(terms)
  return same(found, expected) ? null : `${JSON.stringify(terms)} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`
}

/** Each takes one case and says what is wrong with it, or null; the quick ones come twice. */
const kinds = [formatting, rounding, multiplication, tax, subscription, rounding, multiplication, tax] as const

type Found = ReturnType<typeof expectedPrice>

function same(found: Found, expected: Found): boolean {
  if (found._tag !== "Computed" || expected._tag !== "Computed") return found._tag === expected._tag
  const [a, b] = [found.price, expected.price]
  return a.gross.minor === b.gross.minor && a.net.minor === b.net.minor && found.percent === expected.percent
}

test("a million amounts are written, rounded, multiplied, taxed and subscribed as exact arithmetic says", () => {
  const draw = generator(seed)
  const { numRuns } = runs(1_000_000)
  const wrong: string[] = []
  for (let at = 0; at < numRuns && wrong.length < 10; at += 1) {
    const fault = kinds[at % kinds.length]?.(draw) ?? null
    if (fault !== null) wrong.push(fault)
  }
  expect(wrong).toEqual([])
})
