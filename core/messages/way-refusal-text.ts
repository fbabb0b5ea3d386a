import type { LoginWayNotice } from "./login-notice.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** Where there is a name to say, and where there is none. */
const namedTexts = { denied: "ways.denied", failed: "ways.failed", taken: "ways.taken", other: "ways.other" } as const
const plainTexts = {
  expired: "ways.expired",
  off: "ways.off",
  later: "signIn.later",
  lastWay: "ways.lastWay",
  stale: "ways.stale",
  no_password: "form.noPassword",
  wrong_password: "ways.wrongPassword",
} as const

/** The texts that it can use. */
export type WayRefusalKey = (typeof namedTexts)[keyof typeof namedTexts] | (typeof plainTexts)[keyof typeof plainTexts]

/**
 * Why signing in by a service, or connecting one, came to nothing; `null` = nothing was refused.
 *
 * Spec: 10.793, 10.796, 10.797.
 *
 * @example viewWayRefusal({ is: "loginWayRefused", why: "taken", name: "Konto demo" }, polish)
 * // => "To konto w usłudze Konto demo jest już połączone z innym kontem w sklepie."
 */
export function viewWayRefusal(notice: LoginWayNotice | null, texts: TextCatalogue<WayRefusalKey>): string | null {
  if (notice === null) return null
  const { why, name } = notice
  switch (why) {
    case "denied":
    case "failed":
    case "taken":
    case "other":
      return formatText(texts, namedTexts[why], { name })
    default:
      return formatText(texts, plainTexts[why])
  }
}
