import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** Why a server cannot listen, in the terms of the settings. */
export type ListenFailure = { readonly _tag: "PortBusy" } | { readonly _tag: "PortForbidden" } | { readonly _tag: "HostUnknown" }

export type Listening = { readonly _tag: "Listening"; readonly server: Server; readonly port: number } | ListenFailure

/**
 * Listens on a host and port; port 0 lets the system choose. Fails only with causes that no setting can mend.
 *
 * Limits: 60 s for a request to arrive whole, 15 s for its headers, 16 kB of headers.
 */
export function listen(at: { readonly host: string; readonly port: number }, onRequest: RequestListener): Promise<Listening> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000, maxHeaderSize: 16_384, keepAliveTimeout: 5_000 }, onRequest)
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const failure = failures.get(cause.code ?? "")
      if (failure === undefined) reject(cause)
      else resolve(failure)
    })
    server.listen(at.port, at.host, () => {
      const address: AddressInfo | string | null = server.address()
      resolve({ _tag: "Listening", server, port: typeof address === "object" && address !== null ? address.port : at.port })
    })
  })
}

const failures: ReadonlyMap<string, ListenFailure> = new Map<string, ListenFailure>([
  ["EADDRINUSE", { _tag: "PortBusy" }],
  ["EACCES", { _tag: "PortForbidden" }],
  ["EADDRNOTAVAIL", { _tag: "HostUnknown" }],
  ["ENOTFOUND", { _tag: "HostUnknown" }],
])
