import type { Clipboard } from "../../ports/clipboard.ts"

/** The browser's own clipboard; pages that came without encryption have none. Spec: 8.86. */
export const makeNavigatorClipboard = (clipboard: Pick<Navigator["clipboard"], "writeText"> | undefined): Clipboard => ({
  write: async (text) => {
    try {
      await clipboard?.writeText(text)
      return clipboard !== undefined
    } catch {
      // the shopper, or the frame around the page, does not allow it
      return false
    }
  },
})
