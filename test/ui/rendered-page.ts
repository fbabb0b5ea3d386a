import type { Language } from "../../core/values/language.ts"
import type { PageAssets } from "../../ui/server/Document.tsx"
import { ofEachEntry } from "../../ui/islands/entry-files.ts"
import { type PageToRender, renderPage } from "../../ui/server/render-page.tsx"
import { pageModels } from "./page-models.ts"
import { nowMs } from "./samples.ts"

export const nonce = "n0nce"

export const assets: PageAssets = {
  // a document under test loads nothing
  styles: new Map(),
  starter: "",
  entries: {
    ...ofEachEntry((file) => [file.replace(/^ui\/entries\/(.*)\.tsx?$/, "/assets/$1-12345678.js")]),
    product: ["/assets/product-12345678.js", "/assets/shared-12345678.js"],
  },
}

/** The HTML of a sample page; its own words are Polish in any language. */
export async function renderedHtml(name: string, recording: PageToRender["recording"] = null, language: Language = "pl"): Promise<string> {
  const sample = pageModels[name]
  if (sample === undefined) throw new Error(`no sample page "${name}"`)
  return htmlOf(sample, recording, language)
}

/** The HTML of a page that one test alone looks at. */
export async function htmlOf(
  sample: PageToRender["model"],
  recording: PageToRender["recording"] = null,
  language: Language = "pl",
): Promise<string> {
  const model = sample.frame === null ? sample : { ...sample, frame: { ...sample.frame, shell: { ...sample.frame.shell, language } } }
  const url = new URL("https://shop.example/x?lang=pol")
  return new Response(renderPage({ model, url, language, nonce, nowMs, assets, recording })).text()
}

const rendered = new Map<string, Promise<string>>()

/** By the parser of a test file's own window: a document of another window would outlive it. */
const parsed = new WeakMap<typeof DOMParser, Map<string, Document>>()

/** A sample page as a document. It is rendered and parsed once for a test file, so that nobody may change it. */
export async function renderedPage(name: string): Promise<Document> {
  const html = rendered.get(name) ?? renderedHtml(name)
  rendered.set(name, html)
  const text = await html
  const documents = parsed.get(DOMParser) ?? new Map<string, Document>()
  parsed.set(DOMParser, documents)
  const page = documents.get(name) ?? new DOMParser().parseFromString(text, "text/html")
  documents.set(name, page)
  return page
}
