import type { ReactNode } from "react"
import { manifestPath, themeColours } from "../../core/pages/app-manifest.ts"
import { isInOrderProcess } from "../../core/pages/order-frame.ts"
import type { PageHead } from "../../core/pages/page-head.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { pages } from "../../core/pages/pages.ts"
import { chooserConfig, type ChooserParams } from "../../core/region/chooser-config.ts"
import type { RegionDialogs } from "../../core/region/region-dialogs.ts"
import { openSearchAddress } from "../../core/pages/open-search.ts"
import { barsByEdge, hidingCode } from "../../core/shell/announced-bars.ts"
import type { PageFront } from "../../core/front/page-front.ts"
import { toldEventsId, type TrackingEvent } from "../../core/front/tracking-event.ts"
import { jsonInHtml } from "../../core/web/html-text.ts"
import type { EntryName } from "../islands/entry-files.ts"
import { stylesOf } from "../islands/style-files.ts"
import { JsonScript } from "../islands/JsonScript.tsx"
import { Banners } from "../shell/Banners.tsx"
import { Bars, closeBarMark } from "../shell/Bars.tsx"
import { CookieNotice } from "../shell/CookieNotice.tsx"
import type { Say } from "../say.ts"
import type { Scene } from "../scene.ts"
import { appShopCode } from "./app-shop.ts"
import { speculationRules } from "./speculation-rules.ts"

/** The built files that a page refers to, all of them own and hashed (in development: vite's). */
export interface PageAssets {
  /** the origin from which these files and pictures come, such as "https://cdn.example"; left out = the page's own */
  readonly origin?: string
  /** the base address of the accounts service; left out = the page's own */
  readonly accounts?: string
  /** the address of each style sheet, by its source such as `ui/styles/site.css` */
  readonly styles: ReadonlyMap<string, string>
  /** the code of `ui/runtime/islands/page-starter.ts`, which fetches the files of the page's entry after the first paint */
  readonly starter: string
  /** the files of each entry, all of which the page needs at once */
  readonly entries: Readonly<Record<EntryName, readonly string[]>>
  /** the favicon's address; "/favicon.svg" by default, served from ui/public */
  readonly icon?: string
  /** what vite adds in development: its client and the refresh preamble, each given the nonce */
  readonly headScripts?: readonly ({ readonly src: string } | { readonly code: string })[]
}

export interface DocumentProps {
  readonly scene: Scene
  readonly head: PageHead & { readonly isPublic: boolean; readonly troubleTitle: string }
  /** what the head of this kind of page says besides */
  readonly metadata: ReactNode
  readonly model: ShownPageModel
  readonly origin: string
  readonly nonce: string
  readonly assets: PageAssets
  readonly entry: EntryName
  /** what the shop puts around the page, and which scripts of others run on it */
  readonly front: PageFront
  /** what the page has to tell of itself to scripts of others; empty = nothing, or nobody has agreed to it */
  readonly events: readonly TrackingEvent[]
  /** what of the region may open with the page by itself */
  readonly regionDialogs: RegionDialogs
  /** the scenario that is being recorded, and the page's own id in it; null = nothing is */
  readonly recording: { readonly name: string; readonly page: string } | null
  readonly structured: readonly object[]
  readonly children: ReactNode
}

/**
 * The whole document. Nothing in it has a style attribute or an event handler, and all that the browser runs carries the nonce.
 *
 * Spec: 10.47, 10.48.
 */
export function Document(props: DocumentProps) {
  const { scene, model, nonce, assets, recording, front, events } = props
  const { top, bottom } = barsByEdge(front.bars)
  return (
    <html
      lang={scene.language}
      className={isInOrderProcess(model) ? "order_process" : undefined}
      data-assets={assets.origin}
      data-accounts={assets.accounts}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Metadata {...props} />
        {/* before the style sheets, which would hold it up */}
        <Starter {...props} />
        {stylesOf(model.page, hasFront(front) || front.asksConsent).flatMap((file) => {
          const href = assets.styles.get(file)
          return href === undefined ? [] : [<link key={file} rel="stylesheet" href={fromOrigin(assets, href)} />]
        })}
        {assets.headScripts?.map((added) =>
          "src" in added ? (
            <script key={added.src} type="module" src={added.src} nonce={nonce} />
          ) : (
            // oxlint-disable-next-line react/no-danger -- vite's own preamble, in development only
            <script key={added.code} type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: added.code }} />
          ),
        )}
      </head>
      <body {...(recording === null ? {} : { "data-recording": recording.name, "data-recorded-page": recording.page })}>
        {recording !== null && <RecordingBanner name={recording.name} say={scene.say} />}
        {front.asksNow && <CookieNotice scene={scene} />}
        {front.bars.length > 0 && <i id={closeBarMark} hidden />}
        <Bars edge="top" bars={top} scene={scene} />
        <Banners front={front} scene={scene} />
        <div id="viewType" />
        {/* a live region has to be there before it says something */}
        <div id="ajaxLoadSite" role="status" data-says={scene.say("layout.loading")} />
        <div
          id="container"
          className={pages[model.page].bodyClass}
          data-page={model.page}
          {...(model.page === "failure" ? { "data-status": model.status } : {})}
        >
          {props.children}
        </div>
        <Bars edge="bottom" bars={bottom} scene={scene} />
        {/* last, because nobody who looks at the page waits for it */}
        {props.structured.map((data, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- written once, on the server
          <JsonScript key={index} type="application/ld+json" data={data} />
        ))}
        {events.length > 0 && <JsonScript id={toldEventsId} type="application/json" data={events} />}
        {/* what the browser fetches ahead nobody has looked at: it has no place in a recording */}
        {recording === null && <JsonScript type="speculationrules" nonce={nonce} data={speculationRules} />}
      </body>
    </html>
  )
}

/** Is there anything that the shopper can close or answer? */
const hasFront = ({ bars, freeShipping, rebateCode, asksNow }: PageFront): boolean =>
  bars.length > 0 || freeShipping !== null || rebateCode !== null || asksNow

const fromOrigin = ({ origin = "" }: PageAssets, file: string): string => origin + file

/**
 * The page's only script of its own; what it declares stays inside it. What scripts of others call comes with it: each further script is
 * another nonce, behind which packing a kept page begins anew.
 */
function Starter({ scene, assets, entry, front, regionDialogs, recording, nonce }: DocumentProps) {
  const { starter, entries } = assets
  const hasThirdParty = front.scripts.length > 0
  const hasRegion = regionDialogs.chooser || regionDialogs.forced
  // on a page that is written down forms do what the browser does with them
  const isClosedByScript = hasFront(front) && recording === null
  const beside = [
    ...(isClosedByScript ? entries.bars : []),
    ...(hasRegion ? entries.region : []),
    ...(front.isMeasured ? entries.vitals : []),
    ...(front.tracking === "off" ? [] : entries.tracking),
    ...(hasThirdParty ? entries.thirdParty : []),
  ]
  const closable = isClosedByScript ? front.bars.filter(({ isClosable }) => isClosable).map(({ id }) => id) : []
  return (
    <script
      data-files={[...new Set([...entries[entry], ...beside])].map((file) => fromOrigin(assets, file)).join(" ")}
      data-third-party={hasThirdParty ? front.scripts.join(" ") : undefined}
      data-events={front.tracking === "off" ? undefined : front.tracking}
      nonce={nonce}
      // oxlint-disable-next-line react/no-danger -- the build's own code
      dangerouslySetInnerHTML={{
        __html: `${hidingCode(closable)}${closable.length > 0 ? ";" : ""}${appShopCode(scene)}${chooserCode(scene, regionDialogs)};(()=>{${starter}})()`,
      }}
    />
  )
}

/** What the chooser reads, where it may open; nothing else. Spec: 10.158, 10.373. */
function chooserCode({ frame }: Scene, dialogs: RegionDialogs): string {
  const { region } = frame
  if (!dialogs.chooser || region == null || region.chooser === null) return ""
  const params: ChooserParams = { showSelect: true, mode: region.chooser }
  return `;selectLanguageConfig=${jsonInHtml(chooserConfig(region.countries))};selectLanguageParamsConfig=${jsonInHtml(params)}`
}

/** The entries that say in the title that a form was stopped (`mark-title.ts`). */
const marksTitle = /^(?:account|client|letters|order[12]|product|review)/

function Metadata({ scene, head, metadata, model, origin, assets, entry }: DocumentProps) {
  const { language, frame } = scene
  const here = head.links?.[language]
  return (
    <>
      <title data-wrong={marksTitle.test(entry) ? head.troubleTitle : undefined}>{head.title}</title>
      {head.description !== "" && <meta name="description" content={head.description} />}
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      {frame?.shell.icon === undefined ? (
        <link rel="icon" type="image/svg+xml" href={assets.icon ?? "/favicon.svg"} />
      ) : (
        <link rel="icon" href={frame.shell.icon} />
      )}
      {/* other pages have no room for what a browser reads once */}
      {(model.page === "home" || model.page === "search") && (
        <>
          <link rel="manifest" href={manifestPath} />
          <link rel="search" type="application/opensearchdescription+xml" title={frame.shell.shopName} href={openSearchAddress(language)} />
        </>
      )}
      {!head.isPublic && <meta name="robots" content="noindex" />}
      {head.isPublic && here !== undefined && (
        <>
          <link rel="canonical" href={origin + here} />
          <meta property="og:url" content={origin + here} />
        </>
      )}
      {head.links !== null && frame.shell.onlyLanguage === undefined && (
        <>
          <link rel="alternate" hrefLang="pl" href={origin + head.links.pl} />
          <link rel="alternate" hrefLang="en" href={origin + head.links.en} />
          <link rel="alternate" hrefLang="x-default" href={origin + head.links.pl} />
        </>
      )}
      <meta property="og:type" content={head.kind} />
      <meta property="og:title" content={head.title} />
      {head.description !== "" && <meta property="og:description" content={head.description} />}
      {frame.shell.shopName !== "" && <meta property="og:site_name" content={frame.shell.shopName} />}
      <meta property="og:locale" content={language === "pl" ? "pl_PL" : "en_GB"} />
      {head.picture !== null && <meta property="og:image" content={(assets.origin ?? origin) + head.picture.large.jpg} />}
      {metadata}
    </>
  )
}

/** Says that everything done on this page is being written down. */
function RecordingBanner({ name, say }: { readonly name: string; readonly say: Say }) {
  return (
    <p className="recording" role="status">
      {say("shell.recording")} <b>{name}</b>
    </p>
  )
}
