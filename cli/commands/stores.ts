import type { Command } from "commander"
import { type StoreRow, viewStores } from "../../core/delivery/store-list.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { dataOption, nowOption, parseProductId, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"
import { UserError } from "../user-error.ts"

interface StoresOptions {
  readonly size?: string
  readonly city?: string
  readonly now?: number
  readonly data?: string
  readonly lang: Language
  readonly json: boolean
}

/** `witryna stores`: which physical stores of the embedded shop have a size of a product, and whether they are open. */
export function defineStores(command: Command): void {
  withLanguage(command)
    .argument("<product>", "id of the product", parseProductId)
    .option("--size <id>", "of the product; not needed where it has one only")
    .option("--city <name>", "only stores in that city")
    .addOption(nowOption())
    .addOption(dataOption())
    .addHelpText("after", "\nExamples:\n  $ witryna stores 501\n  $ witryna stores 535 --size M --city Gdańsk --lang en --json")
    .action(async (productId: number, { size, city, now, data, lang, json }: StoresOptions) => {
      const nowMs = await nowFromOption(now)
      const { askStores } = await import("../shop/ask-topic.ts")
      const place = shopPlaceOf(data, process.env)
      const told = await askStores({ place, language: lang, nowMs, productId, sizeId: size ?? null })
      if (told === null) throw new UserError(`the shop has no product ${productId}`)
      const view = viewStores(told.stores, { sizeId: told.sizeId, city: city ?? null, nowMs }, textCatalogue(lang, {}))
      const words = view.words ?? view.rows.map(storeWords).join("\n")
      printAnswer({ words, data: { words: view.words, stores: view.rows }, ok: view.words === null }, json)
    })
}

const storeWords = ({ name, address, stock, openNow, hours }: StoreRow): string =>
  [`${name}: ${stock}`, `  ${address} – ${openNow}`, `  ${hours.map((line) => `${line.days} ${line.hours}`).join(", ")}`].join("\n")
