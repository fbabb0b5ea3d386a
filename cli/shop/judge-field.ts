import { remoteQuestion } from "../../core/form/asked/remote-check.ts"
import { civilDayText } from "../../core/values/civil-day.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import { countryOf } from "../../fixtures/shop/catalogue/delivery-place.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { judgeClientData, judgingCountry } from "../../fixtures/shop/client-data/judge-client-data.ts"
import { isBankAccount } from "../../fixtures/shop/client-data/judge-numbers.ts"
import { houseNumbers } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { JudgeField } from "../output/field-answer.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { inShop } from "./in-shop.ts"

/**
 * The shop's judgement of what is typed into a form for one of its countries, by the functions that its pages ask. Accounts are not looked at.
 *
 * Fails with a UserError for a country that the shop does not deliver to. Spec: 5.110 to 5.113.
 */
export function openJudge(place: StorePlace, countryId: string, nowMs: number): Promise<JudgeField> {
  return inShop(place, async ({ reader }) => {
    const { shop } = await makeCatalogueStore()(reader)
    const found = countryOf(shop.delivery, countryId)
    if (found === undefined) {
      const known = shop.delivery.countries.map(({ id, code }) => code ?? id).join(", ")
      throw new UserError(`the shop does not deliver to '${countryId}', but to ${known}`, exitCodes.wrongUsage)
    }
    const country = judgingCountry(found)
    const judgingPlace = { country, today: civilDayText(civilDayAt(nowMs, shop.timeZone)), houseNumbers: await houseNumbers(reader) }
    return (kind, typed) => {
      if (kind === "iban") return isBankAccount(typed, country.code) ? [] : [{ code: "incorrect_iban", detail: "" }]
      const question = remoteQuestion({ id: kind, kind, value: typed, region: found.id, autocomplete: "" }, "")
      return question === null ? [] : judgeClientData({ [question.name]: question.value }, judgingPlace)
    }
  })
}
