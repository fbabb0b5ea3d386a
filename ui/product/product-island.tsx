import { type ReactNode, useMemo, useState } from "react"
import type { ProductChoice, ProductKind } from "../../core/product-page/choice.ts"
import { formFlags } from "../../core/product-page/obstacles.ts"
import type { ProductPageState, ProductPageEvent } from "../../core/product-page/product-page.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useLive } from "../runtime/islands/use-live.ts"
import { type DrawingPace, useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { ProductForm } from "./ProductForm.tsx"
import type { ProductFormTextKey } from "./product-form-props.ts"
import type { KindSections } from "./product-sections.ts"

/**
 * The product form of a kind of product, which follows its machine; the server renders the same component once.
 *
 * @param sections what draws the sections that only this kind has
 */
export function productIslandOf<Choice extends ProductChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
  sections: KindSections<NoInfer<Key>>,
): (props: IslandProps<ProductPageState<Choice>, ProductPageEvent, ProductFormTextKey | Key>) => ReactNode {
  const Form = sections.form ?? ProductForm
  return function ProductFormIsland({ store, texts }) {
    const [page, send] = useMachine(store, paceOf)
    const live = useLive()
    const say = useMemo(() => makeSay(texts), [texts])
    const view = viewProductPage(kind, page, texts)
    const [opened] = useState(view.fields)
    const flags = formFlags(kind.blockedForGood(page.choice), opened, view.fields)
    return (
      <Form
        notice={page.notice}
        offer={page.choice.offer}
        view={view}
        flags={flags}
        say={say}
        send={send}
        live={live}
        sections={sections}
      />
    )
  }
}

/** A choice changes much of the form: prices, availability, limits. A press of the button sends it, or brings what is missing into view. */
function paceOf({ type }: ProductPageEvent): DrawingPace<ProductPageState> | undefined {
  if (type === "AddPressed") return isSentAlike
  return type === "SizeChosen" || type === "VersionChosen" ? "in slices" : undefined
}

/** What is sent is what was chosen and how much of it. */
const isSentAlike = (drawn: ProductPageState, now: ProductPageState): boolean =>
  drawn.choice === now.choice && drawn.quantity.text === now.quantity.text
