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
