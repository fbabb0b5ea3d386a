import type { Command } from "commander"
import { parsePartsQuery } from "../../core/product-page/wanted-parts.ts"
import { placeRefusalWords } from "../../core/region/delivery-place.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { parseQuantity } from "../input/amounts.ts"
import { dataOption, nowOption, parseProductId, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { couriersAnswer } from "../output/couriers-answer.ts"
import { printAnswer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"

interface CouriersOptions {
  readonly size: string
  readonly number: Decimal
  readonly parts?: string
  readonly country?: string
  readonly zipcode?: string
  readonly now?: number
  readonly data?: string
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna couriers`: who delivers a product of the embedded shop, when and for how much. */
export function defineCouriers(command: Command): void {
  withLanguage(command)
    .argument("<product>", "id of the product", parseProductId)
    .option("--size <id>", "of the product; by default the one that can be bought for the least", "uniw")
    .option("--number <quantity>", "how much of it", parseQuantity, decimalOf(1))
    .option("--parts <parts>", "of a set, as an address names them: 503:baltyk,504:")
    .option("--country <id>", "where to, by its id or its code, such as DE; by default the shop's own country")
    .option("--zipcode <code>", "post code there")
    .addOption(nowOption())
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna couriers 501\n  $ witryna couriers 501 --number 3 --zipcode 30-001\n  $ witryna couriers 501 --country DE --zipcode 10115 --lang en --json",
    )
    .action(async (productId: number, { size, number, parts, country, zipcode, now, data, lang, json }: CouriersOptions) => {
      const nowMs = await nowFromOption(now)
      const { askCouriers } = await import("../shop/ask-couriers.ts")
      const told = await askCouriers({
        place: shopPlaceOf(data, process.env),
        product: { productId, sizeId: size, quantity: number, parts: partsOf(parts) },
        countryId: country ?? null,
        postcode: zipcode ?? "",
        language: lang,
        nowMs,
      })
      if (told._tag === "ProductUnknown") throw new UserError(`the shop has no product ${productId}`)
      if (told._tag === "Told") return printAnswer(couriersAnswer(told.answer, { priceFormat: told.priceFormat, lang, nowMs }), json)
      const words = placeRefusalWords(told, textCatalogue(lang, {}))
      return printAnswer({ words, data: { refused: told, words }, ok: false }, json)
    })
}

function partsOf(typed: string | undefined) {
  const parts = typed === undefined ? [] : parsePartsQuery(typed)
  if (parts === null) throw new UserError(`"${typed}" names no parts of a set`, exitCodes.wrongUsage)
  return parts.map(({ id, size }) => ({ productId: id, sizeId: size }))
}
