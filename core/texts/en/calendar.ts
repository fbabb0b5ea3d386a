/** The calendar. Spec: 1.5. */
export const enCalendar = {} as const
