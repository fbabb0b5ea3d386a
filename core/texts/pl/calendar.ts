/** The calendar. Spec: 1.5. */
export const plCalendar = {} as const
