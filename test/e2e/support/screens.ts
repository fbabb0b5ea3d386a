/**
 * The screens that a journey has to work on. It is walked in the light: in the dark only colours differ, and `axeFaults` looks at each state
 * in both.
 */
export const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "tablet", viewport: { width: 820, height: 1180 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
] as const
