import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { configuredTextKeys } from "../../core/product-page/configured-kind.ts"
import { dateTextKeys } from "../../core/product-page/dated-kind.ts"
import type { RowsChoice } from "../../core/product-page/choice.ts"
import { anyKind } from "../../core/product-page/kinds.ts"
import { pairedKindTextKeys } from "../../core/product-page/paired-kinds.ts"
import type { OfferedKind } from "../../core/product-page/product-choices.ts"
import { multipackTextKeys } from "../../core/product-page/multipack-kind.ts"
import { listsQuantities, quantityListTextKeys } from "../../core/product-page/quantity-list-kind.ts"
import { setTextKeys } from "../../core/product-page/set-kind.ts"
import { subscriptionKindTextKeys } from "../../core/product-page/subscription-kind.ts"
import { versionTextKeys } from "../../core/product-page/versions.ts"
import type { ProductPageState, ProductPageEvent } from "../../core/product-page/product-page.ts"
import { rowsKind, rowTextKeys } from "../../core/product-page/rows-kind.ts"
import { hasMultipack } from "../../core/product/sizes.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import type { EntryName } from "../islands/entry-files.ts"
import { everySection } from "../product/every-section.ts"
import { productFormTextKeys } from "../product/product-form-props.ts"
import { productIslandOf } from "../product/product-island.tsx"
import { RowsForm } from "../product/RowsForm.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import type { Scene } from "../scene.ts"
import { MachineIsland, staticStore } from "../islands/MachineIsland.tsx"

/** The entries of product pages, each with the texts that its own kind adds to those of the form. */
const kindTexts = {
  product: [],
  productVersions: versionTextKeys,
  productSubscription: subscriptionKindTextKeys,
  productMultipack: multipackTextKeys,
  productQuantities: quantityListTextKeys,
  productSet: setTextKeys,
  productConfigured: configuredTextKeys,
  productDated: dateTextKeys,
  productRows: rowTextKeys,
  productEvery: pairedKindTextKeys,
} as const satisfies Partial<Record<EntryName, readonly TextKey[]>>

const kindEntries = {
  versions: "productVersions",
  set: "productSet",
  configured: "productConfigured",
  dated: "productDated",
  rows: "productRows",
} as const satisfies Record<Exclude<OfferedKind["is"], "single">, keyof typeof kindTexts>

/**
 * The entry that a product's page needs: that of its kind. What is sold by subscription, or cheaper from a quantity on, besides being of
 * another kind than `single` gets the one with every kind: it is rare, and an entry for each pair would be fetched by nearly nobody.
 */
export function productEntry({ offer, choices }: Pick<ProductPageModel, "offer" | "choices">): keyof typeof kindTexts {
  const plain = hasMultipack(offer) ? "productMultipack" : listsQuantities(offer) ? "productQuantities" : "product"
  if (choices === null) return plain
  const { kind } = choices
  const isSubscribed = (offer.subscription ?? "off") !== "off"
  if (hasMultipack(offer) && (kind.is === "single" || kind.is === "versions"))
    return kind.is === "single" && !isSubscribed ? plain : "productEvery"
  if (!isSubscribed || kind.is === "rows") return kind.is === "single" ? plain : kindEntries[kind.is]
  return kind.is === "single" ? "productSubscription" : "productEvery"
}

const RowsIsland = productIslandOf(rowsKind, { form: RowsForm })
const SectionsIsland = productIslandOf(anyKind, everySection)

const hasRows = (page: ProductPageState): page is ProductPageState<RowsChoice> => page.choice.is === "rows"

/** Rows have a form of their own; that of all other kinds differs in sections. */
function ProductFormIsland({ store, texts }: IslandProps<ProductPageState, ProductPageEvent, TextKey>) {
  const page = store.getSnapshot()
  return hasRows(page) ? <RowsIsland store={staticStore(page)} texts={texts} /> : <SectionsIsland store={store} texts={texts} />
}

interface Props {
  readonly model: ProductPageModel
  readonly scene: Scene
}

/** The product form with the data it starts from. */
export function ProductPart({ model, scene }: Props) {
  const textKeys: readonly TextKey[] = [...productFormTextKeys, ...kindTexts[productEntry(model)]]
  return (
    <MachineIsland name="product" machine={productMachine} island={ProductFormIsland} textKeys={textKeys} model={model} scene={scene} />
  )
}
