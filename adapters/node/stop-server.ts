import type { Server } from "node:http"
import type { Socket } from "node:net"

/**
 * Running requests get this long to finish, in milliseconds: a little less than the ten seconds after which a container's host kills,
 * and than a shop elsewhere may take.
 */
export const shutdownGraceMs = 9_000

/** A connection on which nothing was ever sent has nothing to finish; what is on its way to it gets this long, in milliseconds. */
const silenceGraceMs = 1_000

const idleSockets = new WeakMap<Server, Set<Socket>>()

/** Notes which connections have sent nothing yet, such as those that browsers open ahead. */
export function trackIdleSockets(server: Server): void {
  const sockets = new Set<Socket>()
  idleSockets.set(server, sockets)
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  server.on("request", ({ socket }) => sockets.delete(socket))
}

/**
 * Whoever is answered from now on sends nothing further on a connection that is about to go; new connections are still taken. For a balancer that
 * hears meanwhile that this server leaves, and sends visitors elsewhere before it does.
 */
export function endConnections(server: Server): void {
  server.prependListener("request", (_, outgoing) => void outgoing.setHeader("connection", "close"))
}

/**
 * Takes what has reached the listening socket, stops accepting, lets all of it finish, then cuts what is left. Resolves when every
 * connection is closed.
 *
 * @param close called when nothing waits any more, in place of `server.close()`: a worker's server is closed by its primary
 */
export async function stopServer(
  server: Server,
  { graceMs = shutdownGraceMs, close = () => void server.close() }: { readonly graceMs?: number; readonly close?: () => void } = {},
): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.once("close", resolve))
  const grace = AbortSignal.timeout(graceMs)
  grace.addEventListener("abort", () => server.closeAllConnections())
  const forSilent = setTimeout(() => closeSilent(server), Math.min(silenceGraceMs, graceMs))
  endConnections(server)
  await drain(server, grace)
  close()
  // a connection that has answered is closed after a turn that would have read a request from it
  const tidy = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50)
  await closed
  clearInterval(tidy)
  clearTimeout(forSilent)
}

/**
 * Connections that the system has accepted wait at the listening socket, and requests on kept ones in their buffers, until a turn of
 * the event loop takes them. A whole turn in which none came says that none is left.
 */
async function drain(server: Server, grace: AbortSignal): Promise<void> {
  const seen = { count: 0, quietTurns: 0 }
  const note = () => void (seen.count += 1)
  const arrivals = ["connection", "drop", "request"]
  for (const arrival of arrivals) server.on(arrival, note)
  // the turn in which stopping began may have looked at the socket before
  while (seen.quietTurns < 2 && !grace.aborted) {
    const before = seen.count
    await new Promise((resolve) => void setImmediate(resolve))
    seen.quietTurns = seen.count === before ? seen.quietTurns + 1 : 0
  }
  for (const arrival of arrivals) server.off(arrival, note)
}

function closeSilent(server: Server): void {
  for (const socket of idleSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}
