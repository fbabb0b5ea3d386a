import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { hasMultipack } from "../../core/product/sizes.ts"
import { runProduct } from "./run-product.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { startGallery } from "../runtime/dialogs/start-gallery.ts"
import { followTabLinks } from "../runtime/navigation/tab-links.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

const failed = (where: string) => (failure: unknown) => sendErrorReport(where, failure)

followTabLinks()
// this chunk is on the page of every kind of product
whenParsed(() => {
  // few products are cut to size or have versions as links
  if (document.querySelector("#projector_number[data-sellby*='.']") !== null)
    import("../runtime/navigation/send-dots.ts").then((dots) => dots.sendDots(), failed("load sending"))
  if (document.querySelector(".projector_versions__item") !== null)
    import("../runtime/navigation/focus-version.ts").then((versions) => versions.focusVersion(), failed("load versions"))
  onContent(startGallery)
  onContent(() => startWhenNeeded("shipping", () => import("./delivery.ts").then((chunk) => chunk.startDelivery()), sendErrorReport))
})

runProduct(singleKind, {
  isFor: ({ is, subscription, offer }) =>
    is === "single" && subscription.mode === "off" && !hasMultipack(offer) && offer.listsQuantities !== true,
  sections: {},
})
