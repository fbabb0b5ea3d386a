import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { hasMultipack } from "../../core/product/sizes.ts"
import { runProduct } from "./run-product.ts"
import { focusVersion } from "../runtime/navigation/focus-version.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { startGallery } from "../runtime/dialogs/start-gallery.ts"
import { sendDots } from "../runtime/navigation/send-dots.ts"
import { followTabLinks } from "../runtime/navigation/tab-links.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

followTabLinks()
sendDots()
// this chunk is on the page of every kind of product
whenParsed(() => {
  focusVersion()
  onContent(startGallery)
  onContent(() => startWhenNeeded("shipping", async () => (await import("./delivery.ts")).startDelivery(), sendErrorReport))
})

runProduct(singleKind, {
  isFor: ({ is, subscription, offer }) =>
    is === "single" && subscription.mode === "off" && !hasMultipack(offer) && offer.listsQuantities !== true,
  sections: {},
})
