import { categoryAddress, contentAddress, homeAddress, type PageAddress, producerAddress, productAddress } from "../addresses/addresses.ts"
import { endInstant } from "../pricing/countdown.ts"
import { answerHoldsUntil, nextWordChange } from "../delivery/product-shipping.ts"
import type { KnownPrice } from "../product/offer.ts"
import { dateBegins } from "../product/date-begins.ts"
import type { ServiceDate } from "../product/service-date.ts"
import { defaultLanguage } from "../values/language.ts"
import type { ShownPageModel } from "./page.ts"
import { promotionEndOf } from "./promotion-end-machine.ts"

// A page that all guests without a basket see alike can be put together once and kept: under which address, and for how long.

/**
 * The one address of a page that is the same for every guest without a basket; `null` for a page that is not: one that belongs to a
 * visitor, or carries a choice: any name in a product's address may be a parameter of its formula. Words of the path and the parameters
 * of those who count visitors are left out, so that no visitor can make copies of a page by inventing addresses.
 *
 * Spec: 10.1 to 10.7, 10.12, 10.19.
 *
 * @example keptAddress({ page: "content", language: "en", key: "terms" }) // => "/en/content/terms.html"
 * @example keptAddress({ page: "category", language: "pl", categoryId: 101, sort: "name-asc", counter: 2 })
 * // => "/pol_m_category-101.html?sort=name-asc&counter=2"
 * @example keptAddress({ page: "account", language: "pl" }) // => null
 */
export function keptAddress(address: PageAddress): string | null {
  switch (address.page) {
    case "home":
      return homeAddress(address.language ?? defaultLanguage)
    case "product": {
      const {
        language,
        productId,
        selectedSizeId,
        selectedDays,
        selectedDate,
        selectedParts,
        selectedRows,
        number,
        parameters,
        reviews,
        unread,
      } = address
      const isPlain =
        selectedSizeId === null &&
        selectedDays === null &&
        selectedDate === null &&
        selectedParts === null &&
        selectedRows === undefined &&
        number === null &&
        parameters === undefined &&
        reviews === undefined &&
        unread === undefined
      return isPlain ? productAddress(language, productId, "") : null
    }
    case "category":
      return categoryAddress(address.language, address.categoryId, [], address)
    case "producer":
      return producerAddress(address.language, address.producerId, "", address.counter)
    case "content":
      return contentAddress(address.language, address.key)
    case "lastSeen":
    case "cart":
    case "signIn":
    case "review":
    case "account":
    case "message":
    case "payments":
    case "instalments":
    case "stores":
    case "pickup":
      return null
  }
}

/**
 * The next moment at which time alone changes a word of a page: after the last moment of the product's reduction, when a date of a
 * service begins, and after the last day of a price that says until when it holds. `null` = no word of it depends on the time. The
 * shipping time of a product changes with the deadline and with the day, and so do the days of delivery.
 *
 * What the shop changes in its data meanwhile is not foreseen: that is what the version of its data tells.
 *
 * Spec: 9.49, 9.50, 15.29, 17.34. Units: milliseconds since 1970 UTC.
 *
 * @param zone the shop's zone, an IANA name
 *
 * @example nextPageChange({ page: "failure", frame: null, status: 404 }, "Europe/Warsaw") // => null
 */
export function nextPageChange(model: ShownPageModel, zone: string): number | null {
  if (model.frame === null) return null
  const { nowMs } = model.frame
  const days = shownPrices(model).map((price) => price?.omnibus?.validUntil ?? null)
  const lastMoments = [
    model.page === "product" ? model.offer.reductionEndsAtMs : null,
    promotionLast(model),
    // the last moment before each date begins
    ...datesOf(model).flatMap(({ id }) => {
      const begins = dateBegins(id, zone)
      return begins === null ? [] : [begins - 1]
    }),
    ...shippingChanges(model),
    ...[...new Set(days)].map((date) => endInstant({ date, hour: null }, zone)),
  ]
  const changes = lastMoments.flatMap((last) => (last !== null && last >= nowMs ? [last + 1] : []))
  return changes.length === 0 ? null : Math.min(...changes)
}

/** The last moment at which a page names the end of a promotion. Spec: 4.70. */
function promotionLast(model: ShownPageModel): number | null {
  const end = promotionEndOf(model)
  return end === null ? null : end.endMs - 1
}

/** The dates among which a page lets choose. */
function datesOf(model: ShownPageModel): readonly ServiceDate[] {
  const kind = model.page === "product" ? model.choices?.kind : undefined
  return kind?.is === "dated" ? kind.dates : []
}

/** The last moments at which what a page says about delivery holds. Spec: 18.3, 18.25. */
function shippingChanges(model: ShownPageModel): readonly number[] {
  if (model.page !== "product" || model.shipping === null) return []
  const { nowMs } = model.frame
  const change = nextWordChange(model.shipping, nowMs)
  return [answerHoldsUntil(model.shipping, nowMs) - 1, ...(change === null ? [] : [change - 1])]
}

/** Every price on a page that can say until when it holds. */
function shownPrices(model: ShownPageModel): readonly (KnownPrice | null)[] {
  switch (model.page) {
    case "product":
      return [...model.offer.sizes, ...model.related].map(({ price }) => price)
    case "category":
      return model.listing.tiles.map(({ price }) => price)
    case "producer":
      return model.producer.tiles.map(({ price }) => price)
    case "lastSeen":
      return model.tiles.map(({ price }) => price)
    case "home":
      return [model.hero, ...model.chosen, ...model.reduced].map((tile) => tile?.price ?? null)
    case "cart":
    case "signIn":
    case "review":
    case "account":
    case "content":
    case "message":
    case "pickup":
    case "failure":
    case "payments":
    case "instalments":
    case "stores":
      return []
  }
}
