import { weekdayKeys } from "../calendar/weekday-keys.ts"
import { dateField, dateWords } from "../product/date-words.ts"
import { bookableDate, type ServiceDate, serviceTime } from "../product/service-date.ts"
import { preselectedSize } from "../product/sizes.ts"
import type { ProductOffer } from "../product/offer.ts"
import type { Stock } from "../quantity/order-limits.ts"
import { soldOnce } from "../subscription/subscription-choice.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { weekday } from "../values/day-arithmetic.ts"
import { compareDecimals, decimalOf } from "../values/decimal.ts"
import type { DatedChoice, ProductKind, SizedChoice } from "./choice.ts"
import type { DateView } from "./sections.ts"
import { datedObstacleTexts, type Place } from "./obstacles.ts"
import { asksSize, blockedSizes, chooseSize, mergeSizes, refused, sizedPrice, sizedRules, sizeObstacle, stockObstacle } from "./sized.ts"
import { productFields, sentAtOnce } from "./submit.ts"

/** The texts of the dates. Spec: 17.34, 17.35. */
export const dateTextKeys = [
  "cart.dateHour",
  "date.choose",
  "date.count",
  "date.full",
  "date.none",
  "date.places",
  "date.show",
  ...weekdayKeys,
  ...datedObstacleTexts,
] as const

type Catalogue = TextCatalogue<(typeof dateTextKeys)[number]>

/**
 * A service as its page opens: with the date that the address names, where it can be booked.
 *
 * Spec: 17.34, 17.36.
 *
 * @example openDated(onlySize(), [], "2026-12-05T10:00").dateId // => null
 */
export function openDated(offer: ProductOffer, dates: readonly ServiceDate[], wantedDate: string | null): DatedChoice {
  const date = bookableDate(dates, wantedDate)
  const sizeId = preselectedSize(offer, null)
  return { is: "dated", offer, subscription: soldOnce, sizeId, dates, dateId: "_tag" in date ? null : date.id }
}

/**
 * What there is of a stock where a date has only so many places.
 *
 * Spec: 17.35.
 *
 * @example stockOnDate({ is: "unlimited" }, 3) // => { is: "limited", amount: { coefficient: 3, scale: 0 } }
 */
export function stockOnDate(stock: Stock, places: number): Stock {
  const amount = decimalOf(places)
  return stock.is === "limited" && compareDecimals(stock.amount, amount) <= 0 ? stock : { is: "limited", amount }
}

/** The choice with the places of its date for the stock of its sizes: a place is what is sold of a service. */
function booked(choice: DatedChoice): SizedChoice {
  const date = bookableDate(choice.dates, choice.dateId)
  if ("_tag" in date) return choice
  const sizes = choice.offer.sizes.map((size) => ({ ...size, stock: stockOnDate(size.stock, date.places) }))
  return { ...choice, offer: { ...choice.offer, sizes } }
}

const atDates: Place = { section: "dates", id: null }

/** Nothing is left to book: every date has passed or is full. */
const isBookedOut = ({ dates }: DatedChoice): boolean => !dates.some(({ places }) => places > 0)

/**
 * A service that takes place on dates: one of them is chosen, and no more places than it has are sold.
 *
 * Spec: 10.293, 17.26, 17.34 to 17.36.
 */
export const datedKind: ProductKind<DatedChoice, (typeof dateTextKeys)[number]> = {
  choose: (choice, event) => {
    if (event.type === "SizeChosen") return chooseSize(choice, event.sizeId)
    if (event.type !== "DateChosen" || event.dateId === choice.dateId) return choice
    return "_tag" in bookableDate(choice.dates, event.dateId) ? choice : { ...choice, dateId: event.dateId }
  },
  asks: (_choice, event) => (asksSize(event) ? "now" : "no"),
  wants: () => "size",
  merge: mergeSizes,
  unanswered: (choice) => ({ choice, goTo: null }),
  corrected: () => null,
  blockedForGood: (choice) =>
    isBookedOut(choice) ? refused({ _tag: "ProductUnavailable" }, choice.offer, atDates) : blockedSizes(booked(choice), false),
  obstacle: (choice, quantity) => {
    const date = bookableDate(choice.dates, choice.dateId)
    const missing = "_tag" in date ? refused(date, choice.offer, atDates) : null
    return sizeObstacle(choice) ?? missing ?? stockObstacle(booked(choice), quantity, false)
  },
  fields: ({ offer, sizeId, dateId }, quantity) => [
    ...productFields(offer.id, sizeId, quantity, offer.unit),
    ...(dateId === null ? [] : [{ name: dateField, value: dateId }]),
  ],
  check: sentAtOnce,
  quantityRules: (choice) => sizedRules(booked(choice)),
  price: (choice, { priceType }) => sizedPrice(choice, priceType),
  view: ({ dates, dateId, offer }, _context, catalogue) => ({
    dates: dates.map((date) => viewDate(date, dateId, catalogue)),
    counted: formatText(catalogue, "date.count", { units: offer.unit.plural }),
  }),
}

function viewDate({ id, places }: ServiceDate, dateId: string | null, catalogue: Catalogue): DateView {
  return {
    id,
    day: dayOfWeek(id, catalogue),
    name: dateWords(id, catalogue),
    places: places > 0 ? formatText(catalogue, "date.places", { places }) : formatText(catalogue, "date.full"),
    selected: id === dateId,
    disabled: places <= 0,
  }
}

function dayOfWeek(id: string, catalogue: Catalogue): string {
  const time = serviceTime(id)
  const key = time === null ? undefined : weekdayKeys[weekday(time.day) - 1]
  return key === undefined ? "" : formatText(catalogue, key)
}
