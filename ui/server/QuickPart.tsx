import type { ProductPageModel } from "../../core/pages/page.ts"
import { productMachine } from "../../core/pages/product-machine.ts"
import { viewQuickPayments } from "../../core/product-page/detail-modules.ts"
import { QuickPayments } from "../product/QuickPayments.tsx"
import type { Scene } from "../scene.ts"

/** The quick payments of a product; nothing at all where the shop has no provider, as most have. */
export function QuickPart({ model, scene }: { readonly model: ProductPageModel; readonly scene: Scene }) {
  if (model.quickPayments === null) return null
  const page = productMachine.open(model)
  const isSold = page !== null && productMachine.view(page, scene.catalogue).button.enabled
  const view = viewQuickPayments(model.quickPayments, { offer: model.offer, isSold })
  return view === null ? null : <QuickPayments view={view} say={scene.say} />
}
