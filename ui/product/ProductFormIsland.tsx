import { useMemo, useSyncExternalStore } from "react"
import type { SingleChoice } from "../../core/product-page/choice.ts"
import type { ProductPage, ProductPageEvent } from "../../core/product-page/product-page.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import type { IslandProps } from "../runtime/island-data.ts"
import { useLive } from "../runtime/use-live.ts"
import { makeSay } from "../say.ts"
import { ProductForm } from "./ProductForm.tsx"
import type { ProductFormTextKey } from "./product-form-props.ts"

type Props = IslandProps<ProductPage<SingleChoice>, ProductPageEvent, ProductFormTextKey>

/** The product form that follows its machine; the server renders the same component once. */
export function ProductFormIsland({ store, texts }: Props) {
  const page = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const live = useLive()
  const say = useMemo(() => makeSay(texts), [texts])
  return <ProductForm offer={page.choice.offer} view={viewProductPage(singleKind, page, texts)} say={say} send={store.send} live={live} />
}
