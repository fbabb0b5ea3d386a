import type { Side } from "./visitor-side.ts"

/** Why the shop's own page answers in place of ours. */
export type FallbackReason = "failed" | "late"

/**
 * A page of ours that is waited for, and the shop's own page that may stand in for it.
 * - waiting: ours alone is asked for
 * - both: the shop's own is asked for as well, because ours is late or has failed
 * - alone: the shop's own could not be had either; ours is waited for
 * - done: somebody's page is shown
 */
export type PageRace =
  | { readonly is: "waiting" }
  | { readonly is: "both"; readonly reason: FallbackReason; readonly hasOursFailed: boolean }
  | { readonly is: "alone" }
  | { readonly is: "done" }

export type PageRaceEvent =
  /** ours, or the shop's own, has come with a status; null = it broke */
  | { readonly type: "Came"; readonly side: Side; readonly status: number | null }
  /** ours has been waited for long enough */
  | { readonly type: "WaitedLong" }

export type PageRaceCommand =
  | { readonly type: "AskTheirs" }
  /** nobody waits for this side any more: what it does is ended */
  | { readonly type: "GiveUp"; readonly side: Side }
  /** `because`: the reason why it is not ours; null = it is */
  | { readonly type: "Show"; readonly side: Side; readonly because: FallbackReason | null }

/** Ours is asked for. */
export const begunRace: PageRace = { is: "waiting" }

const hasFailed = (status: number | null): boolean => status === null || status >= 500

const over: PageRace = { is: "done" }

/**
 * A step of the race. Ours is shown as soon as it is there and is no failure; the shop's own when ours has failed, or when it is there first after ours was waited for
 * long enough. Where both fail, ours says so. One page is shown, once, and who lost is given up.
 *
 * Spec: 10.1054, 10.1055.
 *
 * @example pageRace({ is: "waiting" }, { type: "Came", side: "ours", status: 502 })
 * // => [{ is: "both", reason: "failed", hasOursFailed: true }, [{ type: "AskTheirs" }]]
 * @example pageRace({ is: "both", reason: "late", hasOursFailed: false }, { type: "Came", side: "theirs", status: 200 })[1]
 * // => [{ type: "GiveUp", side: "ours" }, { type: "Show", side: "theirs", because: "late" }]
 */
export function pageRace(race: PageRace, event: PageRaceEvent): readonly [PageRace, readonly PageRaceCommand[]] {
  switch (race.is) {
    case "waiting":
      if (event.type === "WaitedLong") return [{ is: "both", reason: "late", hasOursFailed: false }, [{ type: "AskTheirs" }]]
      if (event.side === "theirs") return [race, []]
      if (!hasFailed(event.status)) return [over, [{ type: "Show", side: "ours", because: null }]]
      return [{ is: "both", reason: "failed", hasOursFailed: true }, [{ type: "AskTheirs" }]]
    case "both":
      return event.type === "WaitedLong" ? [race, []] : ofBoth(race, event)
    case "alone":
      if (event.type === "WaitedLong" || event.side === "theirs") return [race, []]
      return [over, [{ type: "Show", side: "ours", because: null }]]
    case "done":
      return [race, []]
  }
}

function ofBoth(
  race: Extract<PageRace, { readonly is: "both" }>,
  { side, status }: Extract<PageRaceEvent, { readonly type: "Came" }>,
): readonly [PageRace, readonly PageRaceCommand[]] {
  if (side === "theirs") {
    if (hasFailed(status)) return race.hasOursFailed ? [over, [{ type: "Show", side: "ours", because: null }]] : [{ is: "alone" }, []]
    const giveUp: readonly PageRaceCommand[] = race.hasOursFailed ? [] : [{ type: "GiveUp", side: "ours" }]
    return [over, [...giveUp, { type: "Show", side: "theirs", because: race.reason }]]
  }
  if (race.hasOursFailed) return [race, []]
  // late, and then a failure: what it failed by is not waited for any more
  if (hasFailed(status)) return [{ ...race, hasOursFailed: true }, []]
  return [
    over,
    [
      { type: "GiveUp", side: "theirs" },
      { type: "Show", side: "ours", because: null },
    ],
  ]
}
