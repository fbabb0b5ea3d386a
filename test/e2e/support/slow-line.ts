import { createServer, request as ask } from "node:http"

/** A line to a shop on which pages come in pieces, each when it is let through. */
export interface SlowLine {
  readonly origin: string
  /** lets the next piece through; false = nothing waits any more */
  readonly letThrough: () => boolean
  readonly close: () => Promise<void>
}

/** Where a page is cut: after a text that it holds. */
export const after =
  (text: string) =>
  (page: string): readonly number[] =>
    page.includes(text) ? [page.indexOf(text) + text.length] : []

/** Passes everything on to a shop. A document that has cuts comes up to the first one at once. */
export async function openSlowLine(shopOrigin: string, cutsOf: (page: string) => readonly number[]): Promise<SlowLine> {
  const waiting: (() => void)[] = []
  const line = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const asked = ask(
      new URL(url ?? "/", shopOrigin),
      { method, headers: { ...headers, "accept-encoding": "identity" } },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        const { "content-length": _, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        const page = body.toString()
        const isPage = `${answer.headers["content-type"]}`.startsWith("text/html")
        const cuts = isPage ? cutsOf(page) : []
        if (cuts.length === 0) outgoing.end(body)
        else outgoing.write(page.slice(0, cuts[0]))
        for (const [index, cut] of cuts.entries()) {
          const end = cuts[index + 1]
          waiting.push(() => (end === undefined ? outgoing.end(page.slice(cut)) : outgoing.write(page.slice(cut, end))))
        }
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
    letThrough: () => {
      waiting.shift()?.()
      return waiting.length > 0
    },
    close: () =>
      new Promise((closed) => {
        line.close(() => closed())
        line.closeAllConnections()
      }),
  }
}
