import { productKinds } from "../../core/product-page/kinds.ts"
import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import { multipackTextKeys } from "../../core/product-page/multipack-kind.ts"
import { isPairedKind, pairedKindTextKeys } from "../../core/product-page/paired-kinds.ts"
import type { ProductPageEvent, ProductPageState } from "../../core/product-page/product-page.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { listsQuantities, quantityListTextKeys } from "../../core/product-page/quantity-list-kind.ts"
import { subscriptionKindTextKeys } from "../../core/product-page/subscription-kind.ts"
import { stepTextKey } from "../../core/quantity/quantity-text.ts"
import { hasMoreToChoose } from "../../core/product/offer.ts"
import { hasMultipack } from "../../core/product/sizes.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { calendarDialogKeys } from "../calendar/calendar-texts.ts"
import type { EntryName } from "../islands/entry-files.ts"
import { kindParts } from "./kind-parts.ts"
import { productFormTextKeys } from "./product-form-props.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import type { Scene } from "../scene.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"

type Sold = Pick<ProductPageModel, "offer" | "choices">

/** A product, and how the shop words its page. */
type Shown = Pick<ProductPageModel, "offer" | "choices" | "frame">

/** What brings the form of a product to life: a script, and the texts that it shows besides those of every form. */
interface FormScript {
  readonly entry: EntryName
  readonly textKeys: readonly TextKey[]
}

/**
 * That of the product's kind. What is sold by subscription, or cheaper from a quantity on, besides being of another kind than `single` gets
 * the one with every kind that can be: it is rare, and an entry for each pair would be fetched by nearly nobody.
 */
function formScript({ offer, choices }: Sold): FormScript {
  const { is } = choices?.kind ?? { is: "single" }
  const isSubscribed = choices !== null && (offer.subscription ?? "off") !== "off"
  const ofKind = { entry: kindParts[is].entry, textKeys: productKinds[is].textKeys }
  const every = { entry: "productEvery", textKeys: pairedKindTextKeys } as const
  if (is === "single") {
    if (isSubscribed) return hasMultipack(offer) ? every : { entry: "productSubscription", textKeys: subscriptionKindTextKeys }
    if (hasMultipack(offer)) return { entry: "productMultipack", textKeys: multipackTextKeys }
    return listsQuantities(offer) ? { entry: "productQuantities", textKeys: quantityListTextKeys } : ofKind
  }
  const isOfTwo = isPairedKind(is) && (isSubscribed || (is === "versions" && hasMultipack(offer)))
  return isOfTwo ? every : ofKind
}

/**
 * The entry that a product's page needs.
 *
 * Spec: 4.41.
 */
export const productEntry = (sold: Sold): EntryName => formScript(sold).entry

function ProductFormIsland({ store, texts }: IslandProps<ProductPageState, ProductPageEvent, TextKey>) {
  const { Island } = kindParts[store.getSnapshot().choice.is]
  return <Island store={store} texts={texts} />
}

interface Props {
  readonly model: ProductPageModel
  readonly scene: Scene
}

/** Its parts, versions or rows have prices and units of their own. */
function isOfMany({ choices }: Sold): boolean {
  return choices?.kind.is !== "single"
}

/** A part or a version may be sold for points where the product itself is not. */
const isForPoints = (sold: Sold): boolean => isOfMany(sold) || sold.offer.pointsPrice !== null

/** Only the text that says by which step its unit is sold. */
const isOfStep =
  (key: ReturnType<typeof stepTextKey>) =>
  (shown: Shown): boolean =>
    isOfMany(shown) || stepTextKey(shown.offer.unit, shown.frame.shell.language) === key

/** Texts of every product's form that few products come to, each with what it takes: the others' pages are without it. */
const seldom: { readonly [Key in TextKey]?: (shown: Shown) => boolean } = {
  // a shop may contradict itself, and say that there is more to choose and nothing of what
  "product.hintChoices": ({ choices, offer }) => choices === null || (choices.kind.is === "single" && hasMoreToChoose(offer)),
  "product.pointsPrice": isForPoints,
  "product.signInToBuy": isForPoints,
  "price.advance": (shown) => isOfMany(shown) || shown.offer.advance !== null,
  "price.deposit": (shown) => isOfMany(shown) || shown.offer.deposit !== undefined,
  "price.gross": ({ frame }) => frame.shell.priceType === "net",
  "price.net": ({ frame }) => frame.shell.priceType === "gross",
  "product.perUnit": (shown) => isOfMany(shown) || shown.offer.unit.precision > 0,
  // the shop alone says it, in words
  "quantity.nearest": isOfMany,
  "quantity.soldBy": isOfStep("quantity.soldBy"),
  "quantity.soldWhole": isOfStep("quantity.soldWhole"),
  "refusal.choiceMissing": (shown) => isOfMany(shown) || hasMoreToChoose(shown.offer),
}

/** The product form with the data it starts from. */
export function ProductPart({ model, scene }: Props) {
  const mayBeShown = (key: TextKey) => seldom[key]?.(model) ?? true
  const textKeys: readonly TextKey[] = [...productFormTextKeys, ...formScript(model).textKeys].filter(mayBeShown)
  const openedKeys = model.choices?.kind.is === "dated" ? calendarDialogKeys : []
  return (
    <MachineIsland
      name="product"
      machine={productMachine}
      island={ProductFormIsland}
      textKeys={textKeys}
      openedKeys={openedKeys}
      model={model}
      scene={scene}
    />
  )
}
