import { dateOnDay, openDateCalendar, type ShownDate } from "../../core/product-page/date-calendar.ts"
import { askByCalendar } from "./calendar.tsx"
import type { CalendarWords } from "./calendar-texts.ts"

/**
 * Offers the dates of a service as a calendar, beside their radio buttons, which go on standing: what is chosen in it is a press of one of them. It runs
 * when the page's form is alive already, so that nothing of what the server wrote is other than the form expects.
 *
 * Spec: 1.5, 13.25, 17.34.
 *
 * @param words of the page of a service, which has them to call the button by; other pages have neither
 */
export function offerServiceDates(words: CalendarWords): void {
  const list = document.getElementById("projector_dates")
  const heading = list?.querySelector("legend")?.textContent ?? ""
  const called = words.texts["date.show"]
  if (
    called === undefined ||
    list === null ||
    list.querySelector("input:not([disabled])") === null ||
    list.querySelector(".projector_dates__calendar") !== null
  )
    return
  const button = document.createElement("button")
  button.type = "button"
  button.className = "btn projector_dates__calendar"
  button.textContent = called
  button.setAttribute("aria-haspopup", "dialog")
  button.addEventListener("click", () => {
    const dates = shownDates(list)
    const chosen = list.querySelector<HTMLInputElement>("input:checked")?.value ?? null
    void askByCalendar(words, {
      opened: openDateCalendar(dates, chosen),
      heading,
      onChosen: ([day]) => {
        const date = day === undefined ? null : dateOnDay(dates, day)
        // the form hears it as it hears a press
        if (date !== null) list.querySelector<HTMLInputElement>(`input[value="${date}"]`)?.click()
      },
    })
  })
  list.append(button)
}

const shownDates = (list: HTMLElement): readonly ShownDate[] =>
  [...list.querySelectorAll<HTMLInputElement>("input[type=radio]")].map((radio) => ({
    id: radio.value,
    places: radio.closest("label")?.querySelector(".projector_dates__places")?.textContent ?? "",
    isFree: !radio.disabled,
  }))
