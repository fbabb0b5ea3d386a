import { createServer } from "node:http"
import { once } from "node:events"
import { expect, test } from "vitest"
import { makeForwardingFetch } from "../../../adapters/node/forwarding-fetch.ts"
import { shopTrouble } from "../../../cli/serve/reach-shop.ts"

test("a shop at a dead port is told at the start, and one that answers is not, whatever it answers", async () => {
  const server = createServer((_, answer) => void answer.writeHead(500).end("no"))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const origin = new URL(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`)
  const fetch = makeForwardingFetch({ shopOrigin: origin })
  expect(await shopTrouble(fetch, origin)).toBeNull()
  server.closeAllConnections()
  await new Promise((resolve) => void server.close(resolve))
  expect((await shopTrouble(fetch, origin))?.message).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer \(.*ECONNREFUSED.*SHOP_ORIGIN/)
})
