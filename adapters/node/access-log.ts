import type { IncomingMessage, ServerResponse } from "node:http"
import { requestId } from "./incoming-request.ts"

/** One answered request. Values of the query are left out: they are what people typed. */
export interface AccessLine {
  /** ISO, UTC */
  readonly time: string
  readonly method: string
  /** with the names of the query only: "/search.php?text" */
  readonly path: string
  readonly status: number
  readonly ms: number
  /** sent over the wire, headers included */
  readonly bytes: number
  readonly id: string
  /** the client left before the end */
  readonly cut?: true
}

/**
 * The path of a request with its query's names and none of its values.
 *
 * @example loggedPath("/search.php?text=Anna+Nowak&counter=2") // => "/search.php?text&counter"
 * @example loggedPath("/") // => "/"
 */
export function loggedPath(target: string): string {
  const url = URL.parse(target, "http://own.invalid")
  if (url === null) return "unreadable"
  const names = [...new Set(url.searchParams.keys())].map((name) => encodeURIComponent(name.slice(0, 40)))
  return url.pathname.slice(0, 300) + (names.length > 0 ? `?${names.join("&")}` : "")
}

/** Calls `write` once per request, when its answer has been sent or its client has left. */
export function logAccess(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  nowMs: () => number,
  write: (line: AccessLine) => void,
): void {
  const began = nowMs()
  const sentBefore = incoming.socket.bytesWritten
  outgoing.once("close", () => {
    write({
      time: new Date(began).toISOString(),
      method: incoming.method ?? "",
      path: loggedPath(incoming.url ?? ""),
      status: outgoing.statusCode,
      ms: Math.round(nowMs() - began),
      bytes: Math.max(0, incoming.socket.bytesWritten - sentBefore),
      id: requestId(incoming),
      ...(outgoing.writableFinished ? {} : { cut: true }),
    })
  })
}
