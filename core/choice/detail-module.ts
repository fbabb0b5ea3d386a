/** The id of the product form in the page. Spec: 10.77. */
export const productFormId = "projector_form"

/** Whether a detail module stands inside the product form, or outside it in a sticky bar or a dialog. */
export type ModuleMode = "normal" | "detached"

/**
 * The `form` attribute of a module's fields: the id of the product form where they stand outside of it, else none.
 *
 * Spec: 4.43, 10.77.
 *
 * @example fieldForm("detached") // => "projector_form"
 * @example fieldForm("normal") // => null
 */
export function fieldForm(mode: ModuleMode): string | null {
  return mode === "detached" ? productFormId : null
}
