import { renderToString } from "react-dom/server"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { parsePageAddress } from "../../core/addresses/parse-address.ts"
import { languageLinks } from "../../core/pages/language-links.ts"
import type { PageFrame, ShownPageModel } from "../../core/pages/page.ts"
import { rendersContentOnly } from "../../core/shell/fragment.ts"
import type { Language } from "../../core/values/language.ts"
import type { EntryName } from "./entry-files.ts"
import { FailurePage } from "../pages/FailurePage.tsx"
import { sceneOf } from "../scene.ts"
import { Document, type DocumentProps, type PageAssets } from "./Document.tsx"
import { PageBody } from "./PageBody.tsx"
import { pageHead } from "./page-head.ts"
import { productEntry } from "./ProductPart.tsx"
import { structuredData } from "./structured-data.ts"

export interface PageToRender {
  readonly model: ShownPageModel
  readonly url: URL
  /** used only when the model has no frame */
  readonly language: Language
  readonly nonce: string
  readonly nowMs: number
  readonly assets: PageAssets
  readonly recording: DocumentProps["recording"]
  /** scripts of others that run on the page; none unless the shop lists some */
  readonly thirdPartyScripts?: readonly string[]
  /** the path that the visitor comes from; null = not known */
  readonly cameFrom?: string | null
}

/**
 * The document of a page model. Nothing in it waits, so it is made at once: a stream would cut it into hundreds of pieces, each of which
 * is encoded, and compressed, by itself. An error of a view is thrown before the first byte.
 */
export function renderPage(page: PageToRender): Uint8Array<ArrayBuffer> {
  const { model, url, nonce, assets } = page
  const scene = sceneOf(model.frame ?? bareFrame(page.language, page.nowMs))
  const head = pageHead(model, scene, url)
  const again = parsePageAddress(url.pathname, url.searchParams) === null ? null : url.pathname + url.search
  const html = renderToString(
    <Document
      scene={scene}
      head={head}
      model={model}
      origin={url.origin}
      nonce={nonce}
      assets={assets}
      entry={entryOf(model)}
      recording={page.recording}
      thirdPartyScripts={page.thirdPartyScripts ?? []}
      structured={structuredData(model, url.origin)}
    >
      {model.page === "failure" && model.frame === null ? (
        <FailurePage status={model.status} say={scene.say} home={homeAddress(scene.language)} again={again} contact={null} before={null} />
      ) : (
        <PageBody
          model={model}
          scene={scene}
          nonce={nonce}
          links={languageLinks(model, url)}
          before={page.cameFrom ?? null}
          again={again}
          contentOnly={rendersContentOnly(url.searchParams)}
        />
      )}
    </Document>,
  )
  return encoder.encode(`<!DOCTYPE html>${html}`)
}

const encoder = new TextEncoder()

function entryOf(model: ShownPageModel): EntryName {
  if (model.page === "product") return productEntry(model)
  if (model.page === "pickup") return "pickup"
  if (model.page === "review") return "review"
  return model.page === "cart" && model.basket !== null ? "cart" : "shell"
}

/** A frame without a shop: for the failure page when not even the shop's name could be read. */
const bareFrame = (language: Language, nowMs: number): PageFrame => ({
  shell: {
    shopName: "",
    claim: "",
    language,
    menu: [],
    priceFormat: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "", symbolBefore: false, space: false },
    priceType: "gross",
    afterAdding: "redirect",
    contact: null,
    contentLinks: [],
    overrides: {},
  },
  visitor: { is: "guest" },
  notice: null,
  basket: null,
  nowMs,
})
