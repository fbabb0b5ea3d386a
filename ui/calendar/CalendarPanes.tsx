import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import type { CalendarEvent } from "../../core/calendar/calendar.ts"
import type { ClockTime } from "../../core/calendar/clock-time.ts"
import type { CalendarSettings } from "../../core/calendar/settings.ts"
import type { CalendarView } from "../../core/calendar/view-calendar.ts"
import { parseCivilDay } from "../../core/values/civil-day.ts"
import { calendarKey } from "./calendar-keys.ts"
import { CalendarPicker } from "./CalendarPicker.tsx"
import { CalendarTime } from "./CalendarTime.tsx"

interface Props {
  readonly view: CalendarView
  readonly send: (event: CalendarEvent) => void
  /** the day whose button takes the focus as soon as it is drawn, `YYYY-MM-DD`; null = the focus stays */
  readonly focused: { readonly date: string } | null
  /** id of the element that says which month is shown */
  readonly headingId: string
  /** null = it has no clock */
  readonly time: ClockTime | null
  readonly steps: Pick<CalendarSettings, "stepHours" | "stepMinutes">
}

/**
 * A calendar as it is seen, under the marks of the platform: its header, the days or a picker, and the time. It holds no rule.
 *
 * Spec: 9.13, 9.14, 13.1 to 13.16, 13.26.
 */
export function CalendarPanes({ view, send, focused, headingId, time, steps }: Props) {
  const { pane, heading, previous, next } = view
  return (
    <div className={`calendar vanilla-calendar-${pane === "days" ? "default" : pane.slice(0, -1)}`}>
      <div className="calendar__header vanilla-calendar-header">
        <Arrow {...previous} by={-1} send={send} />
        <div id={headingId} className="calendar__heading" aria-live="polite">
          <span className="aside">{heading.text}</span>
          <HeaderButton text={heading.month} opens="months" isOpen={pane === "months"} send={send} />
          <HeaderButton text={heading.year} opens="years" isOpen={pane === "years"} send={send} />
        </div>
        <Arrow {...next} by={1} send={send} />
      </div>
      {pane === "days" && <Days view={view} send={send} focused={focused} headingId={headingId} />}
      {pane === "days" && view.weeks.some(({ days }) => days.some(({ popup }) => popup !== null)) && (
        // the day's button says it, too
        <p className="calendar__popup" aria-hidden="true">
          {popupOfFocus(view)}
        </p>
      )}
      {pane === "months" && <CalendarPicker name="month" choices={view.months} press={(month) => send({ type: "MonthPressed", month })} />}
      {pane === "years" && <CalendarPicker name="year" choices={view.years} press={(year) => send({ type: "YearPressed", year })} />}
      {view.time !== null && time !== null && <CalendarTime view={view.time} time={time} steps={steps} send={send} />}
    </div>
  )
}

const popupOfFocus = ({ weeks }: CalendarView): string | null => {
  const day = weeks.flatMap(({ days }) => days).find(({ isInTabOrder }) => isInTabOrder)
  return day === undefined || day.popup === null ? null : `${day.text}: ${day.popup}`
}

type ArrowProps = CalendarView["previous"] & Pick<Props, "send"> & { readonly by: 1 | -1 }

/** An arrow that its own press has taken away hands the focus to the month beside it. Spec: 13.26. */
const Arrow = ({ label, isShown, by, send }: ArrowProps) => (
  <button
    ref={(button) => {
      if (!isShown && button?.matches(":focus") === true) button.parentElement?.querySelector<HTMLElement>("[aria-expanded]")?.focus()
    }}
    type="button"
    className={`calendar__arrow vanilla-calendar-arrow_${by === 1 ? "next" : "prev"}`}
    aria-label={label}
    hidden={!isShown}
    onClick={() => send({ type: "ArrowPressed", by })}
  >
    <span aria-hidden="true">{by === 1 ? "›" : "‹"}</span>
  </button>
)

interface HeaderProps extends Pick<Props, "send"> {
  readonly text: string | null
  readonly opens: "months" | "years"
  readonly isOpen: boolean
}

const HeaderButton = ({ text, opens, isOpen, send }: HeaderProps) =>
  text !== null && (
    <button
      type="button"
      className={`calendar__choose vanilla-calendar-${opens.slice(0, -1)}`}
      aria-expanded={isOpen}
      onClick={() => send({ type: "HeaderPressed", opens })}
    >
      {text}
    </button>
  )

function Days({ view: { weekdays, weekHeading, weeks }, send, focused, headingId }: Omit<Props, "time" | "steps">) {
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (focused !== null) table.current?.querySelector<HTMLElement>(`[data-calendar-day="${focused.date}"]`)?.focus()
  }, [focused])
  const pressed = (press: KeyboardEvent) => {
    const key = calendarKey(press)
    if (key === null) return
    press.preventDefault()
    send({ type: "KeyPressed", key })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table may be a grid: the focus moves in it
    <table ref={table} className="calendar__days vanilla-calendar-days" role="grid" aria-labelledby={headingId} onKeyDown={pressed}>
      <thead>
        <tr>
          {weekHeading !== null && <th scope="col">{weekHeading}</th>}
          {weekdays.map(({ text, label, isWeekend }) => (
            <th key={label} scope="col" abbr={label} className={isWeekend ? "--weekend" : undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ number, days }) => (
          <tr key={days[0]?.date}>
            {weekHeading !== null && <th scope="row">{number}</th>}
            {days.map((day) => (
              <td key={day.date} className={cellMarks(day)} aria-selected={day.isSelected}>
                <button
                  type="button"
                  className={`calendar__day vanilla-calendar-day__btn${dayMarks(day)}`}
                  data-calendar-day={day.date}
                  aria-label={day.label}
                  title={day.popup ?? undefined}
                  aria-disabled={!day.isSelectable || undefined}
                  aria-current={day.isToday ? "date" : undefined}
                  data-first-focus={day.isInTabOrder ? "" : undefined}
                  tabIndex={day.isInTabOrder ? 0 : -1}
                  onClick={() => {
                    const chosen = parseCivilDay(day.date)
                    if (chosen !== null) send({ type: "DayPressed", day: chosen })
                  }}
                >
                  {day.text}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Day = CalendarView["weeks"][number]["days"][number]

const cellMarks = ({ inRange }: Day): string | undefined => (inRange === null ? undefined : `--${inRange}`)

const mark = (name: string, is: boolean): string => (is ? ` --${name}` : "")

const dayMarks = (day: Day): string =>
  mark("selected", day.isSelected) +
  mark("today", day.isToday) +
  mark("free", day.isHoliday || day.isWeekend) +
  mark("other", !day.isOfMonth) +
  mark("popup", day.popup !== null)
