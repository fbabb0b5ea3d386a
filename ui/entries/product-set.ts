import "./product.ts"
import { setTask } from "../../core/product-page/machine/set-task.ts"
import type { SetChoice } from "../../core/product-page/choice.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { setKind } from "../../core/product-page/set-kind.ts"
import { PartChoice } from "../product/PartChoice.tsx"
import { typedBefore } from "../runtime/islands/start-island.ts"
import { runProduct } from "./run-product.ts"

runProduct(setKind, {
  isFor: ({ is, subscription }) => is === "set" && subscription.mode === "off",
  sections: { beforeSizes: PartChoice },
  ownTask: setTask,
  typed: ({ parts }) => parts.flatMap(({ id }) => chosenBefore(id)),
  rehearsed: ({ parts }) => rehearsedParts(parts),
})

/** What was chosen of a part before the island ran. */
function chosenBefore(partId: string): readonly ProductPageEvent[] {
  const box = document.getElementById(`projector_bundle_checkbox_${partId}`)
  const version = typedBefore(`projector_bundle_version_${partId}`)
  const sizeId = typedBefore(`projector_bundle_size_${partId}`)
  return [
    ...(box instanceof HTMLInputElement && box.checked !== box.defaultChecked
      ? [{ type: "PartChecked", partId, checked: box.checked } as const]
      : []),
    ...(version === null ? [] : [{ type: "PartVersionChosen", partId, productId: Number(version) } as const]),
    ...(sizeId === null ? [] : [{ type: "PartSizeChosen", partId, sizeId } as const]),
  ]
}

/** A size of the first part that has some. */
function rehearsedParts(parts: SetChoice["parts"]): readonly ProductPageEvent[] {
  const part = parts.find(({ versions: [first] }) => first.sizes.length > 1)
  const size = part?.versions[0].sizes[0]
  return part === undefined || size === undefined ? [] : [{ type: "PartSizeChosen", partId: part.id, sizeId: size.id }]
}
