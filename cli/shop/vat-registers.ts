import { join } from "node:path"
import { Effect } from "effect"
import { makeViesRegister } from "../../adapters/http/vies-register.ts"
import { makeFileVatRegister } from "../../adapters/node/file-vat-register.ts"
import { makeStderrErrorLog } from "../../adapters/node/stderr-error-log.ts"
import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import { type VatAnswer, type VatNumber, vatNumberOf } from "../../core/account/vat-register.ts"
import { makeAskVatRegister } from "../../core/use-cases/ask-vat-register.ts"
import { catalogueFolder } from "../../fixtures/catalogue/catalogue-files.ts"
import { countryOf } from "../../fixtures/shop/catalogue/delivery-place.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { judgingCountry } from "../../fixtures/shop/client-data/judge-client-data.ts"
import { isTaxNumber } from "../../fixtures/shop/client-data/judge-numbers.ts"
import type { VatRegisters } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { inShop } from "./in-shop.ts"

/** The registers that a shop can be set to ask, by the words of its switch. Spec: 11.680. */
export function openVatRegisters(): Required<VatRegisters> {
  const log = makeStderrErrorLog()
  const asking = (register: Parameters<typeof makeAskVatRegister>[0]) => {
    const ask = makeAskVatRegister(register, luxonClock, log)
    return (number: VatNumber) => Effect.runPromise(ask(number))
  }
  return {
    vies: asking(makeViesRegister((request) => globalThis.fetch(request))),
    demo: asking(makeFileVatRegister(join(catalogueFolder, "vat-register.json"))),
  }
}

/** What a register says of a typed tax number of one of the shop's countries; null = it is wrong by its form, or of a country that the register has none of. */
export async function askVatRegister(
  name: keyof VatRegisters,
  { typed, countryId, place }: { readonly typed: string; readonly countryId: string; readonly place: StorePlace },
): Promise<VatAnswer | null> {
  const codes = await inShop(place, async ({ reader }) => {
    const { delivery } = (await makeCatalogueStore()(reader)).shop
    return [countryOf(delivery, countryId), delivery.countries[0]].map((found) => (found === undefined ? "" : judgingCountry(found).code))
  })
  const [country = "", home = ""] = codes
  const number = isTaxNumber(typed, country) ? vatNumberOf(typed, country, home) : null
  return number === null ? null : openVatRegisters()[name](number)
}
