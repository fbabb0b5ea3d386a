/** What the browser has of a place that another island draws: a text that never changes, so that React leaves alone what stands there. */
export const othersPlace = { suppressHydrationWarning: true, children: "" } as const
