import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, test } from "vitest"
import { openCalendar } from "../../core/calendar/calendar.ts"
import { type CalendarSettings, calendarSettings } from "../../core/calendar/settings.ts"
import { type CivilDay, civilDayText, parseCivilDay } from "../../core/values/civil-day.ts"
import { askByCalendar } from "../../ui/calendar/calendar.tsx"

// The rows of "Date Picker Dialog Example" of the ARIA Authoring Practices Guide, one after the other.

const day = (text: string): CivilDay => {
  const parsed = parseCivilDay(text)
  if (parsed === null) throw new Error(`${text} is no day`)
  return parsed
}
const today = day("2026-11-21")

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

interface Opening {
  readonly chosen?: string
  readonly settings?: Partial<CalendarSettings>
}

/** A button that opens a calendar, as the pages have one, and a field that takes what was chosen. */
function picker({ chosen, settings = {} }: Opening = {}) {
  const user = userEvent.setup()
  const taken: string[] = []
  const ask = () =>
    askByCalendar(
      { language: "pl", texts: {} },
      {
        opened: openCalendar({
          settings: calendarSettings({ today, ...settings }),
          ...(chosen === undefined ? {} : { selected: [day(chosen)] }),
        }),
        heading: "Data",
        onChosen: (days) => taken.push(...days.map(civilDayText)),
      },
    )
  render(
    <button type="button" onClick={() => void ask()}>
      Kalendarz
    </button>,
  )
  const opener = screen.getByRole("button", { name: "Kalendarz" })
  opener.focus()
  return { user, opener, taken, dialog: () => screen.findByRole("dialog", { name: "Data" }) }
}

const focusedDay = () => document.activeElement?.getAttribute("data-calendar-day")
const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent

describe("the button", () => {
  test.each<readonly [string, string | undefined, string]>([
    ["{Enter}", undefined, "2026-11-21"],
    [" ", undefined, "2026-11-21"],
    ["{Enter}", "2024-02-29", "2024-02-29"],
    [" ", "2024-02-29", "2024-02-29"],
  ])("%j opens the dialog where %s is chosen, and the focus is on %s (13.22)", async (key, chosen, focused) => {
    const { user, dialog } = picker(chosen === undefined ? {} : { chosen })
    await user.keyboard(key)
    expect((await dialog()).matches("dialog[open]")).toBe(true)
    expect(focusedDay()).toBe(focused)
  })
})

test("two presses before its code has come open one dialog, and the next press opens another (13.21)", async () => {
  const { user, opener, dialog } = picker()
  opener.click()
  opener.click()
  await dialog()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toHaveLength(0))
  opener.click()
  await dialog()
})

describe("in the dialog", () => {
  test("Escape closes it, chooses nothing, and the focus is on the button again (13.22)", async () => {
    const { user, opener, taken, dialog } = picker()
    await user.keyboard("{Enter}")
    const opened = await dialog()
    // what the browser does of itself with the key
    opened.dispatchEvent(new Event("close"))
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect([opened.isConnected, taken]).toEqual([false, []])
  })

  test("Tab goes through its parts in their order, of which the grid is one, and Shift and Tab goes back (13.22)", async () => {
    const { user, dialog } = picker({ settings: { dayMode: "ranged" } })
    await user.keyboard("{Enter}")
    const parts = [...(await dialog()).querySelectorAll<HTMLElement>("button")].filter((one) => one.tabIndex === 0)
    const arrows = ["Poprzedni miesiąc", "Listopad", "2026", "Następny miesiąc"]
    const names = [...arrows, "sobota, 21 listopada 2026, dzisiaj", "Wyczyść", "Gotowe", "Zamknij kalendarz"]
    expect(parts.map((one) => one.getAttribute("aria-label") ?? one.textContent)).toEqual(names)
    await user.tab()
    expect(focusedName()).toBe("Wyczyść")
    for (const name of names.slice(0, 5).toReversed()) {
      await user.tab({ shift: true })
      expect(focusedName()).toBe(name)
    }
  })
})

describe("the buttons of month and year", () => {
  test.each(["{Enter}", " "])("%j shows another month, and the focus stays (13.7)", async (key) => {
    const { user, dialog } = picker()
    await user.keyboard("{Enter}")
    const next = within(await dialog()).getByRole("button", { name: "Następny miesiąc" })
    next.focus()
    await user.keyboard(key)
    expect(document.getElementById("calendar_month")?.textContent).toContain("Grudzień 2026")
    expect(document.getElementById("calendar_month")?.getAttribute("aria-live")).toBe("polite")
    expect(document.activeElement).toBe(next)
  })

  test("one that is gone, for nothing is there any more, hands the focus to the month beside it (13.26)", async () => {
    const { user, dialog } = picker({ settings: { last: day("2026-12-24") } })
    await user.keyboard("{Enter}")
    const opened = await dialog()
    within(opened).getByRole("button", { name: "Następny miesiąc" }).focus()
    await user.keyboard("{Enter}")
    expect(within(opened).queryByRole("button", { name: "Następny miesiąc" })).toBeNull()
    expect(document.activeElement).toBe(within(opened).getByRole("button", { name: "Grudzień" }))
  })
})

describe("the grid", () => {
  test.each(["{Enter}", " "])("%j chooses the day, closes the dialog, and the focus is on the button again (13.22, 13.24)", async (key) => {
    const { user, opener, taken, dialog } = picker({ chosen: "2026-11-10" })
    await user.keyboard("{Enter}")
    await dialog()
    await user.keyboard(`{ArrowRight}${key}`)
    expect(taken).toEqual(["2026-11-11"])
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  // the day that has the focus, the key, and the day that has it then
  test.each<readonly [string, string, string]>([
    ["2026-11-21", "{ArrowUp}", "2026-11-14"],
    ["2026-11-05", "{ArrowUp}", "2026-10-29"],
    ["2026-01-02", "{ArrowUp}", "2025-12-26"],
    ["2026-11-21", "{ArrowDown}", "2026-11-28"],
    ["2026-11-28", "{ArrowDown}", "2026-12-05"],
    ["2026-12-28", "{ArrowDown}", "2027-01-04"],
    ["2026-11-21", "{ArrowRight}", "2026-11-22"],
    ["2026-11-22", "{ArrowRight}", "2026-11-23"],
    ["2024-02-28", "{ArrowRight}", "2024-02-29"],
    ["2026-12-31", "{ArrowRight}", "2027-01-01"],
    ["2026-11-21", "{ArrowLeft}", "2026-11-20"],
    ["2026-11-16", "{ArrowLeft}", "2026-11-15"],
    ["2026-03-01", "{ArrowLeft}", "2026-02-28"],
    ["2026-01-01", "{ArrowLeft}", "2025-12-31"],
    ["2026-11-18", "{Home}", "2026-11-16"],
    ["2026-11-16", "{Home}", "2026-11-16"],
    ["2026-12-01", "{Home}", "2026-11-30"],
    ["2026-11-18", "{End}", "2026-11-22"],
    ["2026-11-22", "{End}", "2026-11-22"],
    ["2026-12-30", "{End}", "2027-01-03"],
    ["2026-11-21", "{PageUp}", "2026-10-21"],
    ["2026-03-31", "{PageUp}", "2026-02-28"],
    ["2026-01-15", "{PageUp}", "2025-12-15"],
    ["2026-11-21", "{PageDown}", "2026-12-21"],
    ["2024-01-31", "{PageDown}", "2024-02-29"],
    ["2026-12-15", "{PageDown}", "2027-01-15"],
    ["2026-11-21", "{Shift>}{PageUp}{/Shift}", "2025-11-21"],
    ["2024-02-29", "{Shift>}{PageUp}{/Shift}", "2023-02-28"],
    ["2026-11-21", "{Shift>}{PageDown}{/Shift}", "2027-11-21"],
    ["2024-02-29", "{Shift>}{PageDown}{/Shift}", "2025-02-28"],
    // the browser's own keys, and none of the calendar's
    ["2026-11-21", "{Control>}{ArrowRight}{/Control}", "2026-11-21"],
    ["2026-11-21", "{Alt>}{ArrowLeft}{/Alt}", "2026-11-21"],
    ["2026-11-21", "{Meta>}{End}{/Meta}", "2026-11-21"],
    ["2026-11-21", "{Shift>}{ArrowDown}{/Shift}", "2026-11-21"],
  ])("on %s %s leads to %s, which alone is in the tab order (13.10, 13.22)", async (from, keys, to) => {
    const { user, dialog } = picker({ chosen: from })
    await user.keyboard("{Enter}")
    const opened = await dialog()
    expect(focusedDay()).toBe(from)
    await user.keyboard(keys)
    expect(focusedDay()).toBe(to)
    expect([...opened.querySelectorAll('[data-calendar-day][tabindex="0"]')]).toEqual([document.activeElement])
    // what is chosen is still what was chosen
    expect(
      [...opened.querySelectorAll('[aria-selected="true"] > button')].every((one) => one.getAttribute("data-calendar-day") === from),
    ).toBe(true)
  })

  test("its columns are called by the whole names of the days (13.15)", async () => {
    const { user, dialog } = picker()
    await user.keyboard("{Enter}")
    const heads = within(await dialog()).getAllByRole("columnheader")
    expect(heads.map((one) => one.getAttribute("abbr"))).toEqual("poniedziałek wtorek środa czwartek piątek sobota niedziela".split(" "))
  })
})
