import type { ProductChoice, ProductKind, ShopFacts } from "../product-page/choice.ts"
import type { Place } from "../product-page/obstacles.ts"
import {
  openProductPage,
  type ProductPage,
  productPage,
  type ProductPageCommand,
  type ProductPageEvent,
} from "../product-page/product-page.ts"
import { openSingle, singleKind } from "../product-page/single.ts"
import { fieldValue, type FormField } from "../product-page/submit.ts"
import { type ProductPageTextKey, type ProductPageView, viewProductPage } from "../product-page/view-product-page.ts"
import type { TextKey } from "../texts/texts.ts"
import type { PageMachine } from "./page-machine.ts"
import type { PageTask } from "./page-task.ts"
import type { ProductPageModel } from "./page.ts"

/**
 * The product form of a kind of product.
 *
 * Spec: 4.44.
 *
 * @param choiceOf what is chosen as the page opens
 *
 * @example Object.keys(productMachineOf(singleKind, ({ offer }) => openSingle(offer, null)).hears) // => ["returned"]
 */
export const productMachineOf = <Choice extends ProductChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
  choiceOf: (model: ProductPageModel) => Choice,
): PageMachine<ProductPage<Choice>, ProductPageEvent, ProductPageCommand, ProductPageView, ProductPageTextKey | Key> => ({
  open: (model) => {
    if (model.page !== "product") return null
    const { priceFormat, priceType, contact: shop } = model.frame.shell
    const { typedQuantity, refusal } = model
    const contact = shop === null ? null : { phone: shop.phone, email: shop.email, hours: shop.hours }
    return openProductPage(kind, { choice: choiceOf(model), priceFormat, priceType, contact, typedQuantity, refusal })
  },
  step: productPage(kind),
  view: (page, texts) => viewProductPage(kind, page, texts),
  outcome: ({ price, maxPrice, lowestPrice, availability, sizes, quantity, button, hint, alert }) => ({
    price,
    maxPrice,
    lowestPrice,
    availability,
    sizes: sizes.map(({ name, selected, disabled }) => ({ name, state: selected ? "selected" : disabled ? "disabled" : "available" })),
    quantity,
    button: { label: button.label, enabled: button.enabled },
    hint,
    alert,
  }),
  shopperEvents: {
    SizeChosen: { sizeId: "text" },
    VersionChosen: { attribute: "text", value: "text" },
    PartChecked: { partId: "text", checked: "boolean" },
    PartVersionChosen: { partId: "text", productId: "integer" },
    PartSizeChosen: { partId: "text", sizeId: "text" },
    OptionPressed: { itemId: "text", optionId: "text" },
    ValueTyped: { itemId: "text", text: "text" },
    ValueLeft: { itemId: "text" },
    RowTyped: { productId: "integer", text: "text" },
    RowLeft: { productId: "integer" },
    RowSizeChosen: { productId: "integer", sizeId: "text" },
    PurchaseChosen: { purchase: ["once", "subscription"] },
    PeriodChosen: { days: "integer" },
    QuantityTyped: { text: "text" },
    QuantityStepped: { by: [1, -1] },
    QuantityLeft: {},
    AddPressed: {},
    NoticeDismissed: {},
    PeriodPicked: { days: "integer" },
    Confirmed: {},
    Closed: {},
    Returned: {},
  },
  task: (command) => productTask(command),
  hears: { returned: { type: "Returned" } },
})

/** The product form of a page with sizes and quantity only. */
export const productMachine = productMachineOf(singleKind, ({ offer, selectedSizeId }) => openSingle(offer, selectedSizeId))

/** The blocks of the page that the sections of the form stand in. Spec: 10.87, 10.102. */
const placeIds: Readonly<Record<Place["section"], string>> = {
  sizes: "projector_sizes_cont",
  versions: "projector_variants_section",
  parts: "projector_form",
  rows: "projector_form",
  options: "projector_form",
  quantity: "projector_number",
  subscription: "projector_form",
}

function productTask(command: ProductPageCommand): PageTask<ProductPageEvent> {
  switch (command.type) {
    case "StartTimer": {
      const { timer, timerId, ms } = command
      return { hand: "timer", ms, ended: { type: "TimerEnded", timer, timerId } }
    }
    case "ShowPlace":
      return { hand: "scroll", placeId: placeIds[command.place.section] }
    case "GoTo":
      return { hand: "navigate", address: command.link }
    case "SubmitForm":
      return { hand: "submit", formId: "projector_form", fields: {} }
    case "AskShop":
      return askShop(command.requestId, command.wants, command.fields)
    case "ReadCart":
      return unasked({ type: "CartNotRead", requestId: command.requestId })
    case "RemoveRows":
      return unasked({ type: "RowsNotRemoved", requestId: command.requestId })
    case "AddRows":
      return unasked({ type: "RowsNotAdded", requestId: command.requestId })
  }
}

/** There is no call for it, so it fails at once: no question stays open. */
const unasked = (ended: ProductPageEvent): PageTask<ProductPageEvent> => ({ hand: "timer", ms: 0, ended })

function askShop(requestId: number, wants: keyof ShopFacts, fields: readonly FormField[]): PageTask<ProductPageEvent> {
  const notAnswered = { type: "ShopNotAnswered", requestId } as const
  if (wants !== "size") return unasked(notAnswered)
  return {
    hand: "shop",
    call: "refreshSize",
    input: { productId: Number(fieldValue(fields, "product")), sizeId: fieldValue(fields, "size") },
    isSuperseded: true,
    answered: (size) => (size === null ? notAnswered : { type: "ShopAnswered", requestId, facts: { size } }),
    failed: notAnswered,
    unsent: notAnswered,
  }
}
