import { renderToString } from "react-dom/server"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { readPageAddress } from "../../core/pages/page-address.ts"
import type { PageFrame, PageModelOf, PageName, ShownPageModel } from "../../core/pages/page.ts"
import { pages } from "../../core/pages/pages.ts"
import { leanStep } from "../../core/pages/order-frame.ts"
import { languageLinks, viewPageHead } from "../../core/pages/view-page-head.ts"
import { regionDialogs } from "../../core/region/region-dialogs.ts"
import { pageEvents } from "../../core/front/page-events.ts"
import { bareOfFront, type PageFront } from "../../core/front/page-front.ts"
import { rendersContentOnly } from "../../core/shell/fragment.ts"
import { viewFailure } from "../../core/pages/failure-ways.ts"
import type { Language } from "../../core/values/language.ts"
import { entryNamed } from "../islands/entry-files.ts"
import { bodies } from "../pages/bodies.tsx"
import { FailurePage } from "../pages/FailurePage.tsx"
import { PageOrigin } from "../saved/page-origin.ts"
import type { PageOrigins } from "../pages/structured-data.ts"
import { quotedOf } from "../product/quoted-model.ts"
import { AssetsOrigin } from "../pictures/assets-origin.ts"
import { sceneOf } from "../scene.ts"
import { RegionData } from "../shell/RegionData.tsx"
import { BareHeader } from "../shell/Header.tsx"
import { Document, type DocumentProps, type PageAssets } from "./Document.tsx"
import { PageBody } from "./PageBody.tsx"

export interface PageToRender {
  readonly model: ShownPageModel
  readonly url: URL
  /** used only when the model has no frame */
  readonly language: Language
  /** what earlier pages told of the shop, for one that cannot be read now; absent = nothing */
  readonly remembered?: RememberedShop
  readonly nonce: string
  readonly nowMs: number
  readonly assets: PageAssets
  readonly recording: DocumentProps["recording"]
  /** what the shop puts around the page, and what of others runs on it; absent = nothing */
  readonly front?: PageFront
  /** the Cookie header, of which the page says what the shop has forced; absent = nothing is */
  readonly cookies?: string
  /** the path that the visitor comes from; null = not known */
  readonly cameFrom?: string | null
}

/** What is remembered of a shop, the same for every visitor. */
export type RememberedShop = Pick<PageFrame["shell"], "shopName" | "contact">

/**
 * The document of a page model. Nothing in it waits, so it is made at once: a stream would cut it into hundreds of pieces, each of which
 * is encoded, and compressed, by itself. An error of a view is thrown before the first byte.
 */
export function renderPage(page: PageToRender): string {
  const { model, url, nonce, assets } = page
  const scene = sceneOf(model.frame ?? bareFrame(page.language, page.nowMs, page.remembered))
  const head = viewPageHead(model, { frame: scene.frame, texts: scene.catalogue, url })
  const again = readPageAddress(url.pathname, url.searchParams) === null ? null : url.pathname + url.search
  const pageType = pages[model.page].bodyClass.replace(/_page$/, "")
  // nothing opens by itself in an order, nor while a page is written down: what it asks is no step of a shopper
  const mayOpen = page.recording === null && leanStep(model) === null
  const asked = { pageType, cookies: mayOpen ? (page.cookies ?? "") : "" }
  const contentOnly = rendersContentOnly(url.searchParams)
  // a part of a page is put into one that has all of it
  const { scripts, tracking } = page.front ?? bareOfFront
  const front = contentOnly ? { ...bareOfFront, scripts, tracking } : (page.front ?? bareOfFront)
  const events = tracking === "off" ? [] : pageEvents(model, model.page === "product" ? quotedOf(model).base : null)
  const dialogs = regionDialogs(mayOpen ? (scene.frame.region ?? null) : null, asked)
  const html = renderToString(
    <AssetsOrigin.Provider value={assets.origin ?? ""}>
      <Document
        scene={scene}
        head={head}
        {...writtenOf(model, { origin: url.origin, picturesFrom: assets.origin ?? url.origin })}
        model={model}
        origin={url.origin}
        nonce={nonce}
        assets={assets}
        recording={page.recording}
        front={front}
        events={events}
        regionDialogs={dialogs}
      >
        {model.page === "failure" && model.frame === null ? (
          <>
            {scene.frame.shell.shopName !== "" && <BareHeader scene={scene} />}
            <FailurePage
              status={model.status}
              view={viewFailure(model.status, {
                home: homeAddress(scene.language),
                again,
                list: null,
                before: null,
                isShopRead: false,
              })}
              say={scene.say}
              contact={scene.frame.shell.contact}
            />
          </>
        ) : (
          <PageOrigin.Provider value={url.origin}>
            <PageBody
              model={model}
              scene={scene}
              nonce={nonce}
              links={languageLinks(model, url)}
              before={page.cameFrom ?? null}
              again={again}
              contentOnly={contentOnly}
              asksConsent={front.asksConsent}
            />
          </PageOrigin.Provider>
        )}
        {(dialogs.chooser || dialogs.forced) && <RegionData scene={scene} pageType={pageType} isForced={dialogs.forced} />}
      </Document>
    </AssetsOrigin.Provider>,
  )
  return `<!DOCTYPE html>${html}`
}

/** What is made of a page besides its body. */
function writtenOf<Name extends PageName>(model: PageModelOf<Name>, at: PageOrigins) {
  const { entry, Metadata, structured } = bodies[model.page]
  return {
    entry: entry === undefined ? entryNamed(model.page) : entry(model),
    metadata: Metadata === undefined ? null : <Metadata model={model} />,
    structured: structured === undefined ? [] : structured(model, at),
  } as const
}

/** A frame without a shop, but for what is remembered of it: for the failure page when not even its name could be read. */
const bareFrame = (language: Language, nowMs: number, remembered?: RememberedShop): PageFrame => ({
  shell: {
    shopName: remembered?.shopName ?? "",
    claim: "",
    language,
    menu: [],
    priceFormat: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "", symbolBefore: false, space: false },
    currency: null,
    priceType: "gross",
    afterAdding: "redirect",
    contact: remembered?.contact ?? null,
    contentLinks: [],
    overrides: {},
  },
  visitor: { is: "guest" },
  notice: null,
  saved: null,
  basket: null,
  nowMs,
})
