import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { VersionGroup, VersionValue } from "./version-groups.ts"

/** The texts that versions can show. */
export const versionTextKeys = ["choice.conflictHint", "choice.otherOption", "product.choiceSoldOut"] as const

type Catalogue = TextCatalogue<(typeof versionTextKeys)[number]>

/**
 * The name of a value, which says so when the product behind it is sold out.
 *
 * Spec: 10.101, 16.42.
 *
 * @example versionName({ name: "Czerwony", soldOut: true }, { language: "pl", texts: { "product.choiceSoldOut": "{name} (wyprzedane)" } })
 * // => "Czerwony (wyprzedane)"
 */
export function versionName(value: Pick<VersionValue, "name" | "soldOut">, catalogue: Catalogue): string {
  return value.soldOut ? formatText(catalogue, "product.choiceSoldOut", { name: value.name }) : value.name
}

/**
 * What is said before a value is chosen that would change other choices; `null` = nothing.
 *
 * Spec: 16.42.
 *
 * @example versionHint({ state: "leads" }, { language: "pl", texts: {} }) // => null
 */
export function versionHint(value: Pick<VersionValue, "state">, catalogue: Catalogue): string | null {
  return value.state === "conflict" ? formatText(catalogue, "choice.conflictHint") : null
}

/**
 * What is said at an attribute whose value gave way to a newer choice; `null` = nothing.
 *
 * Spec: 16.6, 16.42.
 *
 * @example groupHint({ conflict: true }, { language: "pl", texts: { "choice.otherOption": "Wybierz inną opcję." } }) // => "Wybierz inną opcję."
 */
export function groupHint(group: Pick<VersionGroup, "conflict">, catalogue: Catalogue): string | null {
  return group.conflict ? formatText(catalogue, "choice.otherOption") : null
}
