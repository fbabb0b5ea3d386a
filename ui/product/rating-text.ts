import type { Language } from "../../core/values/language.ts"

/**
 * A mean rating as the language writes it.
 *
 * @example ratingText("4.7", "pl") // => "4,7"
 */
export const ratingText = (mean: string, language: Language): string => (language === "pl" ? mean.replace(".", ",") : mean)
