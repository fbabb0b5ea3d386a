import { join } from "node:path"
import { builtPages } from "../../cli/serve/page-source.ts"
import type { BenchLine } from "./bench-line.ts"
import type { BenchShop } from "./bench-shop.ts"
import { measure } from "./measure.ts"

/**
 * The whole product page, the shop's data included, from address to last byte. Beside it stands the least that React can do: a page of
 * as many elements that asks nothing and decides nothing. How far apart they are hardly depends on the machine.
 */
export async function benchPageRender({ shop, root }: BenchShop): Promise<readonly BenchLine[]> {
  const { render } = await builtPages(join(root, "dist"), {
    fetch: (request) => shop.fetch(request),
    graphql: (call) => shop.graphql(call),
  })
  const page = async () => {
    const url = new URL("http://shop.local/product-pol-507-Dzbanek-Studnia-1-2-l.html")
    const rendered = await render({ url, cookie: "lang=pol", nonce: "bench", nowMs: Date.now(), recording: null })
    const html = await new Response(rendered.body).text()
    if (rendered.status !== 200 || html.length < 10_000) throw new Error(`the product page failed: ${rendered.status}, ${html.length} long`)
    return html
  }
  const elements = (await page()).match(/<[a-z]/g)?.length ?? 0
  const ours = await measure(page)
  const peer = await measure(await trivialPage(elements))
  return [
    {
      what: "server render, product page",
      ...ours,
      limitMs: 6,
      peer: { name: `${elements} bare elements of React`, medianMs: peer.medianMs, ratio: ours.medianMs / peer.medianMs },
    },
  ]
}

async function trivialPage(elements: number): Promise<() => unknown> {
  // React looks once, when it is loaded; the built pages hold its production build
  process.env["NODE_ENV"] = "production"
  const [{ createElement }, { renderToString }] = await Promise.all([import("react"), import("react-dom/server")])
  return () => {
    const words = Array.from({ length: elements - 2 }, (_, at) => createElement("p", { key: at, className: "word" }, `Element ${at}`))
    return new TextEncoder().encode(renderToString(createElement("html", null, createElement("body", null, words))))
  }
}
