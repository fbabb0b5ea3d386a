import { createServer, request as ask } from "node:http"

/** A line to a shop on which the rest of a page comes when it is let through. */
export interface SlowLine {
  readonly origin: string
  readonly letThrough: () => void
  readonly close: () => Promise<void>
}

/** Passes everything on to a shop; of a page that holds the text, what follows it waits. */
export async function openSlowLine(shopOrigin: string, holdsAfter: string): Promise<SlowLine> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>()
  const line = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const asked = ask(
      new URL(url ?? "/", shopOrigin),
      { method, headers: { ...headers, "accept-encoding": "identity" } },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        const { "content-length": _, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        const at = body.indexOf(holdsAfter)
        const cut = at < 0 ? 0 : at + Buffer.byteLength(holdsAfter)
        outgoing.write(body.subarray(0, cut))
        if (cut > 0) await letThrough
        outgoing.end(body.subarray(cut))
      },
    )
    asked.on("error", () => outgoing.destroy())
    incoming.pipe(asked)
  })
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening))
  const address = line.address()
  if (address === null || typeof address === "string") throw new Error("the line has no port")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    letThrough: resolve,
    close: () =>
      new Promise((closed) => {
        line.close(() => closed())
        line.closeAllConnections()
      }),
  }
}
