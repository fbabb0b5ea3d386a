/** Constants of the calendar. Spec: 9.11, 9.12. */
export const calendarLimits = {
  /** the days a calendar offers where nothing narrower is set */
  first: { year: 1970, month: 1, day: 1 },
  last: { year: 2470, month: 12, day: 31 },
  /** years on either side of the middle one in the year picker */
  yearsEachSide: 7,
  /** years the picker shows, and the years its arrows page by */
  yearsShown: 15,
} as const
