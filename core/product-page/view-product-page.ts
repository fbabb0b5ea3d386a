import { type PriceNote, priceNotes, type PriceView, priceViewTextKeys, viewPrice } from "../pricing/price-words.ts"
import type { PriceLineWords } from "../pricing/lowest-price.ts"
import type { ProductSize, SizeWords } from "../product/offer.ts"
import { sizeTextKeys, sizeWordsOf } from "../product/size-words.ts"
import { dearerSizes, isInStock, isSingleSize } from "../product/sizes.ts"
import { canStep, quantitySaid, quantitySaidTextKeys } from "../quantity/quantity-field.ts"
import { quantityText, quantityWords, writtenQuantity } from "../quantity/quantity-text.ts"
import { effectiveRange } from "../quantity/order-limits.ts"
import { type ContactView, contactLinks } from "../shell/shell.ts"
import { formatPrice } from "../values/price-format.ts"
import { formatText, joinKeys, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import type { ChosenPrice, ProductChoice, ProductKind } from "./choice.ts"
import { type Obstacle, obstacleText, obstacleTextKeys } from "./obstacles.ts"
import type { ProductPageState } from "./product-page.ts"
import type { ProductSections, SectionContext, SizeView, StockView } from "./sections.ts"
import { sizeOf, viewSizes, viewStock } from "./sized.ts"
import type { SentField } from "./submit.ts"

/** Sizes beyond this number are shown as a drop-down. */
const sizesAsLinks = 8

/** Stands where the price would, while what was typed has none; the field says why. Spec: 16.60 */
const noPrice = "–"

/** A line below the price. */
export interface PriceLineView extends Partial<Pick<PriceLineWords, "amount" | "percent" | "until">> {
  readonly is: PriceLineWords["is"] | PriceNote["is"] | "sizes"
  readonly text: string
}

/** What a shopper sees of the product form: compact, in words, the same in the browser, the terminal and a recording. */
export interface ProductPageView extends StockView {
  readonly name: string
  /** "129,00 zł", or the phone-price text, or points */
  readonly price: string
  /** no size is chosen and sizes differ in price: this is the lowest */
  readonly priceFrom: boolean
  /** price before the reduction, "159,00 zł" */
  readonly maxPrice: string | null
  /** "-15%" */
  readonly saving: string | null
  /** what else is to be told of the price, which sizes cost more, and then the lines about the lowest price of 30 days, from the top */
  readonly priceLines: readonly PriceLineView[]
  /** unit after the price: "/ m" text, null for pieces */
  readonly perUnit: string | null
  readonly sizes: readonly SizeView[]
  /** what they are called */
  readonly sizeWords: SizeWords
  /** a single-size product has nothing to choose */
  readonly sizesShown: boolean
  /** many sizes are shown as a drop-down */
  readonly sizesAsSelect: boolean
  /** somebody was told to choose one and has not yet. Spec: 10.294 */
  readonly sizeMissing: boolean
  readonly quantity: string
  /** the same as people write it: "1,5". Spec: 17.37 */
  readonly quantityShown: string
  /** the quantity taken last, to which an empty field goes back */
  readonly quantityTaken: string
  /** the least that can be ordered of what is chosen, as its field has it */
  readonly quantityMin: string
  /** the quantity taken last, for a screen reader; "" as long as it is the one that the page opened with */
  readonly quantitySaid: string
  /** name of the unit beside the field */
  readonly unit: string
  readonly canStepDown: boolean
  readonly canStepUp: boolean
  readonly button: {
    readonly label: string
    readonly enabled: boolean
    readonly busy: boolean
    /** it is a link that leads there: a guest has to sign in first; absent = it is a button */
    readonly link?: string
  }
  /** what stops buying, beside the button; null when it can be bought */
  readonly hint: string | null
  /** the same in few words, for the bar of small screens; null where the price says it */
  readonly shortHint: string | null
  /** what keeps it from the basket is that it is sold out: the shop can tell when it is back */
  readonly awaited: boolean
  /** how to reach the shop about what cannot be bought; null when it can be bought, or the shop tells no way */
  readonly contact: ContactView | null
  /** the text in #alert */
  readonly alert: string | null
  /** the part of a set that it is about: it stands there instead. Spec: 9.38 */
  readonly alertPart: string | null
  /** it is a toast: it concerns neither the sizes beside it, nor came with the page */
  readonly alertIsToast: boolean
  /** it answers the form that was sent before this page. Spec: 10.316 */
  readonly alertCame: boolean
  /** the price is that of before: the shop is asked, or will be after a pause */
  readonly refreshing: boolean
  /** what the form posts */
  readonly fields: readonly SentField[]
  /** what only some kinds of product have */
  readonly sections: ProductSections
}

/** The texts that the form of any kind of product can show. */
export const productPageTextKeys = joinKeys(obstacleTextKeys, priceViewTextKeys, quantitySaidTextKeys, sizeTextKeys, [
  "availability.available",
  "product.add",
  "product.adding",
  "product.hintMinimum",
  "product.hintPhone",
  "product.hintSoldOut",
  "product.perUnit",
  "product.signInToBuy",
])

export type ProductPageTextKey = (typeof productPageTextKeys)[number]
type Catalogue = TextCatalogue<ProductPageTextKey>

/**
 * The product form in the shopper's words: what the browser draws, the terminal prints and a recording compares. Each line is made
 * of the whole state, so that nothing on the page is older than anything else.
 *
 * Spec: 4.40, 16.37 (loading), 4.44 (order of updates), 6.7 (gross or net), 8.67, 8.68 (unavailable, by phone), 9.26, 9.27 (lowest
 * price), 9.42 (percent), 10.92 (stock), 10.294 (missing size), 15.71 (a guest before points), 16.1, 16.48 (sizes), 16.61 (what they are called), 17.27 (quantity), 17.28 (ways to the shop).
 *
 * @example viewProductPage(anyKind, samplePage(single()), polish).price // => "129,00 zł"
 */
export function viewProductPage<Choice extends ProductChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
  page: ProductPageState<Choice>,
  catalogue: TextCatalogue<ProductPageTextKey | NoInfer<Key>>,
): ProductPageView {
  const { choice, quantity, question, submit, notice } = page
  const { offer } = choice
  const context: SectionContext = { ...page.terms, quantity: quantity.accepted, submit }
  const sections = kind.view(choice, context, catalogue)
  const chosen = kind.price(choice, context)
  const price = priceOf(page, chosen, catalogue)
  const blocked = kind.blockedForGood(choice)
  const size = chosenSize(choice)
  const isThere = size === null ? isOffered(choice, blocked) : isInStock(size)
  const sizes = isSized(choice) ? viewSizes(choice) : []
  const alertPart = notice.obstacle?.at.section === "parts" ? notice.obstacle.at.id : null
  const busy = submit.stage.is !== "idle"
  return {
    name: offer.name,
    sizes,
    sizeWords: sizeWordsOf(offer, catalogue),
    sizesShown: isSized(choice) && !isSingleSize(offer),
    sizesAsSelect: sizes.length > sizesAsLinks,
    sizeMissing: notice.asksSize && isSized(choice) && size === null,
    price: chosen.isOpen === true ? noPrice : price.price,
    priceFrom: chosen.from,
    maxPrice: price.regular,
    saving: price.saving,
    priceLines: [...priceNotes(price), ...dearerLine(page, chosen, sizes), ...price.lowestPrice],
    perUnit:
      offer.unit.precision > 0 && offer.unit.singular ? formatText(catalogue, "product.perUnit", { unit: offer.unit.singular }) : null,
    refreshing: question.is !== "rest",
    ...viewStock({ offer, size, isThere, phonePrice: chosen.phonePrice }, catalogue),
    quantity: quantity.text,
    quantityShown: writtenQuantity(quantity.text, catalogue.language),
    quantityTaken: quantityText(quantity.accepted, offer.unit),
    quantityMin: quantityText(effectiveRange(quantity.rules).min, offer.unit),
    quantitySaid: quantitySaid(quantity, catalogue),
    unit: offer.unit.name,
    canStepDown: blocked === null && canStep(quantity, -1),
    canStepUp: blocked === null && canStep(quantity, 1),
    button:
      page.terms.signIn !== undefined
        ? signInButton(page.terms.signIn, catalogue)
        : {
            label: busy ? formatText(catalogue, "product.adding") : (sections.subscription?.button ?? formatText(catalogue, "product.add")),
            enabled: blocked === null && question.refused === null,
            busy,
          },
    ...(blocked === null ? { hint: question.refused, shortHint: question.refused } : hintsOf(page, blocked, catalogue)),
    awaited: blocked !== null && isSized(choice) && !isThere,
    contact: blocked === null ? null : contactLinks(page.terms.contact, offer.name),
    alert: notice.obstacle === null ? null : obstacleText(notice.obstacle, catalogue),
    alertPart,
    alertIsToast: notice.obstacle !== null && notice.obstacle.at.section !== "sizes" && alertPart === null && notice.timerId > 0,
    alertCame: notice.obstacle !== null && notice.timerId === 0,
    fields: kind.fields(choice, quantity.accepted),
    sections,
  }
}

/** Spec: 15.71. */
const signInButton = (link: string, catalogue: Catalogue): ProductPageView["button"] => ({
  label: formatText(catalogue, "product.signInToBuy"),
  enabled: true,
  busy: false,
  link,
})

const isSized = (choice: ProductChoice): choice is Extract<ProductChoice, { readonly sizeId: string | null }> => "sizeId" in choice

const chosenSize = (choice: ProductChoice): ProductSize | null => (isSized(choice) ? sizeOf(choice) : null)

/** Can something of it be had, whatever is still to choose? */
const isOffered = (choice: ProductChoice, blocked: Obstacle | null): boolean =>
  isSized(choice) ? choice.offer.sizes.some(isInStock) : blocked === null

/** The price of one unit; the shop itself knows which till-dates have passed. */
function priceOf(
  { terms, choice: { offer } }: ProductPageState,
  { price, phonePrice, measure }: ChosenPrice,
  catalogue: Catalogue,
): PriceView {
  const { pointsPrice, unit, advance, deposit } = offer
  const question = { price, pointsPrice, phonePrice, priceType: terms.priceType, unit, measure, advance, deposit }
  return viewPrice(question, terms.priceFormat, catalogue)
}

/** What the sizes that stand beside each other cost, where it is not the same: what is chosen changes nothing of it, so that nothing moves. */
function dearerLine(
  { terms, choice: { offer } }: ProductPageState,
  { price }: ChosenPrice,
  sizes: readonly SizeView[],
): readonly PriceLineView[] {
  if (sizes.length === 0 || sizes.length > sizesAsLinks || !offer.sizes.some((size) => size.price === price)) return []
  const dearer = [...dearerSizes(offer.sizes, terms.priceType)]
  const text = dearer.map(([minor, names]) => `${names.join(", ")}: ${formatPrice({ minor }, terms.priceFormat)}`).join(" · ")
  return text === "" ? [] : [{ is: "sizes", text }]
}

/** Why the button is off: beside it, and in the few words that a bar of small screens has room for. */
interface Hints {
  readonly hint: string | null
  readonly shortHint: string | null
}

function hintsOf({ terms }: ProductPageState, blocked: Obstacle, catalogue: Catalogue): Hints {
  const say = (hint: string, shortHint: string | null = hint): Hints => ({ hint, shortHint })
  if (blocked._tag === "ChoicesUnknown") return say(obstacleText(blocked, catalogue), formatText(catalogue, "refusal.choiceMissing"))
  if (blocked._tag !== "Refused") return say(obstacleText(blocked, catalogue))
  const { refusal, unit } = blocked
  if (refusal._tag === "QuantityBelowMinimum") {
    return say(formatText(catalogue, "product.hintMinimum", { minimum: quantityWords(refusal.min, unit, catalogue.language) }))
  }
  // the price says it already
  if (refusal._tag === "PriceByPhone") return say(formatText(catalogue, "product.hintPhone"), null)
  const unavailable = formatText(catalogue, "availability.unavailable")
  return terms.contact === null ? say(unavailable) : say(formatText(catalogue, "product.hintSoldOut"), unavailable)
}
