import { maxEventText } from "../../core/pages/shopper-events.ts"
import { isFetchedAhead } from "../../core/web/foreign-request.ts"
import { type Exchange, type Fields, type ScenarioEvent, scenarioLimits } from "../../core/scenario/scenario.ts"
import { fieldsOf } from "./exchange.ts"
import { type HarEntry, harLimits } from "./har.wire.ts"

/** Something that the archive's shopper did, and what their browser was given. */
export interface HarStep {
  /** milliseconds after the start */
  readonly atMs: number
  readonly event: ScenarioEvent
  /** the page that was shown at last, past redirects; null = the archive does not say */
  readonly shown: { readonly address: string; readonly status: number } | null
  /** the call that this step made, and its answer where the archive has it; null = none */
  readonly call: Pick<Exchange, "request" | "response"> | null
}

/** What an archive tells of a visit. */
export interface HarJourney {
  /** milliseconds since 1970 UTC */
  readonly startMs: number
  readonly steps: readonly HarStep[]
  readonly endMs: number
  /** calls of scripts whose cause the archive does not tell, each kind once */
  readonly untold: readonly { readonly request: string; readonly count: number }[]
}

/** A request of the archive, as far as it counts. */
interface Asked {
  readonly ms: number
  readonly url: URL
  readonly method: string
  readonly isPage: boolean
  readonly entry: HarEntry
}

/** How long a journey may take: as long as a scenario's file can tell. */
const longestMs = 31 * 86_400_000

/**
 * What a shopper did, as far as the requests of their browser tell: pages that were opened, forms that were sent, and sizes that were
 * chosen. All else that scripts asked has a cause that is not in the archive, and is counted.
 *
 * @returns one line where the archive tells of no page
 */
export function harJourney(entries: readonly HarEntry[]): HarJourney | string {
  const known = entries.flatMap(askedOf).toSorted((one, other) => one.ms - other.ms)
  const origin = mostVisited(known)
  const asked = known.filter(({ url }) => url.origin === origin)
  const start = asked.find(({ isPage }) => isPage)
  if (start === undefined) return "it has no page: save it from the network tab with the pages in it, as HAR"
  const steps: HarStep[] = []
  const untold = new Map<string, number>()
  let leadsTo: string | null = null
  let size: string | null = null
  let pages = 0
  for (const { ms, url, method, isPage, entry } of asked) {
    const atMs = ms - start.ms
    if (atMs < 0) continue
    if (atMs > longestMs) return "its pages are more than 31 days apart"
    const address = url.pathname + url.search
    if (isPage) {
      const event = method === "GET" && leadsTo === address ? null : pageEvent(method, address, entry)
      const { status } = entry.response
      leadsTo = redirectOf(entry, url)
      const shown = leadsTo !== null || status < 200 ? null : { address, status: status === 304 ? 200 : status }
      const before = steps.at(-1)
      if (event !== null) steps.push({ atMs, event, shown, call: null })
      else if (before !== undefined) steps[steps.length - 1] = { ...before, shown }
      size = null
    } else if (isCall(url)) {
      const chosen = chosenSize(method, url)
      if (chosen === null || chosen === size) {
        const request = callName(method, url)
        untold.set(request, (untold.get(request) ?? 0) + 1)
        continue
      }
      size = chosen
      const event = { type: "Machine", machine: "product", event: { type: "SizeChosen", sizeId: chosen } } as const
      steps.push({ atMs, event, shown: null, call: { request: callOf(method, url), response: answerOf(entry) } })
    }
    if (isPage && (pages += 1) > harLimits.pages) return `it has more than ${harLimits.pages} pages: save fewer of them`
    if (steps.length > scenarioLimits.entries) return `a scenario has at most ${scenarioLimits.entries} events`
  }
  const last = steps.at(-1)
  return {
    startMs: start.ms,
    steps,
    endMs: Math.min((last?.atMs ?? 0) + afterLastMs, longestMs),
    untold: [...untold].map(([request, count]) => ({ request, count })),
  }
}

/** A last step is looked at after this time: an answer and a message have come by then. */
const afterLastMs = 3000

/** None for what is no request to a web server, or has no time. */
function askedOf(entry: HarEntry): readonly Asked[] {
  const { method, url: written } = entry.request
  const url = URL.parse(written)
  const ms = Date.parse(entry.startedDateTime)
  if (url === null || !/^https?:$/.test(url.protocol) || !(ms >= 0)) return []
  return written.length > maxEventText ? [] : [{ ms, url, method, isPage: isPage(entry), entry }]
}

/** The site with the most pages: a payment or a sign-in elsewhere may be between them. */
function mostVisited(asked: readonly Asked[]): string | null {
  const counts = new Map<string, number>()
  for (const { url, isPage: counted } of asked) if (counted) counts.set(url.origin, (counts.get(url.origin) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}

/** Did the browser ask for what its visitor looks at? */
function isPage({ _resourceType, request }: HarEntry): boolean {
  const { method, headers = [] } = request
  if (method !== "GET" && method !== "POST") return false
  const get = (name: string) => headers.find((header) => header.name.toLowerCase() === name)?.value ?? null
  if (isFetchedAhead({ headers: { get } })) return false
  if (_resourceType !== undefined) return _resourceType === "document"
  const destination = get("sec-fetch-dest")
  return destination === null ? (get("accept") ?? "").includes("text/html") : destination === "document"
}

function pageEvent(method: string, address: string, { request }: HarEntry): ScenarioEvent {
  return method === "GET" ? { type: "Opened", url: address } : { type: "Submitted", action: address, fields: postedFields(request) }
}

/** The fields of a form, without its files. */
function postedFields({ postData }: HarEntry["request"]): Fields {
  const { mimeType = "", text, params = [] } = postData ?? {}
  if (/urlencoded/i.test(mimeType) && text !== undefined) return fieldsOf(new URLSearchParams(text))
  const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,200})/i.exec(mimeType)?.[1]
  // some browsers save the parts of a form as they were sent
  if (params.length === 0 && boundary !== undefined && text !== undefined) return fieldsOf(textParts(text, boundary))
  return fieldsOf(params.map(({ name, value = "" }) => [name, value] as const))
}

/** Names and values of the parts of a form that are no files. */
function textParts(text: string, boundary: string): readonly (readonly [string, string])[] {
  return text.split(`--${boundary}`).flatMap((part) => {
    const [, head = "", value = ""] = /^\r\n([^]*?)\r\n\r\n([^]*)\r\n$/.exec(part) ?? []
    const name = /^content-disposition:[^\r\n]*[ ;]name="([^"\r\n]*)"/im.exec(head)?.[1]
    return name === undefined || /[ ;]filename\*?=/i.test(head) ? [] : [[name, value] as const]
  })
}

/** Where an answer led on to within the shop. */
function redirectOf({ response }: HarEntry, from: URL): string | null {
  const { status, redirectURL = "" } = response
  const target = status >= 300 && status <= 399 && redirectURL !== "" ? URL.parse(redirectURL, from.href) : null
  return target?.origin === from.origin ? target.pathname + target.search : null
}

/** Does a script ask the shop for data there? */
const isCall = ({ pathname }: URL): boolean => pathname.startsWith("/ajax/") || pathname.startsWith("/graphql/")

/** A call by its address, which is told; one that no shop has may be anything, and says nothing. */
function callName(method: string, { pathname }: URL): string {
  const isUsual = /^(?:GET|POST)$/.test(method) && /^\/(?:ajax\/[A-Za-z]{1,30}\.php|graphql\/v1\/)$/.test(pathname)
  return isUsual ? `${method} ${pathname}` : "another request"
}

/** The size that a page asks the prices of, where nothing but the size was chosen. */
function chosenSize(method: string, { pathname, searchParams }: URL): string | null {
  if (method !== "GET" || pathname !== "/ajax/projector.php" || searchParams.get("action") !== "get") return null
  return searchParams.get("size")
}

const callOf = (method: string, { pathname, searchParams }: URL): Exchange["request"] => ({
  method,
  path: pathname,
  query: fieldsOf(searchParams),
  contentType: "",
  body: null,
})

function answerOf({ response: { status, content } }: HarEntry): Exchange["response"] {
  const { text, encoding } = content ?? {}
  if (text === undefined) return null
  return { status, headers: {}, body: { text: encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text } }
}
