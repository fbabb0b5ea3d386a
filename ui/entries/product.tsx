import "./shell.tsx"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { productPage } from "../../core/product-page/product-page.ts"
import { ProductFormIsland } from "../product/ProductFormIsland.tsx"
import { enhanceGallery } from "../runtime/enhance-gallery.ts"
import { hydrateIsland } from "../runtime/hydrate-island.tsx"
import { findIsland } from "../runtime/island-data.ts"
import { loadDeferredWhenIdle } from "../runtime/load-deferred.ts"
import { onReturned } from "../runtime/on-returned.ts"
import { performProduct } from "../runtime/perform-product.ts"
import { noteStep } from "../runtime/recording.ts"
import { startIsland } from "../runtime/start-island.ts"
import { typedBefore } from "../runtime/typed-before.ts"

const slider = document.getElementById("photos_slider")
const thumbnails = document.getElementById("photos_nav")
if (slider !== null && thumbnails !== null) enhanceGallery(slider, thumbnails)

const island = findIsland("island_product")
if (island !== null) {
  const { container, data } = island
  const store = createMachineStore(productPage, data.state, performProduct(data), (event, _, state) =>
    noteStep({ machine: "product", event, state }),
  )
  onReturned(() => store.send({ type: "Returned" }))
  startIsland(container, () => {
    const quantity = typedBefore("projector_number")
    const sizeId = typedBefore("projector_sizes_select")
    hydrateIsland(container, <ProductFormIsland store={store} texts={data.texts} />, sendErrorReport)
    // what was chosen and typed while the page was still loading is not lost
    setTimeout(() => {
      if (sizeId !== null && sizeId !== "") store.send({ type: "SizeChosen", sizeId })
      if (quantity !== null) store.send({ type: "QuantityTyped", text: quantity })
    }, 0)
    loadDeferredWhenIdle(data)
  })
}
