/** How a product with variants is shown: one at a time, or all as rows. */
export type DisplayMode = "single-with-variants" | "multi-variant"

/**
 * The display mode that a setting names; whatever it does not know is the default.
 *
 * Spec: 4.41.
 *
 * @example displayMode("multi-variant") // => "multi-variant"
 * @example displayMode(null) // => "single-with-variants"
 */
export function displayMode(setting: string | null): DisplayMode {
  return setting === "multi-variant" ? setting : "single-with-variants"
}
