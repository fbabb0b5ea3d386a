import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { productMachine } from "../../core/pages/product-machine.ts"
import { ProductFormIsland } from "../product/ProductFormIsland.tsx"
import { enhanceGallery } from "../runtime/enhance-gallery.ts"
import { runIsland } from "../runtime/run-island.tsx"
import { typedBefore } from "../runtime/start-island.ts"
import { whenParsed } from "../runtime/when-parsed.ts"

whenParsed(() => {
  const slider = document.getElementById("photos_slider")
  const thumbnails = document.getElementById("photos_nav")
  if (slider !== null && thumbnails !== null) enhanceGallery(slider, thumbnails)

  runIsland("product", productMachine, ProductFormIsland, {
    report: sendErrorReport,
    typed: () => {
      const sizeId = typedBefore("projector_sizes_select")
      const text = typedBefore("projector_number")
      return [
        ...(sizeId === null || sizeId === "" ? [] : [{ type: "SizeChosen", sizeId } as const]),
        ...(text === null ? [] : [{ type: "QuantityTyped", text } as const]),
      ]
    },
    rehearsed: ({ choice: { offer, sizeId } }) => [
      ...offer.sizes.flatMap(({ id }) => (id === sizeId ? [] : [{ type: "SizeChosen", sizeId: id } as const])).slice(0, 1),
      { type: "QuantityStepped", by: 1 } as const,
      { type: "AddPressed" } as const,
    ],
    loadsShop: true,
  })
})
