import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { openBirthCalendar } from "../../core/calendar/birth-calendar.ts"
import { openCalendar } from "../../core/calendar/calendar.ts"
import { type CalendarSettings, calendarSettings } from "../../core/calendar/settings.ts"
import { civilDayText } from "../../core/values/civil-day.ts"
import { askByCalendar } from "../../ui/calendar/calendar.tsx"
import { offerServiceDates } from "../../ui/calendar/service-dates.ts"

const today = { year: 2026, month: 11, day: 21 }

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Opens a calendar by a button, as a page does. */
async function opened(settings: Partial<CalendarSettings> = {}, more: Parameters<typeof openCalendar>[0] | object = {}) {
  const chosen = vi.fn<(days: readonly string[], time: string | null) => void>()
  const user = userEvent.setup()
  const opener = document.createElement("button")
  document.body.append(opener)
  opener.focus()
  await askByCalendar(
    { language: "pl", texts: {} },
    {
      opened: openCalendar({ settings: calendarSettings({ today, ...settings }), ...more }),
      heading: "Data",
      onChosen: (days, time) => chosen(days.map(civilDayText), time === null ? null : `${time.hour}:${time.minute}`),
    },
  )
  const dialog = await screen.findByRole("dialog", { name: "Data" })
  return { user, opener, dialog, chosen }
}

const focusedDay = () => document.activeElement?.getAttribute("data-calendar-day")

test("the keyboard of a date picker dialog, step by step: the focus begins on today and goes by days, weeks, months and years (13.10, 13.22)", async () => {
  const { user } = await opened()
  expect(focusedDay()).toBe("2026-11-21")
  const steps: readonly (readonly [string, string])[] = [
    ["{ArrowRight}", "2026-11-22"],
    ["{ArrowLeft}", "2026-11-21"],
    ["{ArrowDown}", "2026-11-28"],
    ["{ArrowUp}", "2026-11-21"],
    ["{Home}", "2026-11-16"],
    ["{End}", "2026-11-22"],
    ["{PageDown}", "2026-12-22"],
    ["{PageUp}", "2026-11-22"],
    ["{Shift>}{PageDown}{/Shift}", "2027-11-22"],
    ["{Shift>}{PageUp}{/Shift}", "2026-11-22"],
    ["{ArrowDown}{ArrowDown}", "2026-12-06"],
  ]
  for (const [keys, day] of steps) {
    await user.keyboard(keys)
    expect([keys, focusedDay()]).toEqual([keys, day])
    expect(document.querySelectorAll('[data-calendar-day][tabindex="0"]')).toHaveLength(1)
  }
  expect(document.getElementById("calendar_month")?.textContent).toContain("Grudzień 2026")
})

test.each(["{Enter}", " "])("%j chooses the day; the dialog is over, and the focus is back where it was (13.22, 13.24)", async (key) => {
  const { user, opener, dialog, chosen } = await opened()
  await user.keyboard(`{ArrowRight}${key}`)
  expect(chosen.mock.calls).toEqual([[["2026-11-22"], null]])
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test("Escape leaves a picker, and not the dialog (13.22)", async () => {
  const { user, dialog } = await opened()
  await user.click(within(dialog).getByRole("button", { name: "2026" }))
  expect(within(dialog).queryByRole("grid")).toBeNull()
  await user.keyboard("{Escape}")
  expect(within(dialog).getByRole("grid", { name: /Listopad 2026/ })).toBeTruthy()
  expect([dialog.isConnected, focusedDay()]).toEqual([true, "2026-11-21"])
})

test("a day that cannot be chosen says so, can be reached, and cannot be pressed (13.5, 13.16, 13.22)", async () => {
  const holidays = [{ year: 2026, month: 11, day: 11 }]
  const { user, dialog, chosen } = await opened({ disablesWeekends: true, holidays })
  const saturday = within(dialog).getByRole("button", { name: "sobota, 21 listopada 2026, dzisiaj, niedostępny" })
  expect([document.activeElement, saturday.getAttribute("aria-disabled")]).toEqual([saturday, "true"])
  expect(within(dialog).getByRole("button", { name: "środa, 11 listopada 2026, dzień wolny" })).toBeTruthy()
  await user.keyboard("{Enter}")
  expect(chosen).not.toHaveBeenCalled()
})

test("a month and a year are chosen from their pickers (4.9, 9.12, 13.8)", async () => {
  const { user, dialog } = await opened()
  await user.click(within(dialog).getByRole("button", { name: "Listopad" }))
  expect(dialog.querySelectorAll(".calendar__pick")).toHaveLength(12)
  await user.click(within(dialog).getByRole("button", { name: "Luty" }))
  await user.click(within(dialog).getByRole("button", { name: "2026" }))
  expect([...dialog.querySelectorAll(".calendar__pick")].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 15 }, (_, at) => String(2019 + at)),
  )
  await user.click(within(dialog).getByRole("button", { name: "2024" }))
  expect(dialog.querySelectorAll("[data-calendar-day]")).toHaveLength(35)
  expect(document.activeElement?.getAttribute("data-calendar-day")).toBe("2024-02-21")
})

test("a range is told by its button, and every day of it is marked (4.14, 13.2, 13.24)", async () => {
  const { user, dialog, chosen } = await opened({ dayMode: "ranged" })
  await user.keyboard("{Enter}{ArrowRight}{ArrowRight}{Enter}")
  expect([...dialog.querySelectorAll("td[class]")].map(({ className }) => className)).toEqual(["--first", "--between", "--last"])
  await user.click(within(dialog).getByRole("button", { name: "Gotowe" }))
  expect(chosen.mock.calls).toEqual([[["2026-11-21", "2026-11-22", "2026-11-23"], null]])
})

test("several days are pressed one by one, and taken back together (4.12, 13.24)", async () => {
  const { user, dialog, chosen } = await opened({ dayMode: "multiple" })
  await user.keyboard("{Enter}{ArrowRight}{Enter}")
  expect(dialog.querySelectorAll('[aria-selected="true"]')).toHaveLength(2)
  await user.click(within(dialog).getByRole("button", { name: "Wyczyść" }))
  expect(chosen.mock.calls).toEqual([[[], null]])
})

test("on a clock of twelve hours 3 is typed, the half is pressed, and what is no hour gives way to the hour before it (4.15, 4.16, 5.46, 5.48)", async () => {
  const { user, dialog, chosen } = await opened({ clock: 12 }, { time: "9:30" })
  const hour = within(dialog).getByRole("textbox", { name: "Godzina" })
  await user.clear(hour)
  await user.type(hour, "3")
  await user.click(within(dialog).getByRole("button", { name: "AM" }))
  expect([hour.getAttribute("value"), within(dialog).getByRole("button", { name: "PM" }).textContent]).toEqual(["03", "PM"])
  await user.clear(hour)
  await user.type(hour, "77{Tab}")
  expect(hour.getAttribute("value")).toBe("03")
  await user.keyboard("{Escape}")
  await user.click(within(dialog).getByRole("button", { name: "Gotowe" }))
  expect(chosen.mock.calls).toEqual([[[], "15:30"]])
})

test("a birth date opens with the years, and a year leads to its days (13.23)", async () => {
  const user = userEvent.setup()
  const chosen: string[] = []
  await askByCalendar(
    { language: "en", texts: {} },
    {
      opened: openBirthCalendar("", today),
      heading: "Birth date",
      onChosen: (days) => chosen.push(...days.map(civilDayText)),
    },
  )
  const dialog = await screen.findByRole("dialog", { name: "Birth date" })
  expect(document.activeElement?.textContent).toBe("1996")
  await user.click(within(dialog).getByRole("button", { name: "Previous years" }))
  await user.click(within(dialog).getByRole("button", { name: "1980" }))
  await user.click(within(dialog).getByRole("button", { name: "Tuesday, 1 January 1980" }))
  expect(chosen).toEqual(["1980-01-01"])
})

test("a service's dates can be chosen from a calendar: its day is the press of a radio button, and the shop may call the button its own way (1.5, 13.25)", async () => {
  document.body.innerHTML = `<fieldset id="projector_dates"><legend>Wybierz termin</legend>
    <label><input type="radio" name="own_date" value="2026-12-05T10:00" disabled><span class="projector_dates__places">brak miejsc</span></label>
    <label><input type="radio" name="own_date" value="2026-12-05T15:00"><span class="projector_dates__places">3 miejsca</span></label></fieldset>`
  const user = userEvent.setup()
  offerServiceDates({ language: "pl", texts: { "date.show": "Pokaż terminy" } })
  const button = screen.getByRole("button", { name: "Pokaż terminy" })
  await user.click(button)
  const dialog = await screen.findByRole("dialog", { name: "Wybierz termin" })
  expect(dialog.querySelector(".calendar__popup")?.textContent).toBe("5: 10:00, brak miejsc; 15:00, 3 miejsca")
  await user.click(within(dialog).getByRole("button", { name: /5 grudnia 2026, 10:00, brak miejsc; 15:00, 3 miejsca/ }))
  expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe("2026-12-05T15:00")
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test("the shop's own wording of a calendar stands in it, and the built-in words everywhere else (1.5, 13.15)", async () => {
  await askByCalendar(
    { language: "pl", texts: { "calendar.month11": "Listopad (sezon)", "calendar.close": "Schowaj" } },
    { opened: openCalendar({ settings: calendarSettings({ today }) }), heading: "Data", onChosen: () => {} },
  )
  const dialog = await screen.findByRole("dialog", { name: "Data" })
  expect(dialog.textContent).toContain("Listopad (sezon) 2026")
  expect(within(dialog).getByRole("button", { name: "Schowaj" })).toBeDefined()
  expect(within(dialog).getByRole("button", { name: "Następny miesiąc" })).toBeDefined()
})
