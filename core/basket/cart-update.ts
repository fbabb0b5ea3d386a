import { type ChangeableField, hasUnsavedChanges } from "../values/unsaved-changes.ts"

/**
 * What the update button of the cart does: it sends the fields that changed, or shows a message when none has.
 *
 * Spec: 5.83.
 *
 * @example cartUpdate([{ initial: "2", current: "2" }]) // => { is: "nothing", key: "message.nothingToUpdate", changed: [] }
 * @example cartUpdate([{ initial: "2", current: "2" }, { initial: "1", current: "4" }])
 * // => { is: "update", changed: [1] }
 */
export function cartUpdate(
  fields: readonly ChangeableField[],
):
  | { readonly is: "nothing"; readonly key: "message.nothingToUpdate"; readonly changed: readonly [] }
  | { readonly is: "update"; readonly changed: readonly number[] } {
  const changed = fields.flatMap((field, at) => (hasUnsavedChanges([field]) ? [at] : []))
  return changed.length === 0 ? { is: "nothing", key: "message.nothingToUpdate", changed: [] } : { is: "update", changed }
}
