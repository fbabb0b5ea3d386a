import { dateOnDay, openDateCalendar, type ShownDate } from "../../core/product-page/date-calendar.ts"
import { askByCalendar } from "./calendar.tsx"
import type { CalendarWords } from "./calendar-texts.ts"

/**
 * Offers the days of a delivery as a calendar, beside their list, which goes on standing and is what the form posts. It runs when the page's form is
 * alive already, so that nothing of what the server wrote is other than the form expects.
 *
 * Spec: 10.959, 13.25.
 */
export function offerDeliveryDays(words: CalendarWords): void {
  for (const place of document.querySelectorAll<HTMLElement>(".order__days")) {
    const list = place.querySelector("select")
    if (list === null || place.querySelector("button") !== null) continue
    const button = document.createElement("button")
    button.type = "button"
    button.className = "btn order__calendar"
    button.textContent = place.dataset["calendar"] ?? ""
    button.ariaHasPopup = "dialog"
    button.addEventListener("click", () => {
      const days = [...list.options].map(({ value }): ShownDate => ({ id: value, places: "", isFree: true }))
      void askByCalendar(words, {
        opened: openDateCalendar(days, list.value),
        heading: place.querySelector("label")?.textContent ?? "",
        onChosen: ([day]) => {
          const chosen = day === undefined ? null : dateOnDay(days, day)
          if (chosen !== null) list.value = chosen
        },
      })
    })
    list.after(button)
  }
}
