/** Texts of the days of the week from Monday on. */
export const weekdayKeys = [
  "calendar.weekday1",
  "calendar.weekday2",
  "calendar.weekday3",
  "calendar.weekday4",
  "calendar.weekday5",
  "calendar.weekday6",
  "calendar.weekday7",
] as const
