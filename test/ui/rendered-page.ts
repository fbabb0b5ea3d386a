import type { PageAssets } from "../../ui/server/Document.tsx"
import { type PageToRender, renderPage } from "../../ui/server/render-page.tsx"
import { pageModels } from "./page-models.ts"
import { nowMs } from "./samples.ts"

export const nonce = "n0nce"

export const assets: PageAssets = {
  // a document under test loads nothing
  styles: [],
  starter: "",
  entries: {
    product: ["/assets/product-12345678.js", "/assets/shared-12345678.js"],
    cart: ["/assets/cart-12345678.js"],
    shell: ["/assets/shell-12345678.js"],
  },
}

/** The HTML of a sample page. */
export async function renderedHtml(name: string, recording: PageToRender["recording"] = null): Promise<string> {
  const model = pageModels[name]
  if (model === undefined) throw new Error(`no sample page "${name}"`)
  const url = new URL("https://shop.example/x?lang=pol")
  return new Response(renderPage({ model, url, language: "pl", nonce, nowMs, assets, recording })).text()
}

const rendered = new Map<string, Promise<string>>()

/** A sample page as a document; it is rendered once and parsed afresh. */
export async function renderedPage(name: string): Promise<Document> {
  const html = rendered.get(name) ?? renderedHtml(name)
  rendered.set(name, html)
  return new DOMParser().parseFromString(await html, "text/html")
}
