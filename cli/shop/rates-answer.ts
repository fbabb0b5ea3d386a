import { ratesAge } from "../../core/pricing/currency.ts"
import { civilDayText } from "../../core/values/civil-day.ts"
import { decimalText } from "../../core/values/decimal.ts"
import { dayFrom } from "../../fixtures/shop/catalogue/reduction.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import type { ShopCurrencies } from "../../fixtures/shop/catalogue/shop-currency.ts"
import { fileRates, type RateSource } from "../../fixtures/shop/currency/rate-source.ts"
import { takeRates, type TakenRates } from "../../fixtures/shop/currency/take-rates.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"

/**
 * The currencies of a shop, their rates and how old those are. With a file its rates are taken first, and a running shop follows them from
 * the next page on. Spec: 15.84. Fails with a UserError for rates that are not taken.
 *
 * @param file null = nothing is taken
 */
export const ratesAnswer = (place: StorePlace, file: string | null, nowMs: number): Promise<Answer> =>
  inShop(place, async (store) => {
    if (file !== null) {
      const source: RateSource = fileRates(file)
      const taken = await takeRates(store, source, nowMs)
      if (taken._tag !== "Taken") throw new UserError(`${file}: ${refusedWords(taken)}`, exitCodes.unusable)
    }
    return currenciesAnswer((await makeCatalogueStore()(store.reader)).currencies, nowMs)
  })

function refusedWords(refused: Exclude<TakenRates, { readonly _tag: "Taken" }>): string {
  switch (refused._tag) {
    case "Unreadable":
      return `these are no rates: ${printable(refused.why)}`
    case "OfAnotherOwn":
      return `these are rates in ${refused.own}, and the shop's own currency is ${refused.expected}`
    case "OfTomorrow":
      return `these are rates of ${refused.day}, which has not come yet`
    case "Older":
      return `the shop has rates of a later day than ${refused.day}`
  }
}

function currenciesAnswer({ own, offered, ratesOf }: ShopCurrencies, nowMs: number): Answer {
  const day = ratesOf === null ? null : civilDayText(ratesOf)
  const age = ratesOf === null ? null : ratesAge(ratesOf, dayFrom(nowMs, 0))
  const rates = offered.flatMap(({ id, name, exchange }) =>
    exchange === null ? [] : [{ id, name: name.en, rate: decimalText(exchange.rate) }],
  )
  const lines = rates.map(({ id, name, rate }) => `${id}  1 ${name} = ${rate} ${own.id}`)
  const data = { own: own.id, day, days: age?.days ?? null, isTooOld: age?.isTooOld ?? false, rates }
  if (rates.length === 0) return { words: `Prices are in ${own.id} alone: there are no rates of other currencies.`, data, ok: true }
  const ages = age === null ? "" : age.days === 0 ? ", of today" : `, ${age.days} ${age.days === 1 ? "day" : "days"} old`
  const old = age?.isTooOld === true ? ["They are too old: take newer ones with `witryna shop rates <file>`."] : []
  return { words: [`${own.id}  the shop's own`, ...lines, `Rates of ${day}${ages}.`, ...old].join("\n"), data, ok: age?.isTooOld !== true }
}
