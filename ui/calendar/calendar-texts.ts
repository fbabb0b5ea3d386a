import { calendarTextKeys } from "../../core/calendar/view-calendar.ts"
import type { Language } from "../../core/values/language.ts"

/** The texts of a calendar in its dialog. The built-in ones come with it: a page has those alone that its shop words its own way. */
export const calendarDialogKeys = [...calendarTextKeys, "calendar.clear", "calendar.close", "calendar.done"] as const

/** In which language a calendar speaks, and the texts of its page, among them the shop's own wording of it. Spec: 1.5. */
export interface CalendarWords {
  readonly language: Language
  readonly texts: Readonly<Record<string, string>>
}
