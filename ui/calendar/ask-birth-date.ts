import { openBirthCalendar } from "../../core/calendar/birth-calendar.ts"
import { civilDayText } from "../../core/values/civil-day.ts"
import { askByCalendar } from "./calendar.tsx"
import type { CalendarWords } from "./calendar-texts.ts"

/**
 * Asks for a birth date by a calendar. Its last day is today where the visitor is: nobody is born in another zone on a day that is not there yet.
 *
 * Spec: 13.23.
 *
 * @param typed what stands in the field
 * @param onText gets the day as it is written in the field; "" = the choice was taken back
 */
export function askBirthDate(
  words: CalendarWords,
  typed: string,
  { heading, onText }: { readonly heading: string; readonly onText: (text: string) => void },
): Promise<void> {
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  return askByCalendar(words, {
    opened: openBirthCalendar(typed, today),
    heading,
    onChosen: ([day]) => onText(day === undefined ? "" : civilDayText(day)),
  })
}
