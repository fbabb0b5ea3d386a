import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

/** The shop's own texts, nothing reworded. */
export const polish = textCatalogue("pl", {})
export const english = textCatalogue("en", {})
