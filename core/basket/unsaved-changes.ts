/** A field that can be changed, with its initial and its current value. */
export interface ChangeableField {
  readonly initial: string
  readonly current: string
}

/**
 * Would leaving the page lose a change? Blanks at the ends do not count.
 *
 * Spec: 5.82 (leaving asks `message.unsavedChanges`).
 *
 * @example hasUnsavedChanges([{ initial: "2", current: "3" }]) // => true
 * @example hasUnsavedChanges([{ initial: "2", current: " 2" }]) // => false
 */
export function hasUnsavedChanges(fields: readonly ChangeableField[]): boolean {
  return fields.some(({ initial, current }) => initial.trim() !== current.trim())
}

/**
 * What the update button of the cart does: it sends the fields that changed, or shows a message when none has.
 *
 * Spec: 5.83.
 *
 * @example cartUpdate([{ initial: "2", current: "2" }]) // => { is: "nothing", key: "message.nothingToUpdate" }
 * @example cartUpdate([{ initial: "2", current: "2" }, { initial: "1", current: "4" }])
 * // => { is: "update", changed: [1] }
 */
export function cartUpdate(
  fields: readonly ChangeableField[],
): { readonly is: "nothing"; readonly key: "message.nothingToUpdate" } | { readonly is: "update"; readonly changed: readonly number[] } {
  const changed = fields.flatMap((field, at) => (hasUnsavedChanges([field]) ? [at] : []))
  return changed.length === 0 ? { is: "nothing", key: "message.nothingToUpdate" } : { is: "update", changed }
}
