import { readShare, type Share, type ShareFault } from "../../core/changeover/share.ts"
import { shareKinds } from "../../core/changeover/share-kind.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** How visitors are shared with another shop's own pages. */
export interface ShareSettings {
  readonly share: Share
  /** after which time of waiting the shop's own page stands in for ours, in milliseconds; null = only when ours fails */
  readonly fallbackAfterMs: number | null
}

/** What is said of a share, with what it goes together with. */
interface SaidShare {
  /** of `--share` or SHARE; null = nothing */
  readonly words: string | null
  /** of `--fallback-after` or FALLBACK_AFTER */
  readonly after: string | null
  readonly hasOrigin: boolean
  readonly showsOriginPages: boolean
  readonly isRecording: boolean
}

/** The shop's own page stands in for one of ours after so long, in milliseconds, where nothing else is said. */
const usualFallbackMs = 3_000

/** Nobody waits longer for a page. */
const mostFallbackMs = 10_000

/** Fails with a UserError for a share without another shop, beside a recording, and for words that are none. */
export function shareSettings({ words, after, hasOrigin, showsOriginPages, isRecording }: SaidShare): ShareSettings | null {
  const wrong = (message: string) => new UserError(message, exitCodes.wrongUsage)
  if (words === null) {
    if (after !== null)
      throw wrong("FALLBACK_AFTER says when the shop's own page stands in for ours: say with SHARE who sees ours, such as 100%")
    return null
  }
  if (!hasOrigin) throw wrong("SHARE shares visitors with another shop's own pages: name it in SHOP_ORIGIN")
  if (!showsOriginPages) throw wrong("SHARE shows the other shop's own pages, which ORIGIN_PAGES=0 forbids: leave one of them out")
  if (isRecording) throw wrong("a recording is of our pages: leave SHARE out")
  const read = readShare(words)
  if (read.is === "fault") throw wrong(shareFaultWords(read.fault))
  const ms = after === null ? usualFallbackMs : /^\d{1,5}$/.test(after) ? Number(after) : Number.NaN
  if (!(ms <= mostFallbackMs))
    throw wrong(`FALLBACK_AFTER is a number of milliseconds up to ${mostFallbackMs}, or 0 for never, not "${after}"`)
  return { share: read.share, fallbackAfterMs: ms === 0 ? null : ms }
}

function shareFaultWords({ is, text }: ShareFault): string {
  const such = "SHARE is a percent such as 5%, percents of kinds of page such as product=10%,list=50%, or both"
  if (is === "twice") return `${such}: "${text}" says something twice`
  return is === "kind" ? `${such}: there is no kind "${text}", but ${shareKinds.join(", ")}` : `${such}, not "${text}"`
}
