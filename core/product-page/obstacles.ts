import { choiceRefusalTexts, type FormRefusal, isStockRefusal, stockRefusalText, stockRefusalTextKeys } from "../messages/form-refusal.ts"
import type { ProductOffer } from "../product/offer.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { toastLimits } from "../shell/toast-limits.ts"
import { formatText, joinKeys, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import type { SentField } from "./submit.ts"

/** How long the messages of the product page stay, in milliseconds. */
export const obstacleTimes = {
  /** the size alert. Spec: 9.39 */
  sizeAlertMs: 3500,
  /** a message at a part of a set. Spec: 9.38 */
  partHighlightMs: 3500,
  /** any other. Spec: 9.20 */
  noticeMs: toastLimits.productPageMs,
} as const

/** What to bring into view: a section of the product form, and in it one attribute, part, row or item. */
export interface Place {
  readonly section: "sizes" | "versions" | "parts" | "rows" | "options" | "dates" | "quantity" | "subscription"
  readonly id: string | null
}

/** What keeps a choice from the basket. */
export type Obstacle =
  /** `ask` is how the product asks for one; absent = as for a size */
  | { readonly _tag: "SizeMissing"; readonly at: Place; readonly ask?: string }
  | { readonly _tag: "VersionMissing"; readonly at: Place }
  | { readonly _tag: "VersionConflict"; readonly at: Place }
  /** the chosen version is on its way into the page */
  | { readonly _tag: "VersionLoading"; readonly at: Place }
  | { readonly _tag: "NothingSelected"; readonly at: Place }
  | { readonly _tag: "OptionMissing"; readonly at: Place }
  /** a number or a text that is required is empty */
  | { readonly _tag: "ValueMissing"; readonly at: Place }
  /** a number field holds something else */
  | { readonly _tag: "ValueNotANumber"; readonly at: Place }
  | { readonly _tag: "ValueTooShort"; readonly at: Place; readonly min: number }
  /** the product has parts or options that this page does not know */
  | { readonly _tag: "ChoicesUnknown"; readonly at: Place }
  /** stock, quantity, a price by phone */
  | { readonly _tag: "Refused"; readonly refusal: FormRefusal; readonly unit: Unit; readonly at: Place }
  /** what a shop refused, in its words: there are too many to know them all beforehand */
  | { readonly _tag: "Told"; readonly words: string; readonly at: Place }

/** The texts of what can stop any product. */
export const obstacleTextKeys = joinKeys(stockRefusalTextKeys, ["product.hintChoices", "refusal.choiceMissing", "refusal.sizeNotChosen"])

// The texts of what stops some kinds only. A kind names its own, so that a page holds no words of other kinds.

/** The texts of what stops a configurator, and not every product. */
export const configuredObstacleTexts = ["choice.atLeastOneOption", "choice.notANumber", "form.atLeast", "form.empty"] as const
/** The texts of what stops a service with dates, and not every product. */
export const datedObstacleTexts = ["refusal.dateFull", "refusal.dateMissing", "refusal.dateUnknown"] as const
/** The texts of what stops a product sold in rows, and not every product. */
export const rowsObstacleTexts = ["choice.nothingSelected"] as const
/** The texts of what stops a bundle or a collection, and not every product. */
export const setObstacleTexts = ["choice.nothingSelected", "choice.versionNotChosen"] as const
/** The texts of what stops a product sold by subscription, and not every product. */
export const subscriptionObstacleTexts = ["subscription.choosePeriod"] as const
/** The texts of what stops a product with versions, and not every product. */
export const versionsObstacleTexts = ["choice.conflict", "choice.loading"] as const

export type ObstacleTextKey = (typeof obstacleTextKeys)[number]

const ownTexts = {
  ...choiceRefusalTexts,
  NothingSelected: "choice.nothingSelected",
  OptionMissing: "choice.atLeastOneOption",
  ValueMissing: "form.empty",
  ValueNotANumber: "choice.notANumber",
  ValueTooShort: "form.atLeast",
  VersionConflict: "choice.conflict",
  VersionLoading: "choice.loading",
  VersionMissing: "choice.versionNotChosen",
} as const satisfies Readonly<Record<string, TextKey>>

/**
 * A size that is missing, asked for in the product's own words where it has some.
 *
 * Spec: 5.60, 16.61.
 *
 * @example missingSize(sampleOffer(), place("sizes"))._tag // => "SizeMissing"
 */
export const missingSize = ({ sizeWords }: Pick<ProductOffer, "sizeWords">, at: Place): Obstacle =>
  sizeWords === undefined ? { _tag: "SizeMissing", at } : { _tag: "SizeMissing", at, ask: sizeWords.choose }

/**
 * An obstacle in the shopper's words.
 *
 * Spec: 5.52 to 5.56, 5.60, 8.57, 12.26.
 *
 * @param catalogue what it has no text for, because another kind of product would find it, is a choice that is missing
 *
 * @example obstacleText({ _tag: "VersionMissing", at: place("versions") }, polish) // => "Proszę wybrać wariant"
 */
export function obstacleText(obstacle: Obstacle, catalogue: TextCatalogue<ObstacleTextKey>): string {
  const sayOwn = (tag: keyof typeof ownTexts, count = 0) => {
    const key = ownTexts[tag]
    return has(catalogue, key) ? formatText(catalogue, key, { count }) : formatText(catalogue, "refusal.choiceMissing")
  }
  switch (obstacle._tag) {
    case "SizeMissing":
      return obstacle.ask ?? formatText(catalogue, "refusal.sizeNotChosen")
    case "ChoicesUnknown":
      return formatText(catalogue, "product.hintChoices")
    case "Told":
      return obstacle.words
    case "Refused": {
      const { refusal, unit } = obstacle
      return isStockRefusal(refusal) ? stockRefusalText(refusal, unit, catalogue) : sayOwn(refusal._tag)
    }
    default:
      return sayOwn(obstacle._tag, "min" in obstacle ? obstacle.min : undefined)
  }
}

const has = <Key extends TextKey>(catalogue: TextCatalogue<never>, key: Key): catalogue is TextCatalogue<Key> => key in catalogue.texts

/**
 * How long the message of an obstacle stays, in milliseconds.
 *
 * Spec: 9.20, 9.38, 9.39, 16.35.
 *
 * @example obstacleMs({ _tag: "SizeMissing", at: { section: "sizes", id: null } }) // => 3500
 * @example obstacleMs({ _tag: "VersionConflict", at: { section: "versions", id: "colour" } }) // => 10000
 */
export function obstacleMs(obstacle: Obstacle): number {
  if (obstacle._tag === "SizeMissing" && obstacle.at.section !== "parts") return obstacleTimes.sizeAlertMs
  return obstacle.at.section === "parts" && obstacle.at.id !== null ? obstacleTimes.partHighlightMs : obstacleTimes.noticeMs
}

/** The flags of the product form. */
export interface FormFlags {
  readonly disabled: boolean
  /** something on it is not as it was when the page opened */
  readonly changed: boolean
  /** the product is sold by phone only */
  readonly phonePrice: boolean
}

/**
 * How the product form is flagged: disabled by anything that keeps it from being bought whatever is chosen next, changed when
 * it would post something else than as it opened, and in phone-price mode.
 *
 * Spec: 4.39, 4.47, 4.50, 8.68.
 *
 * @param obstacle what stops buying whatever is chosen next
 *
 * @example formFlags(null, [{ name: "number", value: "1" }], [{ name: "number", value: "2" }])
 * // => { disabled: false, changed: true, phonePrice: false }
 */
export function formFlags(obstacle: Obstacle | null, opened: readonly SentField[], now: readonly SentField[]): FormFlags {
  return {
    disabled: obstacle !== null,
    changed: JSON.stringify(opened) !== JSON.stringify(now),
    phonePrice: obstacle?._tag === "Refused" && obstacle.refusal._tag === "PriceByPhone",
  }
}
