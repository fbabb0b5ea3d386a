import type { ProductChoice, ProductKind } from "../choice.ts"
import type { Place } from "../obstacles.ts"
import { type ProductPageState, productPage, type ProductPageCommand, type ProductPageEvent } from "../product-page.ts"
import { fieldValue } from "../submit.ts"
import { type ProductPageTextKey, type ProductPageView, viewProductPage } from "../view-product-page.ts"
import { subscriptionFieldNames } from "../../subscription/subscription.ts"
import type { TextKey } from "../../texts/texts.ts"
import type { OpenedMachine } from "../../pages/page-machine.ts"
import type { PageTask } from "../../pages/page-task.ts"

/**
 * The product form of a kind of product, on a page that is open. A page's script has this of its own kind only.
 *
 * Spec: 4.44.
 *
 * @param ownTask what only this kind asks for; null = it is as for all kinds
 *
 * @example Object.keys(openedProduct(singleKind).hears) // => ["returned", "outdated"]
 */
export const openedProduct = <Choice extends ProductChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
  ownTask: (command: ProductPageCommand) => PageTask<ProductPageEvent> | null = () => null,
): OpenedMachine<ProductPageState<Choice>, ProductPageEvent, ProductPageCommand, ProductPageView, ProductPageTextKey | Key> => ({
  step: productPage(kind),
  view: (page, texts) => viewProductPage(kind, page, texts),
  task: (command) => ownTask(command) ?? productTask(command),
  hears: { returned: { type: "Returned" }, outdated: { type: "PricesOutdated" } },
})

/** The blocks of the page that sections of the form stand in, where they are not called after the section. Spec: 10.87, 10.102. */
const placeNames: Readonly<Partial<Record<Place["section"], string>>> = {
  sizes: "sizes_cont",
  versions: "variants_section",
  parts: "bundle",
  rows: "form",
  options: "form",
  quantity: "number",
}

/**
 * An item of a configurator, and a part of a set, is a place of its own. So are the details of a subscription, which come into view
 * without the focus: it stays on the radio that was chosen. Spec: 4.58, 16.17.
 */
function placeId({ section, id }: Place): string {
  if (section === "options" && id !== null) return optionPlaceId(id)
  const block = `projector_${placeNames[section] ?? section}`
  return id !== null && (section === "parts" || section === "subscription") ? `${block}_${id}` : block
}

/**
 * The id of the block that an item of a configurator stands in.
 *
 * Spec: 16.41.
 *
 * @example optionPlaceId("width") // => "configurator_width"
 */
export const optionPlaceId = (item: string): string => `configurator_${item}`

function productTask(command: ProductPageCommand): PageTask<ProductPageEvent> {
  switch (command.type) {
    case "StartTimer": {
      const { timer, timerId, ms } = command
      return { effect: "timer", ms, ended: { type: "TimerEnded", timer, timerId } }
    }
    case "ShowPlace":
      return { effect: "scroll", placeId: placeId(command.place) }
    case "GoTo":
      return { effect: "navigate", address: command.link }
    case "SubmitForm":
      return { effect: "submit", formId: "projector_form", fields: {} }
    case "AskShop":
      return command.wants === "offer" && command.link !== undefined ? { effect: "content", address: command.link } : askShop(command)
    case "DropQuestion":
      return { effect: "content", address: null }
    case "CalculatePrice":
      return unasked({ type: "OwnPriceCalculated", requestId: command.requestId, price: null })
    case "ReadCart":
      return unasked({ type: "CartNotRead", requestId: command.requestId })
    case "RemoveRows":
      return unasked({ type: "RowsNotRemoved", requestId: command.requestId })
    case "AddRows":
      return unasked({ type: "RowsNotAdded", requestId: command.requestId })
  }
}

/** The page's kind has no call for it, so it fails at once: no question stays open. */
const unasked = (ended: ProductPageEvent): PageTask<ProductPageEvent> => ({ effect: "timer", ms: 0, ended })

type AskShop = Extract<ProductPageCommand, { readonly type: "AskShop" }>

function askShop({ requestId, wants, fields }: AskShop): PageTask<ProductPageEvent> {
  const notAnswered = { type: "ShopNotAnswered", requestId } as const
  if (wants !== "size") return unasked(notAnswered)
  return {
    effect: "shop",
    call: "refreshSize",
    input: {
      productId: Number(fieldValue(fields, "product")),
      sizeId: fieldValue(fields, "size"),
      isSubscription: fieldValue(fields, subscriptionFieldNames.subscription) === "true",
    },
    isSuperseded: true,
    answered: (facts) => (facts === null ? notAnswered : { type: "ShopAnswered", requestId, facts }),
    failed: notAnswered,
  }
}
