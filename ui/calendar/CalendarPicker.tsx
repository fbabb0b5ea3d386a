import type { MonthChoiceView } from "../../core/calendar/view-calendar.ts"

interface Props {
  /** what is chosen */
  readonly name: "month" | "year"
  readonly choices: readonly MonthChoiceView[]
  readonly press: (value: number) => void
}

/** The months of a year, or fifteen years, to choose one of. Spec: 4.9, 9.12, 13.8. */
export const CalendarPicker = ({ name, choices, press }: Props) => (
  <div className={`calendar__picker vanilla-calendar-${name}s`}>
    {choices.map(({ value, text, isShown, isSelectable }) => (
      <button
        key={value}
        type="button"
        className={`calendar__pick vanilla-calendar-${name}s__${name}`}
        disabled={!isSelectable}
        aria-current={isShown ? "true" : undefined}
        data-first-focus={isShown ? "" : undefined}
        ref={(button) => {
          // the picker has taken the place of what had the focus
          if (isShown && document.querySelector(":focus") === null) button?.focus()
        }}
        onClick={() => press(value)}
      >
        {text}
      </button>
    ))}
  </div>
)
