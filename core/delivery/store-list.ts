import type { Unit } from "../quantity/order-limits.ts"
import type { SizeWords } from "../product/offer.ts"
import { sizeTextKeys, sizeWordsOf } from "../product/size-words.ts"
import type { Position } from "../values/position.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { isOpenAt, openingLines, type OpeningHours, openingTextKeys, openNowWords } from "./opening-hours.ts"
import { addressLine } from "./pickup-point.ts"
import { type StoreMap, storeMap } from "./store-map.ts"
import { type StoreStock, stockModalWords, stockTextKeys, storeStockWords } from "./stores.ts"

/** A physical store, and how much of a size it has. */
export interface StorePoint {
  readonly name: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly hours: OpeningHours
  readonly stock: StoreStock
  /** null = not known */
  readonly position: Position | null
}

/** Where a size of a product can be seen and taken home at once. */
export interface StoreStocks {
  readonly stores: readonly StorePoint[]
  readonly unit: Unit
  /** of the stores' clocks, an IANA name */
  readonly zone: string
}

/** What of it is asked for, and when. */
export interface StoreQuestion {
  /** the shop's own words for the product's sizes; absent = they are called sizes */
  readonly sizeWords?: SizeWords
  /** null = none is chosen yet */
  readonly sizeId: string | null
  /** null = all; one in which no store stands counts as all */
  readonly city: string | null
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/** Keys of the texts of a list of stores. */
export const storeListTextKeys = [
  ...openingTextKeys,
  ...sizeTextKeys,
  ...stockTextKeys,
  "shipping.allCities",
  "shipping.storesMap",
] as const

/** A store in the shopper's words. */
export interface StoreRow {
  readonly name: string
  /** in one line */
  readonly address: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly stock: string
  readonly isInStock: boolean
  readonly openNow: string
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
}

/** Stores as they are shown. */
export interface StoreListView {
  /** what stands in place of the list; null = there is one */
  readonly words: string | null
  /** what the sizes are called, and what asks for one */
  readonly sizeWords: SizeWords
  /** what the list can be narrowed to, the first for all; none where there is one city at most */
  readonly cities: readonly { readonly value: string; readonly name: string; readonly isChosen: boolean }[]
  readonly rows: readonly StoreRow[]
  /** where the stores of the list are; null = of none it is known */
  readonly map: (StoreMap & { readonly name: string }) | null
}

/**
 * The stores of a city, or all, those that have the size first; with address, contact, opening hours, and whether they are open now. Without a
 * size, and where no store of any city has it, words stand in place of the list.
 *
 * Spec: 2.38, 3.68 to 3.71, 8.76, 8.77, 18.12 to 18.15, 16.63, 18.30, 18.63. Units: milliseconds since 1970 UTC.
 *
 * @example
 * const none = { stores: [], unit: pieces, zone: "UTC" }
 * viewStores(none, { sizeId: null, city: null, nowMs: 0 }, polish).words // => "Aby sprawdzić dostępność wybierz rozmiar"
 */
export function viewStores(
  { stores, unit, zone }: StoreStocks,
  question: StoreQuestion,
  catalogue: TextCatalogue<(typeof storeListTextKeys)[number]>,
): StoreListView {
  const { city, nowMs } = question
  const known = [...new Set(stores.map((store) => store.city))].toSorted((left, right) => left.localeCompare(right, catalogue.language))
  const chosen = city !== null && known.includes(city) ? city : null
  const words = stockModalWords(
    question,
    stores.map(({ stock }) => stock),
    catalogue,
  )
  const all = { value: "", name: formatText(catalogue, "shipping.allCities"), isChosen: chosen === null }
  const shown = words === null ? stores.filter((store) => chosen === null || store.city === chosen) : []
  const placed = shown.flatMap(({ name, position }) => (position === null ? [] : [{ name, position }]))
  const map = storeMap(placed.map(({ position }) => position))
  const names = placed.map(({ name }) => name).join(", ")
  return {
    words,
    sizeWords: sizeWordsOf(question, catalogue),
    map: map === null ? null : { ...map, name: formatText(catalogue, "shipping.storesMap", { names }) },
    cities: known.length < 2 ? [] : [all, ...known.map((name) => ({ value: name, name, isChosen: name === chosen }))],
    rows: shown
      .toSorted((left, right) => Number(left.stock.is === "none") - Number(right.stock.is === "none"))
      .map(({ name, phone, email, hours, stock, ...place }) => ({
        name,
        address: addressLine(place),
        city: place.city,
        phone,
        email,
        stock: storeStockWords(stock, unit, catalogue),
        isInStock: stock.is !== "none",
        openNow: openNowWords(isOpenAt(hours, nowMs, zone), catalogue),
        hours: openingLines(hours, catalogue),
      })),
  }
}
