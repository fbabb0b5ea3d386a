import { type BasketRefusal, refusalText, type RefusalTextKey } from "../messages/refusal.ts"
import { productPageLimits } from "../product-page/limits.ts"
import type { Unit } from "../quantity/unit.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { choiceLimits } from "./limits.ts"

/** What to bring into view: a section of the product form, and in it one attribute, part, row or item. */
export interface Place {
  readonly section: "sizes" | "versions" | "parts" | "rows" | "options" | "quantity"
  readonly id: string | null
}

/** The first thing that keeps a choice from the basket. */
export type Obstacle =
  | { readonly _tag: "SizeMissing"; readonly at: Place }
  | { readonly _tag: "VersionMissing"; readonly at: Place }
  | { readonly _tag: "VersionConflict"; readonly at: Place }
  | { readonly _tag: "NothingSelected"; readonly at: Place }
  | { readonly _tag: "OptionMissing"; readonly at: Place }
  /** stock, quantity, a price by phone, or what a shop refused */
  | { readonly _tag: "Refused"; readonly refusal: BasketRefusal; readonly unit: Unit; readonly at: Place }

/** The texts of obstacles other than refusals. */
export const obstacleTextKeys = {
  SizeMissing: "refusal.sizeNotChosen",
  VersionMissing: "choice.versionNotChosen",
  VersionConflict: "choice.conflict",
  NothingSelected: "choice.nothingSelected",
  OptionMissing: "choice.atLeastOneOption",
} as const satisfies Record<Exclude<Obstacle["_tag"], "Refused">, string>

/** The texts that an obstacle can need, with those of refusals. */
export type ObstacleTextKey = RefusalTextKey | (typeof obstacleTextKeys)[keyof typeof obstacleTextKeys]

/**
 * An obstacle in the shopper's words.
 *
 * Spec: 5.52 to 5.56, 5.60, 8.57.
 *
 * @example obstacleText({ _tag: "VersionMissing" }, { language: "pl", texts: { "choice.versionNotChosen": "Proszę wybrać wariant" } })
 * // => "Proszę wybrać wariant"
 */
export function obstacleText(obstacle: Obstacle, catalogue: TextCatalogue<ObstacleTextKey>): string {
  if (obstacle._tag === "Refused") return refusalText(obstacle.refusal, obstacle.unit, catalogue)
  return formatText(catalogue, obstacleTextKeys[obstacle._tag])
}

/**
 * How long the message of an obstacle stays, in milliseconds.
 *
 * Spec: 9.20, 9.38, 9.39, 16.35.
 *
 * @example obstacleMs({ _tag: "SizeMissing", at: { section: "sizes", id: null } }) // => 3500
 * @example obstacleMs({ _tag: "VersionConflict", at: { section: "versions", id: "colour" } }) // => 10000
 */
export function obstacleMs(obstacle: Obstacle): number {
  if (obstacle._tag === "SizeMissing" && obstacle.at.section !== "parts") return productPageLimits.sizeAlertMs
  return obstacle.at.section === "parts" && obstacle.at.id !== null ? choiceLimits.partHighlightMs : productPageLimits.noticeMs
}
