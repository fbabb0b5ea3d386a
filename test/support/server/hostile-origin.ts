import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http"
import { createServer as createHttpsServer } from "node:https"
import type { AddressInfo, Socket } from "node:net"
import tls from "node:tls"
import { makeForwardingFetch } from "../../../adapters/node/forwarding-fetch.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { openTestServer } from "./open-test-server.ts"
import { ownCertificate } from "./own-certificate.ts"

/** What another server does with a request. */
export type Behaviour = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** An answer of the shop may have so many bytes: less than a real one, so that a test soon has them. */
const limitBytes = 400_000

/**
 * A server of another shop on this machine, which behaves as a test wants at the moment, and our own web server in front of it.
 *
 * @param timeoutMs how long a call of a page may take
 */
export async function openHostileOrigin(scheme: "http" | "https", timeoutMs: number) {
  const origin: { behave: Behaviour } = { behave: (_, outgoing) => void outgoing.end() }
  const onRequest: Behaviour = (incoming, outgoing) => origin.behave(incoming, outgoing)
  const server = scheme === "http" ? createHttpServer(onRequest) : createHttpsServer(trustedCertificate(), onRequest)
  // the server itself forgets those that are still shaking hands, and would wait for them for ever
  const connections = new Set<Socket>()
  server.on("connection", (socket: Socket) => void connections.add(socket.once("close", () => void connections.delete(socket))))
  const address = await new Promise<AddressInfo | string | null>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server.address()))
  })
  if (address === null || typeof address === "string") throw new Error("the server does not listen")
  const shopOrigin = new URL(`${scheme}://127.0.0.1:${address.port}`)
  const fetch = makeForwardingFetch({ shopOrigin, limitBytes })
  const front = openTestServer({
    render: createRenderer({ fetch, assets, timeoutMs }),
    shop: { fetch, isRemote: true },
    buildId: null,
  })
  return {
    front,
    shopOrigin,
    behaves: (behave: Behaviour) => void (origin.behave = behave),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of connections) socket.destroy()
      }),
  }
}

let trusted: ReturnType<typeof ownCertificate> | undefined

/** A certificate that this process trusts from now on, as `NODE_EXTRA_CA_CERTS` would make it. There is one, because fetch asks only once. */
function trustedCertificate() {
  if (trusted !== undefined) return trusted
  trusted = ownCertificate()
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), trusted.cert])
  return trusted
}
