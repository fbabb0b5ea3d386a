import { type Obstacle, obstacleMs } from "./obstacles.ts"

/** What the product page says about the choice. */
export interface PageNotice {
  /** null = nothing */
  readonly obstacle: Obstacle | null
  /** goes on counting, so that the end of an older notice's time leaves a newer one alone; 0 = the page came with it */
  readonly timerId: number
  /** somebody was told that a size is missing: it is marked until one is chosen. Spec: 10.294 */
  readonly asksSize: boolean
}

/** What can happen to the notice. */
export type PageNoticeEvent =
  | { readonly type: "NoticeTold"; readonly obstacle: Obstacle }
  | { readonly type: "NoticeDismissed" }
  /** the pointer or the focus came upon it: it stays */
  | { readonly type: "NoticeHeld" }
  /** they left it: its whole time starts again */
  | { readonly type: "NoticeReleased" }
  | { readonly type: "NoticeTimeEnded"; readonly timerId: number }

/** Start the time of the notice. */
export interface PageNoticeCommand {
  readonly type: "StartTimer"
  readonly timer: "notice"
  readonly timerId: number
  readonly ms: number
}

/**
 * One step of the notice: one at a time, each for its own time, held as toasts are. What the page came with has no time and stays.
 *
 * Spec: 9.20, 9.39, 10.294, 16.35, 19.43, 19.61.
 *
 * @example pageNotice({ obstacle: null, timerId: 4, asksSize: false }, { type: "NoticeReleased" })[1] // => []
 */
export function pageNotice(notice: PageNotice, event: PageNoticeEvent): readonly [PageNotice, readonly PageNoticeCommand[]] {
  const { obstacle, timerId } = notice
  if (event.type === "NoticeTold") return tell(notice, event.obstacle)
  if (obstacle === null) return [notice, []]
  switch (event.type) {
    case "NoticeDismissed":
      return [{ ...notice, obstacle: null }, []]
    case "NoticeTimeEnded":
      return [event.timerId === timerId ? { ...notice, obstacle: null } : notice, []]
    case "NoticeHeld":
      // a newer number voids the timer that runs
      return [timerId === 0 ? notice : { ...notice, timerId: timerId + 1 }, []]
    case "NoticeReleased":
      return timerId === 0 ? [notice, []] : tell(notice, obstacle)
  }
}

function tell(notice: PageNotice, obstacle: Obstacle): readonly [PageNotice, readonly PageNoticeCommand[]] {
  const timerId = notice.timerId + 1
  const asksSize = notice.asksSize || (obstacle._tag === "SizeMissing" && obstacle.at.section === "sizes")
  return [{ obstacle, timerId, asksSize }, [{ type: "StartTimer", timer: "notice", timerId, ms: obstacleMs(obstacle) }]]
}
