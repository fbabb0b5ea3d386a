import { makeSharedPages, type SharedPagesSettings } from "../../../adapters/node/shared-pages.ts"
import type { AnsweredShare } from "../../../core/changeover/share-counts.ts"
import { type Share, shareOf } from "../../../core/changeover/share.ts"
import { type PlatformFault, withFaults } from "../../../fixtures/platform-shop/platform-faults.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { testNowMs } from "../shop/test-now.ts"
import { openFrontOf } from "./front-of.ts"

/** The address of the second shop behind the front. */
const shopOrigin = new URL("http://shop.test")

/** A clock that goes on when it is told to. */
export function standingClock() {
  let nowMs = 0
  const waiting = new Set<{ readonly atMs: number; readonly run: () => void }>()
  return {
    nowMs: () => nowMs,
    later: (ms: number, run: () => void) => {
      const one = { atMs: nowMs + ms, run }
      waiting.add(one)
      return () => void waiting.delete(one)
    },
    waits: () => waiting.size,
    go: (ms: number) => {
      nowMs += ms
      for (const one of [...waiting].filter(({ atMs }) => atMs <= nowMs)) {
        waiting.delete(one)
        one.run()
      }
    },
  }
}

/** A request as the shop behind the front was asked it. */
export interface AskedAfar {
  readonly method: string
  readonly path: string
  readonly signal: AbortSignal
  /** for a visitor, and not by a reader of pages, who is nobody */
  readonly isVisitors: boolean
}

/** Our web server in front of the second shop, with a share of its visitors. */
export function openSharedFront({
  share = shareOf(5_000),
  theme = "current",
  faults = [],
  ...more
}: {
  readonly share?: Share
  readonly theme?: "current" | "older"
  readonly faults?: readonly PlatformFault[]
} & Partial<SharedPagesSettings> = {}) {
  const clock = standingClock()
  const counted: AnsweredShare[] = []
  const asked: AskedAfar[] = []
  const errors: string[] = []
  const faulty = withFaults(
    platformShop({ theme, now: () => new Date(testNowMs) }),
    faults,
    (ms) => new Promise((resolve) => void clock.later(ms, () => resolve(undefined))),
  )
  const shop = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    asked.push({ method: request.method, path: pathname + search, signal: request.signal, isVisitors: request.headers.has("user-agent") })
    return faulty(request)
  }
  const frontWith = (nowShare: Share) => {
    const sharedPages = makeSharedPages({
      share: nowShare,
      fallbackAfterMs: 3_000,
      clockMs: clock.nowMs,
      later: clock.later,
      count: (one) => void counted.push(one),
      logError: (during, cause) => void errors.push(`${during}: ${String(cause)}`),
      ...more,
    })
    return openFrontOf(shopOrigin, shop, { sharedPages })
  }
  return { front: frontWith(share), frontWith, clock, counted, asked, errors }
}

type Front = (request: Request) => Promise<Response>

/** What a visitor sees: whose page it is, and its words. */
export interface SeenPage {
  readonly side: "ours" | "theirs"
  readonly status: number
  readonly html: string
}

/** A browser in front of it. */
export class SharedVisitor {
  readonly cookies = new Map<string, string>()
  readonly #userAgent: string
  readonly #passes: (name: string) => boolean

  /** @param passes the cookies that something between browser and server lets through */
  constructor(userAgent: string = "Firefox", passes: (name: string) => boolean = () => true) {
    this.#userAgent = userAgent
    this.#passes = passes
  }

  async ask(front: Front, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ accept: "text/html", "user-agent": this.#userAgent, ...Object.fromEntries(new Headers(init.headers)) })
    const sent = [...this.cookies].filter(([name]) => this.#passes(name)).map(([name, value]) => `${name}=${value}`)
    if (sent.length > 0) headers.set("cookie", sent.join("; "))
    const answer = await front(new Request(new URL(path, "http://front.test"), { ...init, headers }))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  async open(front: Front, path: string): Promise<SeenPage> {
    const answer = await this.ask(front, path)
    const html = await answer.text()
    return { side: /<div id="container"[^>]* data-page=/.test(html) ? "ours" : "theirs", status: answer.status, html }
  }

  post(front: Front, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.ask(front, path, { method: "POST", body: new URLSearchParams(fields) })
  }

  /** A visitor with a place among 10,000. */
  at(place: number): this {
    this.cookies.set("witryna_share", String(place))
    return this
  }
}
