/** A field that can be changed: what it opened with and what stands in it. */
export interface ChangeableField {
  readonly opened: string
  readonly now: string
}

/**
 * Is there something that would be lost? Blanks at the ends are no change.
 *
 * Spec: 5.82 (leaving asks `message.unsavedChanges`).
 *
 * @example hasUnsavedChanges([{ opened: "2", now: "3" }]) // => true
 * @example hasUnsavedChanges([{ opened: "2", now: " 2" }]) // => false
 */
export function hasUnsavedChanges(fields: readonly ChangeableField[]): boolean {
  return fields.some(({ opened, now }) => opened.trim() !== now.trim())
}

/**
 * What an update of the cart does: nothing when no number differs, which is told.
 *
 * Spec: 5.83.
 *
 * @example cartUpdate([{ opened: "2", now: "2" }]) // => { is: "nothing", key: "message.nothingToUpdate" }
 * @example cartUpdate([{ opened: "2", now: "2" }, { opened: "1", now: "4" }]) // => { is: "update", changed: [1] }
 */
export function cartUpdate(
  fields: readonly ChangeableField[],
): { readonly is: "nothing"; readonly key: "message.nothingToUpdate" } | { readonly is: "update"; readonly changed: readonly number[] } {
  const changed = fields.flatMap((field, at) => (hasUnsavedChanges([field]) ? [at] : []))
  return changed.length === 0 ? { is: "nothing", key: "message.nothingToUpdate" } : { is: "update", changed }
}
