import { closestPerValue, type VersionChoice } from "./closest-variants.ts"
import type { VariantIndex } from "./variant-index.ts"
import { versionOutcome } from "./version-outcome.ts"

/**
 * How a value stands: `selected` is chosen, `leads` leads to a product with the other choices as they are, `conflict` makes
 * other choices give way, and `none` is a value that no variant has.
 */
export type VersionState = "selected" | "leads" | "conflict" | "none"

export interface VersionValue {
  readonly id: string
  readonly name: string
  readonly state: VersionState
  /** where its link leads; null for a dead end */
  readonly productId: number | null
  readonly link: string | null
  /** the product it leads to cannot be bought now */
  readonly soldOut: boolean
}

export interface VersionGroup {
  readonly id: string
  readonly name: string
  /** its chosen value gave way to a newer choice: another one has to be chosen */
  readonly conflict: boolean
  readonly values: readonly VersionValue[]
}

/**
 * Every value of every attribute: how it stands among the choices, and the product behind its link.
 *
 * Spec: 10.101, 16.4 to 16.8.
 *
 * @example versionGroups({ attributes: [{ id: "a", name: "A", values: [{ id: "x", name: "X" }] }], places: [new Map([["x", 0]])], variants: [], codes: [] }, [])
 * // => [{ id: "a", name: "A", conflict: false, values: [{ id: "x", name: "X", state: "none", productId: null, link: null, soldOut: false }] }]
 */
export function versionGroups(index: VariantIndex, chosen: readonly VersionChoice[]): readonly VersionGroup[] {
  const closest = closestPerValue(index, chosen)
  const outcome = versionOutcome(index, chosen)
  const conflicts = outcome._tag === "Conflict" ? outcome.attributes : []
  const isChosen = (attribute: string, value: string) => chosen.some((choice) => choice.attribute === attribute && choice.value === value)
  return index.attributes.map(({ id, name, values }, attribute) => ({
    id,
    name,
    conflict: conflicts.includes(id),
    values: values.map((value, place) => {
      const reached = closest[attribute]?.[place] ?? null
      if (reached === null) return { ...value, state: "none", productId: null, link: null, soldOut: false }
      const { productId, link, available } = reached.variant
      const other = reached.sharesAll ? "leads" : "conflict"
      return { ...value, state: isChosen(id, value.id) ? "selected" : other, productId, link, soldOut: !available }
    }),
  }))
}
