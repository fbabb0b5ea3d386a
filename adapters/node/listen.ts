import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Duplex } from "node:stream"
import { builtInTexts } from "../../core/texts/text-catalogue.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import { trackIdleSockets } from "./stop-server.ts"

/** Why a server cannot listen, in the terms of the settings. */
export type ListenFailure = { readonly _tag: "PortBusy" } | { readonly _tag: "PortForbidden" } | { readonly _tag: "HostUnknown" }

export type Listening = { readonly _tag: "Listening"; readonly server: Server; readonly port: number } | ListenFailure

/** Files that a process needs besides its connections: data, pictures, scripts, logs. */
const otherFiles = 40

/** Connections that this process may have open, by the system's limit of open files. */
function connectionLimit(): number {
  const report: unknown = process.report.getReport()
  const limits = isForeignObject(report) ? report["userLimits"] : null
  const files = isForeignObject(limits) ? limits["open_files"] : null
  const soft = isForeignObject(files) ? Number(files["soft"]) : Number.NaN
  return Number.isFinite(soft) ? Math.max(1, soft - otherFiles) : Number.POSITIVE_INFINITY
}

/**
 * Connections that the system keeps until they are taken. Those of a crowd beyond it would ask again only after a second; the system may allow
 * fewer.
 */
const backlog = 2_048

/** How many connections one visitor may have. */
export interface ConnectionShare {
  /** what counts as one visitor, by the address of a connection; null = who it is has no limit */
  readonly networkOf: (address: string) => string | null
  /** by default a quarter of all connections, and no fewer than eight */
  readonly max?: number
}

/** Where to listen, and what to do when connections are more than the system lets a process have. */
export interface ListenSettings {
  readonly host: string
  readonly port: number
  /** by default what the system's limit of open files leaves */
  readonly maxConnections?: number
  /** who may not have all connections; absent = everybody may */
  readonly share?: ConnectionShare
  /** called once, when the first connection is closed because there are too many */
  readonly onFull?: (maxConnections: number) => void
}

/**
 * Listens on a host and port; port 0 lets the system choose. Fails only with causes that no setting can mend.
 *
 * Limits: 120 s for a request to arrive whole, in which 12 MB of pictures come through a line of 1 Mbit/s, 15 s for its headers (looked at every
 * 2 s), 16 kB of headers; a connection beyond `maxConnections` is closed at once, so that those that are open still get their files, and so is
 * one beyond a visitor's share. What is no request, is too slow or has larger headers is answered by 400, 408 or 431 with a sentence of plain
 * text, and the end of the connection.
 */
export function listen(at: ListenSettings, onRequest: RequestListener): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout: 120_000,
      headersTimeout: 15_000,
      // how often Node looks for those that are too slow; its own 30 s would double their time
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      keepAliveTimeout: 5_000,
    },
    onRequest,
  )
  server.on("clientError", refuse)
  const maxConnections = at.maxConnections ?? connectionLimit()
  if (Number.isFinite(maxConnections)) server.maxConnections = maxConnections
  if (at.share !== undefined) shareConnections(server, at.share, Math.max(fewestOfOne, Math.floor(maxConnections / 4)))
  trackIdleSockets(server)
  server.once("drop", () => at.onFull?.(maxConnections))
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const failure = failures.get(cause.code ?? "")
      if (failure === undefined) reject(cause)
      else resolve(failure)
    })
    server.listen({ port: at.port, host: at.host, backlog }, () => {
      const address: AddressInfo | string | null = server.address()
      resolve({ _tag: "Listening", server, port: typeof address === "object" && address !== null ? address.port : at.port })
    })
  })
}

/** What Node says of what it cannot read: the status, and what is said of it. */
const refusals: Readonly<Record<string, readonly [status: string, said: TextKey]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "failure.requestTooLong"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "failure.requestLate"],
}
const unreadable = ["400 Bad Request", "failure.requestUnreadable"] as const

/** Nobody knows the language of a request that cannot be read. */
const inBothLanguages = (key: TextKey): string => `${builtInTexts("pl")[key]}\n${builtInTexts("en")[key]}\n`

/** Says why, where somebody still listens. */
function refuse({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  const answer: unknown = Reflect.get(socket, "_httpMessage")
  const isAnswering = isForeignObject(answer) && answer["_headerSent"] === true
  if (code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy()
  const [status, said] = refusals[code] ?? unreadable
  const words = inBothLanguages(said)
  const headers = [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Type: text/plain; charset=utf-8",
    "X-Content-Type-Options: nosniff",
    `Content-Length: ${Buffer.byteLength(words)}`,
  ]
  socket.end(`${headers.join("\r\n")}\r\n\r\n${words}`, () => void socket.destroy())
}

/**
 * The address of a server on this machine.
 *
 * @example addressOf("127.0.0.1", 8080) // => "http://127.0.0.1:8080/"
 * @example addressOf("::1", 8080) // => "http://[::1]:8080/"
 */
export const addressOf = (host: string, port: number): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}/`

/** A browser opens six, and some of a page before may still be closing. */
const fewestOfOne = 8

/** Closes a connection too many of one visitor at once, so that nobody can hold all that there are. */
function shareConnections(server: Server, { networkOf, max }: ConnectionShare, usualMax: number): void {
  const open = new Map<string, number>()
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "")
    if (network === null) return
    const count = (open.get(network) ?? 0) + 1
    if (count > (max ?? usualMax)) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

const failures: ReadonlyMap<string, ListenFailure> = new Map<string, ListenFailure>([
  ["EADDRINUSE", { _tag: "PortBusy" }],
  ["EACCES", { _tag: "PortForbidden" }],
  ["EADDRNOTAVAIL", { _tag: "HostUnknown" }],
  ["ENOTFOUND", { _tag: "HostUnknown" }],
])
