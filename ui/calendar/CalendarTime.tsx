import { useState } from "react"
import type { CalendarEvent } from "../../core/calendar/calendar.ts"
import type { ClockTime } from "../../core/calendar/clock-time.ts"
import type { CalendarSettings } from "../../core/calendar/settings.ts"
import type { TimeView } from "../../core/calendar/view-calendar.ts"

interface Props {
  readonly view: TimeView
  readonly time: ClockTime
  readonly steps: Pick<CalendarSettings, "stepHours" | "stepMinutes">
  readonly send: (event: CalendarEvent) => void
}

/**
 * The time of a calendar: hours and minutes to type and to slide, and the half of the day where the clock has twelve.
 *
 * Spec: 5.46 to 5.48, 13.12 to 13.14.
 */
export const CalendarTime = ({ view: { hour, minute, half, hourLabel, minuteLabel }, time, steps, send }: Props) => (
  <div className="calendar__time vanilla-calendar-time">
    <TimeField label={hourLabel} value={hour} typed={(text) => send({ type: "HourTyped", text })} />
    <span aria-hidden="true">:</span>
    <TimeField label={minuteLabel} value={minute} typed={(text) => send({ type: "MinuteTyped", text })} />
    {half !== null && (
      <button type="button" className="calendar__half" onClick={() => send({ type: "HalfPressed" })}>
        {half}
      </button>
    )}
    <div className="calendar__sliders">
      <Slider label={hourLabel} max={23} step={steps.stepHours} value={time.hour} slid={(to) => send({ type: "HourSlid", hour: to })} />
      <Slider
        label={minuteLabel}
        max={59}
        step={steps.stepMinutes}
        value={time.minute}
        slid={(to) => send({ type: "MinuteSlid", minute: to })}
      />
    </div>
  </div>
)

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly typed: (text: string) => void
}

/** Two digits. What is typed counts when the field is left, and what is no time gives way to the time before it. */
function TimeField({ label, value, typed }: FieldProps) {
  const [text, setText] = useState<string | null>(null)
  const end = () => {
    if (text !== null) typed(text)
    setText(null)
  }
  return (
    <input
      type="text"
      className="field__input calendar__digits"
      inputMode="numeric"
      maxLength={2}
      aria-label={label}
      value={text ?? value}
      onChange={(change) => setText(change.target.value)}
      onBlur={end}
      onKeyDown={({ key }) => {
        if (key === "Enter") end()
      }}
    />
  )
}

interface SliderProps {
  readonly label: string
  readonly max: number
  readonly step: number
  readonly value: number
  readonly slid: (to: number) => void
}

const Slider = ({ label, max, step, value, slid }: SliderProps) => (
  <input
    type="range"
    aria-label={label}
    min={0}
    max={max}
    step={step}
    value={value}
    onChange={(change) => slid(change.target.valueAsNumber)}
  />
)
