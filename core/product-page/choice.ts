import type { InputCorrection } from "../formula/bounded-input.ts"
import type { FormulaQuestion, ProductFormula } from "../formula/configured-price.ts"
import type { ServiceDate } from "../product/service-date.ts"
import type { KnownPrice, Measure, ProductOffer, ProductSize } from "../product/offer.ts"
import type { QuantityRefusal, QuantityRules } from "../quantity/check-quantity.ts"
import type { ContactWays } from "../shell/shell.ts"
import type { PeriodCheck, PeriodCheckCommand, PeriodCheckEvent } from "../subscription/period-check.ts"
import type { OfferedPeriods, SubscriptionChoiceState, SubscriptionEvent } from "../subscription/subscription-choice.ts"
import type { TextCatalogue, TextKey } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Step } from "../values/machine.ts"
import type { Price, PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { Configurator, ItemChoice } from "./configurator.ts"
import type { Obstacle, Place } from "./obstacles.ts"
import type { Part, PartLook } from "./parts.ts"
import type { ProductSections, SectionContext } from "./sections.ts"
import type { SentField } from "./submit.ts"
import type { VariantTable, ChosenValue } from "./variants.ts"

interface Chosen {
  readonly offer: ProductOffer
  readonly subscription: SubscriptionChoiceState
}

/** What a page knows of its shop; null = the shop tells no way to reach it. */
export interface ProductTerms {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly contact: ContactWays | null
  /** where a guest signs in before this can be bought at all; absent = there is no need. Spec: 15.71 */
  readonly signIn?: string | undefined
}

/** A product that is bought in one of its sizes; null = none is chosen yet. */
export interface SizedChoice extends Chosen {
  readonly sizeId: string | null
}

/** Sizes and quantity only. */
export interface SingleChoice extends SizedChoice {
  readonly is: "single"
}

/** One of the variants of a table: the product shown, and what is chosen of the attributes. */
export interface VersionsChoice extends SizedChoice {
  readonly is: "versions"
  readonly table: VariantTable
  /** `content` puts the chosen product into the page, `page` goes to its address */
  readonly way: "content" | "page"
  /** from the oldest choice to the newest */
  readonly chosen: readonly ChosenValue[]
}

/** What a shop asks for one bundle: as listed until a part changes, and then not known until it has been told. */
export type BundlePrice = { readonly is: "listed" } | { readonly is: "unknown" } | { readonly is: "told"; readonly price: Price }

/** A bundle, which is one product made of parts. */
export interface BundleChoice extends SizedChoice {
  readonly is: "set"
  readonly boughtAs: "bundle"
  readonly parts: readonly Part[]
  readonly price: BundlePrice
}

/** A collection, whose parts are products of their own. */
export interface CollectionChoice extends Chosen {
  readonly is: "set"
  readonly boughtAs: "collection"
  readonly parts: readonly Part[]
}

export type SetChoice = BundleChoice | CollectionChoice

/** A product that the shopper configures. */
export interface ConfiguredChoice extends SizedChoice {
  readonly is: "configured"
  readonly configurator: Configurator
  readonly choices: readonly ItemChoice[]
  /** fields whose value was put right, until something else is typed there; absent = none. Spec: 16.59 */
  readonly corrections?: readonly ItemCorrection[]
  /** what its price is calculated by; absent = only the shop can tell the price */
  readonly formula?: ProductFormula
  /** what one costs as configured: as the shop computes it, and as our own interpreter does; null = not known */
  readonly prices: { readonly shop: Price | null; readonly own: Price | null }
}

/** What became of the value of a configurator's field. */
export interface ItemCorrection {
  readonly item: string
  readonly correction: InputCorrection
}

/** A service that takes place on one of its dates. */
export interface DatedChoice extends SizedChoice {
  readonly is: "dated"
  readonly dates: readonly ServiceDate[]
  /** id of the chosen one; null = none is */
  readonly dateId: string | null
}

/** A row of the multi-variant mode. */
export interface VariantRow {
  readonly offer: ProductOffer
  readonly sizeId: string | null
  /** the row's own field as typed; empty or zero = not ordered */
  readonly quantityText: string
  /** how it is shown; absent = the shop tells nothing of it */
  readonly look?: Omit<PartLook, "productId">
  /** why the quantity is not the one that was typed, and whether a press has led to it; absent = it is, or the row has changed since */
  readonly corrected?: { readonly refusal: QuantityRefusal; readonly isShown: boolean }
  /** the quantity was pressed together, not typed; absent = it was not, or the row has changed since */
  readonly isStepped?: true
}

/** All variants as rows, bought in one submit. */
export interface RowsChoice extends Chosen {
  readonly is: "rows"
  readonly rows: readonly VariantRow[]
}

/** The kinds of product, as files, options and lists name them. One that is added here is missed by the compiler wherever it is left out. */
export const productKindNames = ["single", "versions", "set", "configured", "dated", "rows"] as const

export type ProductKindName = (typeof productKindNames)[number]

/** What is chosen of a product of each kind. */
interface KindChoices {
  readonly single: SingleChoice
  readonly versions: VersionsChoice
  readonly set: SetChoice
  readonly configured: ConfiguredChoice
  readonly dated: DatedChoice
  readonly rows: RowsChoice
}

/** What is chosen of a product of one of these kinds. */
export type ChoiceOf<Name extends ProductKindName> = { readonly [Own in Name]: { readonly is: Own } & KindChoices[Own] }[Name]

/** All that a shopper has chosen on a product page, by the kind of the product. Spec: 4.41, 4.42, 5.49. */
export type ProductChoice = KindChoices[ProductKindName]

/** What changes a choice. */
export type ChoiceEvent =
  | { readonly type: "SizeChosen"; readonly sizeId: string }
  | { readonly type: "VersionChosen"; readonly attribute: string; readonly value: string }
  | { readonly type: "PartChecked"; readonly partId: string; readonly checked: boolean }
  | { readonly type: "PartVersionChosen"; readonly partId: string; readonly productId: number }
  | { readonly type: "PartSizeChosen"; readonly partId: string; readonly sizeId: string }
  | { readonly type: "OptionPressed"; readonly itemId: string; readonly optionId: string }
  | { readonly type: "ValueTyped"; readonly itemId: string; readonly text: string }
  | { readonly type: "ValueLeft"; readonly itemId: string }
  | { readonly type: "DateChosen"; readonly dateId: string }
  | { readonly type: "RowTyped"; readonly productId: number; readonly text: string }
  | { readonly type: "RowStepped"; readonly productId: number; readonly by: 1 | -1 }
  | { readonly type: "RowLeft"; readonly productId: number }
  | { readonly type: "RowSizeChosen"; readonly productId: number; readonly sizeId: string }
  | SubscriptionEvent
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** the shop asks other prices now than the page shows: a promotion has ended */
  | { readonly type: "PricesOutdated" }

/** Fresh data of one size: each only where the shop told it. */
export type FreshSize = Partial<Pick<ProductSize, "price" | "availability" | "stock" | "periods" | "multipack">>

/** What the shop tells of sizes that it is asked about. */
export interface RefreshedSizes {
  /** the chosen one */
  readonly size?: FreshSize
  /** where none is chosen all of them, by their ids */
  readonly sizes?: Readonly<Record<string, FreshSize>>
}

/** What a shop answers about a choice: each fact only where it was told. */
export interface ShopFacts extends RefreshedSizes {
  /** the product that the chosen versions lead to */
  readonly offer?: ProductOffer
  /** null = the shop told no price for it */
  readonly bundlePrice?: Price | null
  readonly unitPrice?: Price | null
  /** what our own interpreter makes of the formula, which comes before the shop's answer */
  readonly ownPrice?: Price
  readonly periods?: OfferedPeriods
}

/** What a shop answers when it is asked for the price of a configured product: the price of one, or its own sentence about why not. */
export type UnitPriceReply =
  | { readonly _tag: "UnitPrice"; readonly price: Price }
  | { readonly _tag: "PriceRefused"; readonly message: string }

/**
 * When the shop is asked about a choice that has changed: at once, after the pause of the specification, or not at all. `anew` asks only
 * while an older question is open, whose answer is of another choice; `void` drops that one, and a link is gone to instead of asking.
 */
export type Asking = "now" | "afterPause" | "no" | "anew" | "void" | { readonly goTo: string }

/** What is asked about a choice: the shop, after the pause, and our own interpreter at once. */
export type ChoiceQuestion =
  /** the fields are those that one submit would post; the formula is there where our own interpreter knows the price as well */
  | {
      readonly type: "AskShop"
      readonly requestId: number
      readonly wants: keyof ShopFacts
      readonly fields: readonly SentField[]
      readonly formula?: FormulaQuestion
      /** the page that shows what is asked for, where there is one */
      readonly link?: string
    }
  | { readonly type: "CalculatePrice"; readonly requestId: number; readonly formula: FormulaQuestion }

/** What one of the product costs as it is chosen. */
export interface ChosenPrice {
  readonly price: KnownPrice | null
  readonly phonePrice: boolean
  /** how much one holds; absent = it is not sold by weight or volume */
  readonly measure?: Measure | undefined
  /** the product's own price, not one for just this choice: what a subscription takes the place of */
  readonly isListed: boolean
  /** nothing is chosen yet and prices differ: this is the lowest */
  readonly from: boolean
  /** what was typed has no price until it is put right. Spec: 16.60 */
  readonly isOpen?: true
}

/**
 * A kind of product: plain rules over its choice, without notice, submit, timer or number. `productPage(rules)` is the machine over them.
 *
 * Spec: 4.39 to 4.51, 4.71 to 4.73, 5.49 to 5.59.
 */
export interface ProductRules<Choice extends ProductChoice> {
  /** the choice after an event; the very same one when nothing changes */
  readonly choose: (choice: Choice, event: ChoiceEvent) => Choice
  /** when the shop is asked, once the choice is what the event made of it */
  readonly asks: (choice: Choice, event: ChoiceEvent | { readonly type: "QuantityTaken" }) => Asking
  /** what the shop is asked for */
  readonly wants: (choice: Choice) => keyof ShopFacts
  /** what the shop answered about this very choice */
  readonly merge: (choice: Choice, facts: ShopFacts) => Choice
  /** the shop could not be asked: the choice without what only it knows, and where the browser goes instead */
  readonly unanswered: (choice: Choice) => { readonly choice: Choice; readonly goTo: string | null }
  /** text fields put right as leaving them would, and the first of them; null = nothing to put right */
  readonly corrected: (choice: Choice) => { readonly choice: Choice; readonly at: Place } | null
  /** what stops buying whatever is chosen next: it turns the button off */
  readonly blockedForGood: (choice: Choice) => Obstacle | null
  /** the first thing that keeps the choice from the basket, in the order of 16.34 */
  readonly obstacle: (choice: Choice, quantity: Decimal) => Obstacle | null
  /** what is posted, and what the shop is asked about */
  readonly fields: (choice: Choice, quantity: Decimal) => readonly SentField[]
  readonly quantityRules: (choice: Choice) => QuantityRules
  /** what a form passes before it is sent */
  readonly check: Step<PeriodCheck, PeriodCheckEvent, PeriodCheckCommand>
  /** what our own interpreter needs for the price, where the product has a formula */
  readonly ownFormula?: (choice: Choice, quantity: Decimal) => FormulaQuestion | null
}

/** A kind of product with what a page shows of it; `Key` are the texts that its own sections show. */
export interface ProductKind<Choice extends ProductChoice, Key extends TextKey = TextKey> extends ProductRules<Choice> {
  readonly price: (choice: Choice, context: SectionContext) => ChosenPrice
  /** the sections that only this kind has */
  readonly view: (choice: Choice, context: SectionContext, catalogue: TextCatalogue<Key>) => ProductSections
}
