import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import { anyKind } from "../../core/product-page/kinds.ts"
import { type QuotedPrices, quotedPrices } from "../../core/product-page/quoted-prices.ts"

/** Head, data for importers and structured data quote the same prices: they are computed once for a page. */
const known = new WeakMap<ProductPageModel, QuotedPrices>()

/** The prices that programs read from the page of a product: those that it opens with. Spec: 10.306. */
export function quotedOf(model: ProductPageModel): QuotedPrices {
  const found = known.get(model)
  if (found !== undefined) return found
  const page = productMachine.open(model)
  const quoted = page === null ? { base: null, isOffered: false, bySize: false, sizes: [] } : quotedPrices(anyKind, page)
  known.set(model, quoted)
  return quoted
}
