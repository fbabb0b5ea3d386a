import { keepChoice } from "../navigation/language-switch.ts"
import { enhanceTooltips } from "./enhance-tooltips.ts"
import { startMenuKeys } from "./menu-keys.ts"

/** What of the header, and of all pages, is fetched at the first interaction, in one file. @param early keys that were pressed meanwhile */
export function startHeader(early: readonly KeyboardEvent[]): void {
  startMenuKeys(early)
  keepChoice(document)
  enhanceTooltips([...document.querySelectorAll<HTMLElement>("[data-tooltip]")])
}
