import type { Language } from "../../core/values/language.ts"

/** A date has no time zone, so it is formatted in UTC. Making a format costs far more than using it. */
const inWords = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" })
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = { pl: inWords("pl"), en: inWords("en") }

/** A civil date in words. */
export const dayText = (date: string, language: Language) => dayFormats[language].format(new Date(`${date}T00:00:00Z`))
