import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeStaticAssets } from "../../../adapters/node/static-assets.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

const folder = mkdtempSync(join(tmpdir(), "witryna-assets-"))
let server: ReturnType<typeof openTestServer>

beforeAll(() => {
  mkdirSync(join(folder, "assets"))
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, "assets/product-abc.js"), "plain")
  writeFileSync(join(folder, "assets/product-abc.js.br"), "brotli")
  writeFileSync(join(folder, "favicon.svg"), "<svg/>")
  writeFileSync(join(folder, ".vite/manifest.json"), "{}")
  server = openTestServer({ assets: makeStaticAssets(folder) })
})
afterAll(() => rmSync(folder, { recursive: true }))

test("a hashed file never changes; others are asked about again", async () => {
  const hashed = await server.get("/assets/product-abc.js")
  expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect(hashed.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
  expect((await server.get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600")
})

test("a copy that the build packed is sent as it is", async () => {
  const packed = await server.get("/assets/product-abc.js", { "accept-encoding": "gzip, br" })
  expect([packed.headers.get("content-encoding"), await packed.text()]).toEqual(["br", "brotli"])
  expect(packed.headers.get("vary")).toContain("Accept-Encoding")
  const plain = await server.get("/assets/product-abc.js", { "accept-encoding": "br;q=0" })
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "plain"])
})

test("a file that the client has is not sent again, packed and plain being two", async () => {
  const plain = (await server.get("/favicon.svg")).headers.get("etag") ?? ""
  expect((await server.get("/favicon.svg", { "if-none-match": plain })).status).toBe(304)
  expect((await server.get("/assets/product-abc.js", { "if-none-match": plain })).status).toBe(200)
})

test.each(["/assets/../package.json", "/assets/%2e%2e/%2e%2e/etc/passwd", "/.vite/manifest.json", "/assets/none.js", "/%zz"])(
  "%s is no file of the build",
  async (path) => {
    expect((await server.get(path)).status).toBe(404)
  },
)

test("a page is packed on the way", async () => {
  const page = await server.get("/product", { "accept-encoding": "br" })
  expect(page.headers.get("content-encoding")).toBe("br")
  expect(brotliDecompressSync(await page.bytes()).toString()).toContain("page 200 /product")
  const gzip = await server.get("/product", { "accept-encoding": "gzip" })
  expect(gunzipSync(await gzip.bytes()).toString()).toContain("page 200 /product")
})

test("the first part of a shop's answer leaves before the last is made", async () => {
  const last = Promise.withResolvers<void>()
  const parts = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("first part"))
      await last.promise
      controller.close()
    },
  })
  const slow = openTestServer({
    shop: { isRemote: true, fetch: async () => new Response(parts, { headers: { "content-type": "text/html" } }) },
  })
  const reader = (await slow.get("/ajax/get.php", { "accept-encoding": "gzip" })).body?.getReader()
  const unpacked = new DecompressionStream("gzip")
  const writer = unpacked.writable.getWriter()
  const text = unpacked.readable.getReader()
  const seen = text.read()
  // the packer may send its header alone first
  for (const _ of [1, 2]) {
    const chunk = await reader?.read()
    if (chunk?.value !== undefined) writer.write(chunk.value).catch(() => undefined)
    if (new TextDecoder().decode(chunk?.value).length > 15) break
  }
  expect(new TextDecoder().decode((await seen).value)).toBe("first part")
  last.resolve()
})
