import { createServer } from "node:http"
import { flushCompileCache } from "node:module"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { testNowMs } from "./test-now.ts"

/** A shop in a process of its own: `node shop-server.ts <dataFolder> <catalogueFolder> [address]` prints its port when it listens. */
const [dataFolder, catalogueFolder, databaseUrl] = process.argv.slice(2)
if (dataFolder === undefined || catalogueFolder === undefined) throw new Error("Two folders are needed")

const place = databaseUrl === undefined ? { dataFolder } : { databaseUrl }
const shop = await createShop({ place, dataFolder, catalogueFolder, now: () => testNowMs })

const server = createServer(async (incoming, outgoing) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = "GET", url = "/", headers } = incoming
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
    ),
    ...(method === "POST" ? { body: Buffer.concat(chunks) } : {}),
  })
  const response = await shop.fetch(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})

// this process is killed, so that nothing it has compiled would be kept for the next one
flushCompileCache()
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : ""}\n`)
})
