import type { ChoiceEvent } from "../choice.ts"
import type { ProductPageEvent } from "../product-page.ts"
import type { ItemView, ProductSections, SizeView } from "../sections.ts"
import type { ProductPageView } from "../view-product-page.ts"
import type { VersionState } from "../versions.ts"
import type { SubscriptionView } from "../../subscription/view-subscription.ts"
import type { RecordedMachine } from "../../pages/page-machine.ts"

/**
 * What a recording keeps of the product form, of whatever kind the product is. It stands alone because a page's script has it only
 * while it is recorded.
 *
 * Spec: 4.44.
 *
 * @example recordedProduct.shopperEvents.SizeChosen // => { sizeId: "text" }
 */
export const recordedProduct: RecordedMachine<ProductPageEvent, ProductPageView> & EveryChoice = {
  outcome: ({ price, maxPrice, priceLines, availability, sizes, quantity, button, hint, alert, sections }) => ({
    price,
    maxPrice,
    priceLines: priceLines.map(({ text }) => text),
    availability,
    sizes: sizes.map(inWords),
    ...sectionsInWords(sections),
    quantity,
    button: { label: button.label, enabled: button.enabled },
    hint,
    alert,
  }),
  says: ["selected", "compatible", "conflict", "none"] satisfies VersionState[],
  shopperEvents: {
    SizeChosen: { sizeId: "text" },
    VersionChosen: { attribute: "text", value: "text" },
    PartChecked: { partId: "text", checked: "boolean" },
    PartVersionChosen: { partId: "text", productId: "integer" },
    PartSizeChosen: { partId: "text", sizeId: "text" },
    OptionPressed: { itemId: "text", optionId: "text" },
    ValueTyped: { itemId: "text", text: "text" },
    ValueLeft: { itemId: "text" },
    DateChosen: { dateId: "text" },
    RowTyped: { productId: "integer", text: "text" },
    RowStepped: { productId: "integer", by: [1, -1] },
    RowLeft: { productId: "integer" },
    RowSizeChosen: { productId: "integer", sizeId: "text" },
    PurchaseChosen: { purchase: ["once", "subscription"] },
    PeriodChosen: { days: "integer" },
    QuantityTyped: { text: "text" },
    QuantityStepped: { by: [1, -1] },
    QuantityLeft: {},
    AddPressed: {},
    NoticeDismissed: {},
    NoticeHeld: {},
    NoticeReleased: {},
    PeriodPicked: { days: "integer" },
    Confirmed: {},
    Closed: {},
    Returned: {},
  },
}

/** A choice that is left out would be in no recording. */
interface EveryChoice {
  readonly shopperEvents: { readonly [Type in Exclude<ChoiceEvent["type"], "PricesOutdated">]: object }
}

type Choosable = Pick<SizeView, "name" | "selected" | "disabled">

const inWords = ({ name, selected, disabled }: Choosable) => ({
  name,
  state: selected ? "selected" : disabled ? "disabled" : "available",
})

const nameOfSelected = (choices: readonly Pick<Choosable, "name" | "selected">[]): string | null =>
  choices.find(({ selected }) => selected)?.name ?? null

/** What is chosen in the sections that only some kinds of product have; a section that is not there says nothing. */
function sectionsInWords({ versions, parts, set, options, dates, rows, total, subscription }: ProductSections) {
  return {
    ...(versions === undefined
      ? {}
      : {
          versions: versions.map((group) => ({
            name: group.name,
            hint: group.hint,
            values: group.values.map(({ name, state }) => ({ name, state })),
          })),
        }),
    ...(parts === undefined
      ? {}
      : {
          parts: parts.map((part) => ({
            name: part.name,
            selected: part.selected,
            version: nameOfSelected(part.versions),
            size: nameOfSelected(part.sizes),
          })),
        }),
    ...(set === undefined ? {} : { setSaving: set.saving }),
    ...(options === undefined ? {} : { options: options.map((item) => ({ name: item.name, value: valueInWords(item.input) })) }),
    ...(dates === undefined ? {} : { dates: dates.map(({ id, places, ...date }) => ({ date: id, places, state: inWords(date).state })) }),
    ...(rows === undefined
      ? {}
      : {
          rows: rows.map(({ name, price, sizes, quantity, correction }) => ({
            name,
            price,
            size: nameOfSelected(sizes),
            quantity,
            correction,
          })),
          total,
        }),
    ...(subscription === undefined
      ? {}
      : { period: subscription.isSubscription ? nameOfPeriod(subscription) : null, periodSaving: subscription.saving }),
  }
}

const nameOfPeriod = ({ periods }: SubscriptionView): string | null => periods.find(({ selected }) => selected)?.label ?? null

const valueInWords = (input: ItemView["input"]): string =>
  input.is === "options" ? input.options.flatMap(({ name, selected }) => (selected ? [name] : [])).join(", ") : input.text
