import { createRoot } from "react-dom/client"
import type { Language } from "../../core/values/language.ts"
import { CalendarDialog, type CalendarQuestion } from "./CalendarDialog.tsx"
import type { CalendarWords } from "./calendar-texts.ts"

/** Its words are on their way: whoever presses twice meanwhile gets one. */
let isComing = false

/**
 * Asks for days by a calendar above the page. Its code and its words come when the first one is opened; the focus goes back to what opened it.
 *
 * Spec: 13.21, 13.22.
 */
export async function askByCalendar({ language, texts: own }: CalendarWords, question: CalendarQuestion): Promise<void> {
  if (isComing) return
  isComing = true
  const { texts: builtIn } = await textsIn(language).finally(() => {
    isComing = false
  })
  const texts = { language, texts: { ...builtIn, ...own } }
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  // not while it is drawn: what ends the dialog is an event in it
  root.render(<CalendarDialog {...question} texts={texts} onClose={() => queueMicrotask(close)} />)
}

const textsIn = async (language: Language) =>
  language === "en"
    ? { language, texts: (await import("../../core/texts/en/calendar.ts")).enCalendar }
    : { language, texts: (await import("../../core/texts/pl/calendar.ts")).plCalendar }
