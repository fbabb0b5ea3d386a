import { begunRace, type FallbackReason, pageRace, type PageRaceCommand, type PageRaceEvent } from "../../core/changeover/page-race.ts"
import type { AnsweredShare } from "../../core/changeover/share-counts.ts"
import { shareKindOf } from "../../core/changeover/share-kind.ts"
import type { Share } from "../../core/changeover/share.ts"
import {
  visitorPlace,
  sessionBegun,
  shareCookieDays,
  shareCookieName,
  type Side,
  sideOf,
  type VisitorPlace,
} from "../../core/changeover/visitor-side.ts"
import { readPageAddress } from "../../core/pages/page-address.ts"
import { rendersContentOnly } from "../../core/shell/fragment.ts"
import { isCrawler } from "../../core/web/crawler.ts"
import { makeRecentlyUsed } from "../../core/web/recently-used.ts"
import type { IncomingRequest } from "./incoming-request.ts"

/** Both ways to answer for a page. Each is given up by its signal. */
export interface PageSides {
  readonly ours: (signal: AbortSignal) => Promise<Response>
  /** fails when the shop cannot be reached */
  readonly theirs: (signal: AbortSignal) => Promise<Response>
  /** says that the shop cannot be reached */
  readonly failed: (cause: unknown) => Promise<Response>
}

/** Pages that are ours for some visitors, and the other shop's own for the rest. */
export interface SharedPages {
  /** the page that this visitor sees; only GET and HEAD may come here, because a page may be asked for twice */
  readonly page: (incoming: IncomingRequest, sides: PageSides) => Promise<Response>
  /** remembers on which side a session was begun */
  readonly note: (incoming: IncomingRequest, answer: Response) => void
}

export interface SharedPagesSettings {
  readonly share: Share
  /** after which time of waiting for ours the shop's own is asked for, in milliseconds; null = only when ours fails */
  readonly fallbackAfterMs: number | null
  /** of a clock that runs evenly, in milliseconds */
  readonly clockMs: () => number
  /** runs something later. @returns takes it back */
  readonly later: (ms: number, run: () => void) => () => void
  readonly count: (answered: AnsweredShare) => void
  /** told of a page of ours that broke and that the shop's own page stood in for */
  readonly logError: (during: string, cause: unknown) => void
}

/** Sessions whose side is remembered: more begin in an hour of few shops. */
const sessionsAtMost = 20_000

/** So many pages of the shop stand in for ours at once: a shop on which all of ours fail is not asked twice as much for it. */
export const fallbacksAtMost = 32

/** Spec: 10.1050 to 10.1056. */
export function makeSharedPages(settings: SharedPagesSettings): SharedPages {
  const begun = makeRecentlyUsed<string, number>(sessionsAtMost)
  const placeOfRequest = ({ request: { headers }, clientAddress }: IncomingRequest): VisitorPlace =>
    visitorPlace(
      { cookies: headers.get("cookie") ?? "", address: clientAddress, userAgent: headers.get("user-agent") ?? "" },
      (session) => begun.get(session) ?? null,
    )
  const isProgram = ({ request: { headers } }: IncomingRequest): boolean => isCrawler(headers.get("user-agent") ?? "")
  const race = makeRace(settings)

  return {
    async page(incoming, sides) {
      const { request, url } = incoming
      const address = readPageAddress(url.pathname, url.searchParams)
      // what one of our pages fetches for itself has no other side
      if (address === null || rendersContentOnly(url.searchParams)) return sides.ours(request.signal)
      const kind = shareKindOf(address.page)
      const [visitor, isCrawling] = [placeOfRequest(incoming), isProgram(incoming)]
      const beganMs = settings.clockMs()
      const side = sideOf({ place: visitor.place, isCrawler: isCrawling }, settings.share, kind)
      const shown = side === "ours" ? await race(request.signal, sides) : await ownPage(request.signal, sides)
      const outcome = shown.because ?? (side === "theirs" && isCrawling ? "crawler" : side)
      settings.count({ kind, outcome, ms: settings.clockMs() - beganMs })
      if (!isCrawling && (visitor.by === "session" || visitor.by === "address"))
        shown.answer.headers.append("set-cookie", cookieOf(visitor))
      return shown.answer
    },
    note(incoming, answer) {
      const session = sessionBegun(answer.headers.getSetCookie())
      if (session === null || isProgram(incoming)) return
      const { place, by } = placeOfRequest(incoming)
      if (by !== "nothing") begun.set(session, place)
    },
  }
}

const cookieOf = ({ place }: VisitorPlace): string =>
  `${shareCookieName}=${place}; Path=/; Max-Age=${shareCookieDays * 86_400}; HttpOnly; SameSite=Lax`

interface Shown {
  readonly answer: Response
  readonly because: FallbackReason | null
}

async function ownPage(signal: AbortSignal, { theirs, failed }: PageSides): Promise<Shown> {
  try {
    return { answer: await theirs(signal), because: null }
  } catch (cause) {
    return { answer: await failed(cause), because: null }
  }
}

type Came = { readonly answer: Response } | { readonly cause: unknown }

/** Runs the races of one server. */
function makeRace({ fallbackAfterMs, later, logError }: SharedPagesSettings): (signal: AbortSignal, sides: PageSides) => Promise<Shown> {
  let running = 0
  return (signal, sides) =>
    new Promise((resolve, reject) => {
      let state = begunRace
      const came = new Map<Side, Came>()
      const ends = { ours: new AbortController(), theirs: new AbortController() }
      let isStandingIn = false
      const ask = (side: Side): void =>
        void failing(() => sides[side](AbortSignal.any([signal, ends[side].signal]))).then(
          (answer) => arrived(side, { answer }),
          (cause: unknown) => arrived(side, { cause }),
        )
      const arrived = (side: Side, one: Came): void => {
        // whoever lost is not read
        if (state.is === "done" && "answer" in one) void one.answer.body?.cancel().catch(() => undefined)
        came.set(side, one)
        send({ type: "Came", side, status: "answer" in one ? one.answer.status : null })
      }
      const send = (event: PageRaceEvent): void => {
        const [next, commands] = pageRace(state, event)
        state = next
        for (const command of commands) run(command)
      }
      const run = (command: PageRaceCommand): void => {
        switch (command.type) {
          case "AskTheirs":
            if (running >= fallbacksAtMost) return send({ type: "Came", side: "theirs", status: null })
            running += 1
            isStandingIn = true
            return ask("theirs")
          case "GiveUp":
            return ends[command.side].abort(new Error("another page was shown in its place"))
          case "Show":
            stopWaiting()
            if (isStandingIn) running -= 1
            return show(command.side, command.because)
        }
      }
      const show = (side: Side, because: FallbackReason | null): void => {
        const [shown, ours] = [came.get(side), came.get("ours")]
        if (because !== null && ours !== undefined && "cause" in ours)
          logError("make a page, in whose place the shop's own was shown", ours.cause)
        if (shown !== undefined && "answer" in shown) resolve({ answer: shown.answer, because })
        else reject(shown?.cause)
      }
      const stopWaiting = fallbackAfterMs === null ? () => undefined : later(fallbackAfterMs, () => send({ type: "WaitedLong" }))
      ask("ours")
    })
}

/** What throws at once fails as what fails later does. */
const failing = async (ask: () => Promise<Response>): Promise<Response> => ask()
