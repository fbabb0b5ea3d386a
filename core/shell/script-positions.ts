/** The positions of scripts in a page, in the order in which they run. Spec: 9.32. */
export const scriptPositions = ["head", "body_top", "before_shop_js", "after_shop_js", "body_bottom"] as const

/** One of the positions. */
export type ScriptPosition = (typeof scriptPositions)[number]

/**
 * The region under which a snippet of a position is told: the wire knows three.
 *
 * Spec: 7.17, 11.402.
 *
 * @example scriptPositions.map(snippetRegion) // => ["head", "body_top", "body", "body", "body"]
 */
export function snippetRegion(position: ScriptPosition): "head" | "body_top" | "body" {
  return position === "head" || position === "body_top" ? position : "body"
}

/**
 * Scripts sorted by position; those with the same position keep their order.
 *
 * Spec: 9.32, 7.17, 19.50.
 *
 * @example inScriptOrder([{ position: "body_bottom" }, { position: "head" }])
 * // => [{ position: "head" }, { position: "body_bottom" }]
 */
export function inScriptOrder<Script extends { readonly position: ScriptPosition }>(scripts: readonly Script[]): readonly Script[] {
  return scriptPositions.flatMap((position) => scripts.filter((script) => script.position === position))
}
