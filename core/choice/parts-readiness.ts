import type { Obstacle } from "./obstacle.ts"
import { isSelected, type Part, partSize, partVersion } from "./part.ts"

/**
 * What is still missing from a set; `null` = every selected part has a version and a size.
 *
 * Spec: 5.52, 5.53, 5.54, 16.17. Versions of all parts come before sizes, as a size belongs to a version.
 *
 * @example partsObstacle([{ id: "cup", optional: true, checked: false }])
 * // => { _tag: "NothingSelected", at: { section: "parts", id: null } }
 */
export function partsObstacle(parts: readonly Part[]): Obstacle | null {
  const selected = parts.filter(isSelected)
  if (selected.length === 0) return { _tag: "NothingSelected", at: { section: "parts", id: null } }
  const versionless = selected.find((part) => partVersion(part) === null)
  if (versionless !== undefined) return { _tag: "VersionMissing", at: { section: "parts", id: versionless.id } }
  const sizeless = selected.find((part) => partSize(part) === null)
  return sizeless === undefined ? null : { _tag: "SizeMissing", at: { section: "parts", id: sizeless.id } }
}

/** How a set's form stands. */
export interface PartsForm {
  /** nothing is selected, so nothing can be sent */
  readonly disabled: boolean
  /** parts left out: their fields are disabled and not sent */
  readonly disabledParts: readonly string[]
}

/**
 * Which fields of a set are disabled, and whether its whole form is.
 *
 * Spec: 4.71, 16.22.
 *
 * @example partsForm([{ id: "cup", optional: true, checked: false }]) // => { disabled: true, disabledParts: ["cup"] }
 */
export function partsForm(parts: readonly Pick<Part, "id" | "optional" | "checked">[]): PartsForm {
  const left = parts.filter((part) => !isSelected(part))
  return { disabled: left.length === parts.length, disabledParts: left.map(({ id }) => id) }
}
