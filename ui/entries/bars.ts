import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { startBars } from "../runtime/front/start-bars.ts"
import { startBanners } from "../runtime/front/start-banners.ts"
import { startNotice } from "../runtime/front/start-notice.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

whenParsed(() => {
  startBars(document, window)
  startBanners(document, () => import("../runtime/front/write-banner.ts"), sendErrorReport)
  startNotice(document)
})
