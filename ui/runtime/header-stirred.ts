import { keepChoice } from "./language-switch.ts"
import { startMenuKeys } from "./menu-keys.ts"

/** What of the header is fetched when the shopper stirs, in one file. @param early keys that were pressed meanwhile */
export function startHeader(early: readonly KeyboardEvent[]): void {
  startMenuKeys(early)
  keepChoice(document)
}
