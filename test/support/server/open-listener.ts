import type { IncomingMessage, ServerResponse } from "node:http"
import type { Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { listen } from "../../../adapters/node/listen.ts"

/** A server on a free port of this machine around a web-standard handler. */
export async function openListener(
  answer: (request: Request) => Response | Promise<Response>,
  onRequest: (incoming: IncomingMessage, outgoing: ServerResponse) => void = () => undefined,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const inner = getRequestListener(answer, { overrideGlobalObjects: false })
  const listening = await listen({ host: "127.0.0.1", port: 0 }, (incoming, outgoing) => {
    onRequest(incoming, outgoing)
    void inner(incoming, outgoing)
  })
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  return { server: listening.server, origin: `http://127.0.0.1:${listening.port}` }
}
