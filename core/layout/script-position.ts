/** Where a script stands in the page, in the order in which they run. Spec: 9.32. */
export const scriptPositions = ["head", "body_top", "before_shop_js", "after_shop_js", "body_bottom"] as const

export type ScriptPosition = (typeof scriptPositions)[number]

/**
 * The position of a snippet's region; one that nobody knows goes to the end of the page.
 *
 * Spec: 7.17, 9.32, 19.50.
 *
 * @example ["head", "body_top", "body", "elsewhere"].map(snippetPosition) // => ["head", "body_top", "body_bottom", "body_bottom"]
 */
export function snippetPosition(region: string): ScriptPosition {
  return scriptPositions.find((position) => position === region) ?? "body_bottom"
}

/**
 * Scripts in the order of their positions; those of one position keep theirs.
 *
 * Spec: 9.32, 7.17.
 *
 * @example inScriptOrder([{ position: "body_bottom" }, { position: "head" }]) // => [{ position: "head" }, { position: "body_bottom" }]
 */
export function inScriptOrder<Script extends { readonly position: ScriptPosition }>(scripts: readonly Script[]): readonly Script[] {
  return scriptPositions.flatMap((position) => scripts.filter((script) => script.position === position))
}
