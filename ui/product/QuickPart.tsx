import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import { viewQuickPayments } from "../../core/product-page/detail-modules.ts"
import { QuickPayments } from "./QuickPayments.tsx"
import type { Scene } from "../scene.ts"

/** The quick payments of a product; nothing at all where the shop has no provider, as most have. */
export function QuickPart({ model, scene }: { readonly model: ProductPageModel; readonly scene: Scene }) {
  // a provider is asked for one product, and rows are several
  if (model.quickPayments === null || model.choices?.kind.is === "rows") return null
  const page = productMachine.open(model)
  const isSold = page !== null && productMachine.view(page, scene.catalogue).button.enabled
  const view = viewQuickPayments(model.quickPayments, { offer: model.offer, isSold })
  return view === null ? null : <QuickPayments view={view} say={scene.say} />
}
