import { shareOf } from "./share.ts"

/**
 * The screens that a journey has to work on. It is walked in the light: in the dark only colours differ, and `axeFaults` looks at a
 * share of the states in both.
 */
export const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "tablet", viewport: { width: 820, height: 1180 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
] as const

type ScreenName = (typeof screens)[number]["name"]

/**
 * The screens on which a journey is walked in this run: one in turn, and all of them in a deep run.
 *
 * @param journey of a name that stays
 * @param among the names of those that it is for, where it is not for all
 */
export const screensOf = (journey: string, among: readonly ScreenName[] = ["phone", "tablet", "desktop"]) =>
  shareOf(
    journey,
    screens.filter(({ name }) => among.includes(name)),
  )
