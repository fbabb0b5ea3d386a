/**
 * Forgets what was typed into a form, once the shop has it. A store that is denied has kept nothing.
 *
 * Spec: 14.43.
 *
 * @param storage opens the store of the browser's session; it may throw
 */
export function forgetTyped(key: string, storage: () => Storage): void {
  try {
    storage().removeItem(key)
  } catch {
    // the browser keeps nothing for this page
  }
}
