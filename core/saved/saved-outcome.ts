import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { savedLimits } from "./saved.ts"

/** Keys of the texts that say what a change of what is kept for later came to. */
export const savedTextKeys = [
  "saved.favouriteAdded",
  "saved.favouriteRemoved",
  "saved.favouritesFull",
  "saved.comparedAdded",
  "saved.comparedRemoved",
  "saved.comparedCleared",
  "saved.comparedFull",
  "saved.gone",
  "saved.listAdded",
  "saved.listRemoved",
  "saved.listFull",
  "saved.listMade",
  "saved.listRenamed",
  "saved.listDeleted",
  "saved.listShared",
  "saved.listUnshared",
  "saved.listsFull",
  "saved.nameMissing",
  "saved.nameTaken",
] as const

type SavedTextKey = (typeof savedTextKeys)[number]

/** What a change of what is kept for later came to, as the wire names it: its text's key without `saved.`. */
export type SavedOutcome = SavedTextKey extends `saved.${infer Outcome}` ? Outcome : never

/** Those that tell of something that was not done. */
const refusals: ReadonlySet<SavedOutcome> = new Set<SavedOutcome>([
  "favouritesFull",
  "comparedFull",
  "listFull",
  "listsFull",
  "nameMissing",
  "nameTaken",
  "gone",
])

/**
 * Is it about something that was not done?
 *
 * Spec: 10.381, 10.382.
 *
 * @example isSavedRefusal("favouriteAdded") // => false
 * @example isSavedRefusal("comparedFull") // => true
 */
export const isSavedRefusal = (outcome: SavedOutcome): boolean => refusals.has(outcome)

const isOutcome = (text: string): text is SavedOutcome => savedTextKeys.some((key) => key === `saved.${text}`)

/**
 * An outcome that came from outside; `null` for a word that is none.
 *
 * Spec: 10.381.
 *
 * @example parseSavedOutcome("favouriteAdded") // => "favouriteAdded"
 * @example parseSavedOutcome("sold") // => null
 */
export const parseSavedOutcome = (text: string | null): SavedOutcome | null => (text !== null && isOutcome(text) ? text : null)

/**
 * What a change came to, in words.
 *
 * Spec: 9.105, 10.381, 10.382.
 *
 * @example savedWords("favouriteAdded", polish) // => "Dodano do ulubionych."
 * @example savedWords("comparedFull", polish)
 * // => "W porównaniu jest już 6 produktów. Usuń któryś, aby dodać następny."
 */
export function savedWords(outcome: SavedOutcome, texts: TextCatalogue<SavedTextKey>): string {
  switch (outcome) {
    case "favouritesFull":
      return formatText(texts, "saved.favouritesFull", { most: savedLimits.favourites })
    case "comparedFull":
      return formatText(texts, "saved.comparedFull", { most: savedLimits.compared })
    case "listFull":
      return formatText(texts, "saved.listFull", { most: savedLimits.listRows })
    case "listsFull":
      return formatText(texts, "saved.listsFull", { most: savedLimits.lists })
    default:
      return formatText(texts, `saved.${outcome}`)
  }
}
