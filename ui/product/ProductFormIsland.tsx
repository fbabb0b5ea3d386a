import { useMemo } from "react"
import type { SingleChoice } from "../../core/product-page/choice.ts"
import type { ProductPage, ProductPageEvent } from "../../core/product-page/product-page.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import type { IslandProps } from "../runtime/island-data.ts"
import { useLive } from "../runtime/use-live.ts"
import { useMachine } from "../runtime/use-machine.ts"
import { makeSay } from "../say.ts"
import { ProductForm } from "./ProductForm.tsx"
import type { ProductFormTextKey } from "./product-form-props.ts"

type Props = IslandProps<ProductPage<SingleChoice>, ProductPageEvent, ProductFormTextKey>

/** The product form that follows its machine; the server renders the same component once. */
export function ProductFormIsland({ store, texts }: Props) {
  const [page, send] = useMachine(store, isChoice)
  const live = useLive()
  const say = useMemo(() => makeSay(texts), [texts])
  return <ProductForm offer={page.choice.offer} view={viewProductPage(singleKind, page, texts)} say={say} send={send} live={live} />
}

/** It changes much of the form: prices, availability, limits. */
const isChoice = ({ type }: ProductPageEvent) => type === "SizeChosen"
