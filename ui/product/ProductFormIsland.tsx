import { useMemo, useSyncExternalStore } from "react"
import type { MachineStore } from "../../core/values/machine.ts"
import type { ProductPage, ProductPageEvent } from "../../core/product-page/product-page.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import { useLive } from "../runtime/use-live.ts"
import { makeSay } from "../texts/say.ts"
import { ProductForm } from "./ProductForm.tsx"
import type { ProductFormTextKey } from "./product-form-texts.ts"

interface Props {
  readonly store: MachineStore<ProductPage, ProductPageEvent>
  readonly texts: TextCatalogue<ProductFormTextKey>
}

/** The product form that follows its machine; the server renders the same component once. */
export function ProductFormIsland({ store, texts }: Props) {
  const page = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const live = useLive()
  const say = useMemo(() => makeSay(texts), [texts])
  return <ProductForm page={page} view={viewProductPage(page, texts)} say={say} send={store.send} live={live} />
}
