import type { Language } from "../../core/values/language.ts"

/** A date has no time zone, so it is formatted in UTC. Making a format costs far more than using it. */
const inWords = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
/** The shop's English is that of Britain, as its calendar and its head say. */
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = { pl: inWords("pl"), en: inWords("en-GB") }

/**
 * A civil date in words; no line ends between the day and its month.
 *
 * Spec: 10.1089.
 *
 * @example dayText("2026-11-21", "en") // => "21\u00a0November 2026"
 */
export const dayText = (date: string, language: Language) =>
  dayFormats[language].format(new Date(`${date}T00:00:00Z`)).replace(" ", "\u00a0")
