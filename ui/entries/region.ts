import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { readChooserParams } from "../../core/region/chooser-config.ts"
import { opensChooser } from "../../core/region/chooser-opening.ts"
import { isCrawler } from "../../core/web/crawler.ts"
import { pageRegion, type RegionPageData } from "../runtime/region/page-region.ts"

declare global {
  interface Window {
    readonly selectLanguageConfig?: unknown
    readonly selectLanguageParamsConfig?: unknown
  }
}

/**
 * Opens what of the region opens with the page by itself, and the notice before the chooser. Its code is fetched only then, and a failure is
 * silent: nobody asked for it. Spec: 4.26, 4.30, 8.52, 10.158, 10.374.
 */
function openRegion(data: RegionPageData): void {
  const { showSelect } = readChooserParams(window.selectLanguageParamsConfig)
  if (data.isForced)
    import("./forced-region.tsx").then(
      ({ showForcedRegion }) => showForcedRegion(data),
      (failure: unknown) => sendErrorReport("load forced region", failure),
    )
  else if (opensChooser({ showSelect, cookies: document.cookie, url: location.href }))
    import("./chooser.tsx").then(
      ({ showChooser }) => showChooser(data, window.selectLanguageConfig, window.selectLanguageParamsConfig),
      (failure: unknown) => sendErrorReport("load chooser", failure),
    )
}

const data = pageRegion()
if (data !== null && !isCrawler(navigator.userAgent)) openRegion(data)
