import { cleanup, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, test } from "vitest"
import { type CalendarStart, openCalendar } from "../../core/calendar/calendar.ts"
import { type CalendarSettings, calendarSettings } from "../../core/calendar/settings.ts"
import { civilDayText } from "../../core/values/civil-day.ts"
import type { Language } from "../../core/values/language.ts"
import { askByCalendar } from "../../ui/calendar/calendar.tsx"

const today = { year: 2026, month: 11, day: 21 }
const day = (text: string) => {
  const [year = 0, month = 0, of = 0] = text.split("-").map(Number)
  return { year, month, day: of }
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

interface Opened {
  readonly settings?: Partial<CalendarSettings>
  readonly start?: Omit<CalendarStart, "settings">
  readonly language?: Language
}

/** A calendar as a page shows it, and what can be asked of it. */
async function shown({ settings = {}, start = {}, language = "pl" }: Opened = {}) {
  const user = userEvent.setup()
  const chosen: (readonly (readonly string[] | string)[])[] = []
  await askByCalendar(
    { language, texts: {} },
    {
      opened: openCalendar({ settings: calendarSettings({ today, ...settings }), ...start }),
      heading: "Data",
      onChosen: (days, time) => chosen.push([days.map(civilDayText), time === null ? "" : `${time.hour}:${time.minute}`]),
    },
  )
  const dialog = await screen.findByRole("dialog", { name: "Data" })
  const buttons = () => [...dialog.querySelectorAll<HTMLElement>("[data-calendar-day]")]
  const dates = (among: readonly HTMLElement[]) => among.map((one) => one.dataset["calendarDay"])
  const press = (name: string | RegExp) => user.click(within(dialog).getByRole("button", { name }))
  return {
    user,
    dialog,
    chosen,
    press,
    all: () => dates(buttons()),
    free: () => dates(buttons().filter((one) => one.getAttribute("aria-disabled") === null)),
    pressDay: (date: string) => user.click(buttons().find((one) => one.dataset["calendarDay"] === date) ?? dialog),
    heading: () => dialog.querySelector("#calendar_month > .aside")?.textContent,
    isGone: (name: string) => within(dialog).queryByRole("button", { name }) === null,
  }
}

describe("the grid on a page", () => {
  test("has whole weeks from Monday, under a heading of month and year, with the shop's names (9.13, 9.14, 13.1, 13.15)", async () => {
    const { dialog, all, heading } = await shown()
    expect([...dialog.querySelectorAll("thead th")].map(({ textContent }) => textContent)).toEqual("Pon Wt Śr Czw Pt Sob Niedz".split(" "))
    expect([heading(), all().length, all()[0], all().at(-1)]).toEqual(["Listopad 2026", 42, "2026-10-26", "2026-12-06"])
  })

  test("speaks the shop's language, with own names of days and ISO week numbers where they are set (3.21, 9.15, 13.9)", async () => {
    const dayNames = ["M", "T", "W", "T2", "F", "S", "S2"]
    const { dialog, heading } = await shown({ language: "en", settings: { dayNames, showsWeekNumbers: true } })
    expect(heading()).toBe("November 2026")
    expect([...dialog.querySelectorAll("thead th")].map(({ textContent }) => textContent)).toEqual(["Week", ...dayNames])
    expect([...dialog.querySelectorAll("tbody th")].map(({ textContent }) => textContent)).toEqual("44 45 46 47 48 49".split(" "))
  })

  test("marks the day that the shop calls today (3.16, 13.11)", async () => {
    const { dialog } = await shown({ settings: { today: day("2026-11-22") } })
    expect(dialog.querySelector("[aria-current=date]")?.getAttribute("data-calendar-day")).toBe("2026-11-22")
  })

  test.each<readonly [string, Partial<CalendarSettings>, readonly string[]]>([
    ["from the first to the last", { first: day("2026-11-03"), last: day("2026-11-05") }, ["2026-11-03", "2026-11-04", "2026-11-05"]],
    [
      "of ranges, also of one written backwards",
      { enabled: [{ first: day("2026-11-12"), last: day("2026-11-11") }] },
      ["2026-11-11", "2026-11-12"],
    ],
    [
      "without those that are off",
      {
        enabled: [{ first: day("2026-11-09"), last: day("2026-11-15") }],
        disabled: [{ first: day("2026-11-10"), last: day("2026-11-10") }],
        disabledWeekdays: [3],
        disablesWeekends: true,
        workingDays: [1, 2, 3, 5, 6],
      },
      ["2026-11-09", "2026-11-13"],
    ],
  ])("offers the days %s (3.20, 13.4, 13.6)", async (_which, settings, expected) => {
    expect((await shown({ settings })).free()).toEqual(expected)
  })

  test("offers no day of another month where the month stays, and its arrows are gone (3.17, 13.3)", async () => {
    const { free, isGone } = await shown({ settings: { canPickMonth: false } })
    expect([free().length, free()[0], free().at(-1)]).toEqual([30, "2026-11-01", "2026-11-30"])
    expect([isGone("Następny miesiąc"), isGone("Poprzedni miesiąc")]).toEqual([true, true])
  })
})

describe("where it leads", () => {
  test("is the nearest month on offer, and arrows stop at the ends (9.11, 13.7)", async () => {
    const { heading, press, isGone } = await shown({ start: { shown: { year: 2600, month: 5 } } })
    expect([heading(), isGone("Następny miesiąc")]).toEqual(["Grudzień 2470", true])
    await press("Poprzedni miesiąc")
    expect(heading()).toBe("Listopad 2470")
  })

  test("where no day is on offer the arrows go from the first to the last (13.19)", async () => {
    const { free, press, heading, isGone } = await shown({
      settings: { first: day("2026-11-02"), last: day("2026-12-30"), workingDays: [] },
    })
    expect(free()).toEqual([])
    await press("Następny miesiąc")
    expect([heading(), isGone("Następny miesiąc")]).toEqual(["Grudzień 2026", true])
  })

  test("its header opens a picker, and a choice there leads back to the days, also that of the month shown: it shows days, months or years (2.33, 4.10, 13.18)", async () => {
    const { dialog, user, press, all } = await shown()
    await press("Listopad")
    expect(all()).toEqual([])
    expect(dialog.querySelector(".calendar__pick[aria-current]")?.textContent).toBe("Listopad")
    await user.click(dialog.querySelector(".calendar__pick[aria-current]") ?? dialog)
    expect(all()).toHaveLength(42)
    await press("2026")
    expect(all()).toEqual([])
    expect(dialog.querySelector(".calendar__pick[aria-current]")?.textContent).toBe("2026")
  })
})

describe("what is chosen", () => {
  test("a press on the day that is chosen takes the choice back (3.19, 4.11)", async () => {
    const { dialog, chosen, pressDay } = await shown({ start: { selected: [day("2026-11-18")] } })
    expect(dialog.querySelector('[aria-selected="true"]')?.textContent).toBe("18")
    await pressDay("2026-11-18")
    expect(chosen).toEqual([[[], ""]])
  })

  test("two presses make a range without the days that are off, and a third begins another (4.13)", async () => {
    const disabled = [{ first: day("2026-11-11"), last: day("2026-11-11") }]
    const { dialog, pressDay } = await shown({ settings: { dayMode: "ranged", disabled } })
    const marked = () => [...dialog.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent)
    await pressDay("2026-11-10")
    await pressDay("2026-11-12")
    expect(marked()).toEqual(["10", "12"])
    await pressDay("2026-11-20")
    expect(marked()).toEqual(["20"])
  })

  test("of 24 hours: two digits, no half of the day, 23 as the last hour, and sliders by their steps (3.18, 5.47, 13.12, 13.13, 13.14, 13.17)", async () => {
    const { user, dialog, chosen, press } = await shown({ settings: { clock: 24, stepHours: 3, stepMinutes: 15 }, start: { time: "9:07" } })
    const [hour, minute] = within(dialog).getAllByRole("textbox")
    if (hour === undefined || minute === undefined) throw new Error("it has a clock")
    expect([hour, minute].map((one) => one.getAttribute("value"))).toEqual(["09", "07"])
    const sliders = within(dialog).getAllByRole("slider")
    expect(sliders.map((one) => [one.getAttribute("max"), one.getAttribute("step")])).toEqual([
      ["23", "3"],
      ["59", "15"],
    ])
    for (const [typed, stands] of [
      ["23", "23"],
      ["24", "23"],
    ] as const) {
      await user.clear(hour)
      await user.type(hour, `${typed}{Enter}`)
      expect(hour.getAttribute("value")).toBe(stands)
    }
    expect(dialog.querySelector(".calendar__half")).toBeNull()
    await press("Gotowe")
    expect(chosen).toEqual([[[], "23:7"]])
  })

  test.each([
    ["12", "12:30"],
    ["0", "0:30"],
  ])("on a clock of twelve hours a typed %s is %s (13.20)", async (typed, time) => {
    const { user, dialog, chosen, press } = await shown({ settings: { clock: 12 }, start: { time: "9:30 AM" } })
    const [hour] = within(dialog).getAllByRole("textbox")
    if (hour === undefined) throw new Error("it has a clock")
    await user.clear(hour)
    await user.type(hour, `${typed}{Enter}`)
    await press("Gotowe")
    expect(chosen).toEqual([[[], time]])
  })
})
