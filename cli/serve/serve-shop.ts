import cluster from "node:cluster"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import { processAlarms } from "../../adapters/time/alarm-clock.ts"
import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import { logAccess } from "../../adapters/node/access-log.ts"
import { plainFailure } from "../../adapters/node/failure-answer.ts"
import { makeFileMeasures } from "../../adapters/node/file-measures.ts"
import type { Measuring } from "../../adapters/node/measure-answers.ts"
import { measuresFolder } from "../shop/measures-answer.ts"
import { makeKeptPages } from "../../adapters/node/kept-pages.ts"
import { addressOf, listen, type ListenFailure } from "../../adapters/node/listen.ts"
import { watchForProxy } from "../../adapters/node/proxy-hint.ts"
import { currentRequestId } from "../../adapters/node/request-ids.ts"
import { securityHeaders } from "../../adapters/node/security-headers.ts"
import { endConnections, stopServer } from "../../adapters/node/stop-server.ts"
import { stopMessages, stopOnSignals, stopWhenTold } from "../../adapters/node/stop-signals.ts"
import { namedAddress } from "../../core/passkey/relying-party.ts"
import { networkOf } from "../../fixtures/shop/http/network.ts"
import { storePlaceWords } from "../../fixtures/shop/store/store-place.ts"
import type { ServeSettings } from "../input/settings.ts"
import { logFailure } from "../log-failure.ts"
import { recordingFolder } from "../project.ts"
import { type OpenedShop, openShopBackend } from "../shop/open-shop.ts"
import { told } from "../shop/shop-trouble.ts"
import { UserError } from "../user-error.ts"
import { frontServer, pagesOf } from "./front-server.ts"
import { logOwnFailure, logShopLine } from "./log-serving.ts"
import { builtPages } from "./page-source.ts"
import { shopTrouble } from "./reach-shop.ts"
import { serveWorkers } from "./serve-workers.ts"
import { sharePages } from "./share-pages.ts"
import type { WatchedOrigin } from "./watch-origin.ts"
import { keepFromOverwriting, notReplayed, recordVisitor } from "./recording.ts"

export interface Served {
  /** such as "http://127.0.0.1:8080/" */
  readonly address: string
  readonly stop: () => Promise<void>
}

/**
 * Serves the shop until a signal asks to stop, and says where; with several workers from as many processes of this program.
 *
 * Fails with a UserError for what a setting can mend.
 */
export async function serveShop(settings: ServeSettings): Promise<void> {
  const source = await sourceWords(settings)
  const announce = (address: string) =>
    console.log(settings.isJson ? JSON.stringify({ event: "listening", address }) : greeting(address, source, settings))
  if (settings.workers > 1 && cluster.isPrimary) {
    const { metrics, isJson } = settings
    if (metrics !== null) await (await import("./serve-metrics.ts")).serveWorkersMetrics({ metrics, isJson })
    serveWorkers(settings.workers, {
      leaveMs: settings.leaveMs,
      onStarted: (pid) => settings.isJson && console.log(JSON.stringify({ event: "worker", pid })),
      onListening: (port) => announce(addressOf(settings.host, port)),
    })
    return
  }
  const served = await openWebServer(settings)
  const stopWhenAsked = cluster.isPrimary ? stopOnSignals : stopWhenTold
  stopWhenAsked(served.stop, () => performance.now())
  if (cluster.isPrimary) announce(served.address)
}

/** What is kept of how pages do; a shop elsewhere cannot say that it measures, and errors are kept for it all the same. */
const measuringOf = (dataFolder: string, { front }: OpenedShop, nowMs: () => number): Measuring => ({
  sink: makeFileMeasures({ folder: measuresFolder(dataFolder), nowMs, onTrouble: (cause) => logFailure("keep a measure", cause) }),
  isOn: async () => (await front?.("pl"))?.measures ?? false,
})

/** Opens the shop and its web server; the caller stops them. */
export async function openWebServer(settings: ServeSettings): Promise<Served> {
  const nowMs = () => luxonClock.nowMs()
  if (settings.record !== null) keepFromOverwriting(settings.record)
  const metrics = await measuring(settings)
  const shop = await openShopBackend(settings, logShopLine, {
    requestId: currentRequestId,
    onUse: (use, ms, error) => metrics?.storeUse(use, ms, error !== null),
  })
  const logError = shop.isRemote ? logFailure : logOwnFailure
  const recording = settings.record === null ? null : recordVisitor(settings.record, shop)
  const watched = await watchedOrigin(settings, shop)
  const dependencies = { ...pagesOf(shop, logError), ...watched?.visits }
  const pages = settings.isDevelopment
    ? await (await import("./development-pages.ts")).developmentPages(dependencies, settings.host)
    : await builtPages(settings.buildFolder, dependencies, settings)
  const stopping = { hasBegun: false }
  const shared =
    settings.share === null
      ? null
      : sharePages(settings.share, { dataFolder: settings.dataFolder, nowMs, logError, ...(metrics && { onAnswered: metrics.sharedPage }) })
  const app = frontServer({
    pages: { ...pages, render: recording?.rendering(pages.render) ?? pages.render },
    shop: { ...shop, ...watched?.theirs, fetch: recording?.browserFetch ?? shop.fetch },
    isLeaving: () => stopping.hasBegun,
    assetsOrigin: settings.assetsOrigin,
    accountsOrigin: settings.accountsUrl === null ? null : new URL(settings.accountsUrl).origin,
    isRecording: recording !== null,
    keepPages: keepsPages(settings) ? (render) => makeKeptPages({ render, nowMs, ...(metrics && { onPage: metrics.guestPage }) }) : null,
    ...(metrics && { onQueue: metrics.queue }),
    ...(shared && { sharedPages: shared.pages }),
    isDevelopment: settings.isDevelopment,
    trustsProxy: settings.trustsProxy,
    hosts: settings.hosts,
    hstsSeconds: settings.hstsSeconds,
    nowMs,
    logError,
    ...(recording === null ? { measuring: measuringOf(settings.dataFolder, shop, nowMs) } : { takeRecorded: recording.take }),
  })
  const fetch: typeof app.fetch = (request, ...rest) =>
    recording === null ? app.fetch(request, ...rest) : recording.around(request, () => app.fetch(request, ...rest))
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false, errorHandler: unreadable })
  const inner = pages.before?.(answer) ?? answer
  const { host, port } = settings
  const lookForProxy = settings.trustsProxy ? () => undefined : watchForProxy(untrustedProxy)
  // behind a proxy all visitors come by its address
  const share = settings.trustsProxy ? {} : { share: { networkOf: visitorOf } }
  await watched?.isKnown
  const listening = await listen({ host, port, onFull: tooManyConnections, ...share }, (incoming, outgoing) => {
    lookForProxy(incoming)
    metrics?.watch(incoming, outgoing)
    if (settings.logsAccess)
      logAccess(incoming, outgoing, nowMs, (line) => process.stdout.write(`${JSON.stringify({ ...line, ...worker })}\n`))
    inner(incoming, outgoing)
  })
  const close = async () => {
    await shared?.close()
    watched?.stop()
    await pages.close()
    await shop.close()
  }
  if (listening._tag !== "Listening") {
    await close()
    throw listenTrouble(listening, settings)
  }
  // of several workers the first one asks
  if (settings.shopOrigin !== null && isFirst())
    void shopTrouble(shop.fetch, settings.shopOrigin).then((trouble) => trouble !== null && logFailure("reach the shop", trouble))
  return {
    address: addressOf(host, listening.port),
    stop: async () => {
      stopping.hasBegun = true
      if (settings.leaveMs > 0) {
        endConnections(listening.server)
        await setTimeout(settings.leaveMs)
      }
      await recording?.lastWords()
      await stopServer(listening.server, cluster.isWorker ? { close: sayReady } : {})
      for (const line of (await recording?.stop()) ?? []) process.stderr.write(`${line}\n`)
      await close()
    },
  }
}

/** Of several workers the first one writes. */
const isFirst = (): boolean => (cluster.worker?.id ?? 1) === 1

/** What of a server is otherwise in front of a shop elsewhere that it watches, and how the watching ends. */
interface InFront extends Pick<WatchedOrigin, "visits" | "isKnown" | "stop"> {
  readonly theirs: Pick<OpenedShop, "ownPage" | "isTheirs" | "isWithheld">
}

/** null = the shop is the embedded one, or it is recorded: that wants what its visitor causes, and nothing besides */
async function watchedOrigin(
  { shopOrigin, dataFolder, record }: ServeSettings,
  { originPages: pages, theirPages, fetch }: OpenedShop,
): Promise<InFront | null> {
  if (shopOrigin === null || pages === undefined || record !== null) return null
  const { watchOrigin } = await import("./watch-origin.ts")
  const { visits, knownCalls, isKnown, stop } = await watchOrigin({
    origin: shopOrigin,
    fetch,
    pages,
    clock: processAlarms,
    dataFolder,
    isWriting: isFirst(),
    log: logShopLine,
    logFailure,
  })
  return { visits, theirs: theirPages?.(knownCalls) ?? {}, isKnown, stop }
}

/** null = nobody asks for measures, and nothing is counted */
const measuring = async ({ metrics, isJson }: ServeSettings) =>
  metrics === null ? null : (await import("./serve-metrics.ts")).openMetrics({ metrics, isJson })

/** The primary closes the socket that all workers share, when it has handed out everything. */
const sayReady = () => void process.send?.(stopMessages.ready)

/** Which of several workers answered; one alone needs no name. */
const worker = cluster.isWorker ? { pid: process.pid } : {}

/** Another server's data change without a word, sources change in development, and a recording wants every exchange. */
const keepsPages = ({ shopOrigin, isDevelopment, record }: ServeSettings) => shopOrigin === null && !isDevelopment && record === null

/** Whoever works on this machine is no visitor. */
const visitorOf = (address: string): string | null => (/^(?:::ffff:)?127\.|^::1$/.test(address) ? null : networkOf(address))

/** Says once why visitors are turned away. */
const tooManyConnections = (limit: number): void =>
  logFailure(
    "accept a connection",
    new Error(`more than ${limit} connections: raise the limit of open files (ulimit -n), or put a proxy before it`),
  )

/** Says once that visitors may be taken for one another. */
const untrustedProxy = (header: string): void =>
  logFailure(
    "tell visitors apart",
    new Error(
      `a request came with the header ${header}, which is not believed: behind a proxy that sets it, all visitors count as one address. ` +
        "Set TRUST_PROXY=1 if there is one; without one, somebody made it up",
    ),
  )

/** A request that is not even an address, such as one without a Host. */
function unreadable(): Response {
  const response = plainFailure(400, "The request cannot be read.")
  for (const [name, value] of Object.entries(securityHeaders({ kind: "data", nonce: "", hstsSeconds: null })))
    response.headers.set(name, value)
  return response
}

function listenTrouble({ _tag }: ListenFailure, { host, port }: ServeSettings): UserError {
  if (_tag === "PortBusy")
    return new UserError(`port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`)
  if (_tag === "PortForbidden") return new UserError(`port ${port} needs more rights. Choose one above 1023: PORT=8080 npm start`)
  return new UserError(`this machine has no address "${host}". Choose another with HOST=127.0.0.1.`)
}

const sourceWords = async ({ shopOrigin, place }: ServeSettings): Promise<string> =>
  shopOrigin === null ? `the embedded shop in ${await told(() => storePlaceWords(place))}` : `the shop at ${shopOrigin.origin}`

function greeting(address: string, source: string, { record, shopOrigin }: ServeSettings): string {
  const limits = shopOrigin === null ? "" : `\n  (${notReplayed})`
  const recording = record === null ? "" : `\n  recording into ${join(recordingFolder, record.name)}${limits}`
  return `\n  Witryna is open:  ${namedAddress(address) ?? address}\n  serving ${source}${recording}\n  Ctrl+C stops it.\n`
}
