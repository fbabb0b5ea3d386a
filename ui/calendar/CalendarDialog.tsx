import { useState } from "react"
import { type Calendar, calendar, type CalendarEvent } from "../../core/calendar/calendar.ts"
import type { ClockTime } from "../../core/calendar/clock-time.ts"
import { viewCalendar } from "../../core/calendar/view-calendar.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { type CivilDay, civilDayText } from "../../core/values/civil-day.ts"
import { Dialog } from "../controls/Dialog.tsx"
import type { calendarDialogKeys } from "./calendar-texts.ts"
import { CalendarPanes } from "./CalendarPanes.tsx"

/** The texts of a calendar in its dialog. */
type CalendarTexts = TextCatalogue<(typeof calendarDialogKeys)[number]>

/** What is asked of somebody by a calendar. */
export interface CalendarQuestion {
  /** how the calendar opens */
  readonly opened: Calendar
  readonly heading: string
  /** Gets what was chosen: no day at all where the choice was taken back. */
  readonly onChosen: (days: readonly CivilDay[], time: ClockTime | null) => void
}

interface Props extends CalendarQuestion {
  readonly texts: CalendarTexts
  /** the dialog is over, whether anything was chosen or not */
  readonly onClose: () => void
}

/**
 * A calendar in a dialog. One day without a time is chosen by its press; of several days, a range or a time the choice is told by a button.
 *
 * Spec: 13.22, 13.24.
 */
export function CalendarDialog({ opened, heading, texts, onChosen, onClose }: Props) {
  const [{ state, focused }, setShown] = useState<Shown>({ state: opened, focused: null })
  const { dayMode } = state.settings
  const isChosenAtOnce = dayMode === "single" && state.time === null
  const chosen = (days: readonly CivilDay[], time: ClockTime | null) => {
    onChosen(days, time)
    onClose()
  }
  const send = (event: CalendarEvent) => {
    const [next, commands] = calendar(state, event)
    const day = commands.find((command) => command.type === "FocusDay")?.day ?? (isBackToDays(state, next) ? next.focus : null)
    setShown({ state: next, focused: day === null ? null : { date: civilDayText(day) } })
    const changed = commands.find((command) => command.type === "DaysChanged")
    if (changed !== undefined && isChosenAtOnce) chosen(changed.days, null)
  }
  return (
    <Dialog
      id="calendar_dialog"
      className="--calendar"
      heading={heading}
      closeLabel={formatText(texts, "calendar.close")}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the buttons in it */}
      <div
        onKeyDown={(press) => {
          if (press.key !== "Escape" || state.pane === state.settings.basePane) return
          // it leaves the picker, and not the dialog
          press.preventDefault()
          press.stopPropagation()
          send({ type: "PickerClosed" })
        }}
      >
        <CalendarPanes
          view={viewCalendar(state, texts)}
          send={send}
          focused={focused}
          headingId="calendar_month"
          time={state.time}
          steps={state.settings}
        />
        {!isChosenAtOnce && dayMode !== "off" && (
          <div className="calendar__ends">
            <button type="button" className="btn" onClick={() => chosen([], null)}>
              {formatText(texts, "calendar.clear")}
            </button>
            <button type="button" className="btn --solid" onClick={() => chosen(state.selection.days, state.time)}>
              {formatText(texts, "calendar.done")}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface Shown {
  readonly state: Calendar
  readonly focused: { readonly date: string } | null
}

const isBackToDays = (before: Calendar, after: Calendar): boolean => before.pane !== "days" && after.pane === "days"
