import { join } from "node:path"
import { builtPages } from "../../cli/serve/page-source.ts"
import type { BenchLine } from "./bench-line.ts"
import type { BenchShop } from "./bench-shop.ts"
import { measure } from "./measure.ts"

/** The whole product page, the shop's data included, from address to last byte. There is no peer: nobody else renders this shop. */
export async function benchPageRender({ shop, root }: BenchShop): Promise<readonly BenchLine[]> {
  const { render } = await builtPages(join(root, "dist"), {
    fetch: (request) => shop.fetch(request),
    graphql: (call) => shop.graphql(call),
  })
  const page = async () => {
    const url = new URL("http://shop.local/product-pol-507-Dzbanek-Studnia-1-2-l.html")
    const rendered = await render({ url, cookie: "lang=pol", nonce: "bench", nowMs: Date.now(), record: false })
    const { byteLength } = await new Response(rendered.body).arrayBuffer()
    if (rendered.status !== 200 || byteLength < 10_000) throw new Error(`the product page failed: ${rendered.status}, ${byteLength} bytes`)
  }
  return [{ what: "server render, product page", ...(await measure(page)), limitMs: 15 }]
}
