import type { OpeningHours } from "./opening-hours.ts"
import { foldedText } from "../values/folded-text.ts"
import type { Position } from "../values/position.ts"

/** Where a parcel waits for the shopper. Spec: 3.63. */
export interface PickupPoint {
  /** a whole number above zero; the shop gives them out in the order of `placeKey` */
  readonly id: number
  /** of the courier that brings parcels there */
  readonly courierId: string
  readonly name: string
  /** with the number of the house */
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly position: Position
  readonly hours: OpeningHours
  /** the courier gives a parcel only to who has a client's number of its own */
  readonly requiresClientNumber: boolean
}

/** What names a place to a person. */
export type NamedPlace = Pick<PickupPoint, "name" | "street" | "zipcode" | "city">

/**
 * The address of a place in one line.
 *
 * Spec: 3.63, 3.68.
 *
 * @example addressLine({ street: "Długa 3", zipcode: "31-147", city: "Kraków" }) // => "Długa 3, 31-147 Kraków"
 */
export const addressLine = ({ street, zipcode, city }: Omit<NamedPlace, "name">): string => `${street}, ${zipcode} ${city}`

/** Longer texts are cut: nobody types so much of an address. */
const maxSearched = 100
/** Words beyond these do not count. */
const maxWords = 8
/** A search of fewer letters and digits finds nothing. Spec: 18.50. */
const minSearched = 2

/**
 * The words of a text as they are compared: small letters without diacritics. A Polish post code written in one piece counts as its two halves.
 *
 * Spec: 18.50.
 *
 * @example foldedWords("ul. Żółta 3, 31-147 Łódź") // => ["ul", "zolta", "3", "31", "147", "lodz"]
 * @example foldedWords("31147") // => ["31", "147"]
 */
export function foldedWords(text: string): readonly string[] {
  return foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (/^\d{5}$/.test(word) ? [word.slice(0, 2), word.slice(2)] : word === "" ? [] : [word]))
}

/** Words that stand before a street's name in an address, and that no place has in its own. */
const prefixes: ReadonlySet<string> = new Set(["ul", "ulica", "al", "aleja", "pl", "plac", "os", "osiedle", "street"])

/**
 * The words that a search asks for; none where there is nothing to look for.
 *
 * Spec: 18.50.
 *
 * @example searchedWords("ul. Długa, Kraków") // => ["dluga", "krakow"]
 * @example searchedWords("k") // => []
 */
export function searchedWords(text: string): readonly string[] {
  const words = foldedWords(text.slice(0, maxSearched)).filter((word) => !prefixes.has(word))
  return words.join("").length < minSearched ? [] : [...new Set(words)].slice(0, maxWords)
}

/**
 * Does a place have every word? A word of a search is the beginning of one of its name, street, post code or town.
 *
 * Spec: 18.50.
 *
 * @example
 * const place = { name: "Kiosk", street: "Długa 3", zipcode: "31-147", city: "Kraków" }
 * hasWords(place, searchedWords("krak dług")) // => true
 */
export function hasWords(place: NamedPlace, searched: readonly string[]): boolean {
  const own = placeWords(place)
  return searched.every((word) => own.some((one) => one.startsWith(word)))
}

/**
 * Is a town named whole? Who types "Kraków" means the town before the streets that are called after it.
 *
 * Spec: 18.51.
 *
 * @example isTownNamed("Zielona Góra", searchedWords("zielona gora")) // => true
 * @example isTownNamed("Zielona Góra", searchedWords("zielona")) // => false
 */
export const isTownNamed = (city: string, searched: readonly string[]): boolean =>
  foldedWords(city).every((word) => searched.includes(word))

/**
 * All words by which a place is found.
 *
 * Spec: 18.50.
 *
 * @example placeWords({ name: "Kiosk", street: "Długa 3", zipcode: "31-147", city: "Kraków" })
 * // => ["kiosk", "dluga", "3", "31", "147", "krakow"]
 */
export const placeWords = ({ name, street, zipcode, city }: NamedPlace): readonly string[] =>
  foldedWords(`${name} ${street} ${zipcode} ${city}`)

/**
 * What places are sorted by where none is nearer: by town, by street, by the number of the house, by name, all without diacritics. Texts of
 * code units as `<` compares them.
 *
 * Spec: 18.51.
 *
 * @example
 * const at = (street: string) => placeKey({ name: "", street, zipcode: "", city: "Kraków" })
 * at("Długa 9") < at("Długa 10") // => true
 */
export const placeKey = ({ city, street, name }: NamedPlace): string =>
  [city, street, name].map((part) => foldedWords(part).map(sortedWord).join(betweenWords)).join(betweenParts)

/** The end of a part stands before any word. */
const [betweenParts, betweenWords] = ["\u0001", "\u0002"]

/** Numbers stand by their value, and before words. */
const sortedWord = (word: string): string => (/^\d{1,9}$/.test(word) ? `!${word.padStart(9, "0")}` : word)
