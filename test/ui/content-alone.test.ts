import { expect, test } from "vitest"
import { renderPage } from "../../ui/server/render-page.tsx"
import { pageModels } from "./page-models.ts"
import { assets, nonce } from "./rendered-page.ts"
import { nowMs } from "./samples.ts"

async function rendered(search: string): Promise<Document> {
  const model = pageModels["productChosen"]
  if (model === undefined) throw new Error("no sample page")
  const url = new URL(`https://shop.example/product-pol-501.html${search}`)
  const html = renderPage({ model, url, language: "pl", nonce, nowMs, assets, recording: null })
  return new DOMParser().parseFromString(await new Response(html).text(), "text/html")
}

test("asked for content and head, a page is the same without its header and footer (7.13, 19.58)", async () => {
  const [whole, part] = [await rendered(""), await rendered("?set_render=content,head")]
  expect(whole.querySelectorAll("header, footer")).not.toHaveLength(0)
  expect(part.querySelectorAll("header, footer")).toHaveLength(0)
  expect(part.querySelector("#content")?.outerHTML).toBe(whole.querySelector("#content")?.outerHTML)
  expect(part.title).toBe(whole.title)
  expect(part.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    whole.querySelector("link[rel=canonical]")?.getAttribute("href"),
  )
})

test("asked for other parts, it comes whole (19.58)", async () => {
  expect((await rendered("?set_render=content,menu")).querySelectorAll("header, footer")).not.toHaveLength(0)
})
