import { isInStock, wireSize } from "../product/sizes.ts"
import { sizeTextKeys, sizeWordsOf } from "../product/size-words.ts"
import { checkQuantity, isOff, quantityCorrection, stepQuantity } from "../quantity/check-quantity.ts"
import { effectiveRange, roundUpToStep } from "../quantity/order-limits.ts"
import { canStep, quantitySaidTextKeys } from "../quantity/quantity-field.ts"
import { quantityRefusalText, quantityRefusalTextKeys, quantityText, quantityWords } from "../quantity/quantity-text.ts"
import { soldOnce, type SubscriptionChoiceState } from "../subscription/subscription-choice.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { compareDecimals, decimalOf, parseTypedDecimal } from "../values/decimal.ts"
import { compareMoney, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { ChosenPrice, ProductKind, RowsChoice, VariantRow } from "./choice.ts"
import { missingSize, type Obstacle, type Place, rowsObstacleTexts } from "./obstacles.ts"
import type { PageNotice } from "./page-notice.ts"
import type { RowView, SectionContext } from "./sections.ts"
import { chooseSize, refused, rulesOfSize, sizedPrice, sizeOf, sizeRefusal, viewSizeChoice, viewStock } from "./sized.ts"
import { toBasket, sentAtOnce } from "./submit.ts"
import { numberedFields, submitLine, type SubmitLine, submitTotals } from "./submit-lines.ts"

/**
 * Our own field of a form of rows: the product on whose page it stands, so that the answer comes back to that page.
 *
 * Spec: 16.52.
 */
export const rowsFieldName = "own_rows"

/**
 * Is the row ordered?
 *
 * Spec: 16.13.
 *
 * @example isOrdered({ quantityText: "0,0" }) // => false
 * @example isOrdered({ quantityText: "dwa" }) // => true
 */
export function isOrdered(row: Pick<VariantRow, "quantityText">): boolean {
  return row.quantityText.trim() !== "" && parseTypedDecimal(row.quantityText)?.coefficient !== 0
}

/**
 * The lines of the ordered rows.
 *
 * Spec: 4.42, 5.62 (rounded up to the step).
 *
 * @example rowLines([row(7, "2"), row(8, "")]).map(({ productId }) => productId) // => [7]
 */
export function rowLines(rows: readonly VariantRow[]): readonly SubmitLine[] {
  return rows.flatMap((row) => {
    const typed = parseTypedDecimal(row.quantityText)
    if (typed === null || typed.coefficient <= 0) return []
    return submitLine(row.offer, sizeOf(row), roundUpToStep(typed, row.offer.unit.sellBy))
  })
}

/**
 * The row that a notice is about, by its product; `null` = it is about none of them, or about all.
 *
 * Spec: 16.14, 16.52.
 *
 * @example alertedRow({ obstacle: { _tag: "SizeMissing", at: place("rows", "539") } }) // => "539"
 */
export const alertedRow = ({ obstacle }: Pick<PageNotice, "obstacle">): string | null =>
  obstacle?.at.section === "rows" ? obstacle.at.id : null

const rulesOf = ({ subscription }: Pick<RowsChoice, "subscription">, row: VariantRow) => rulesOfSize(row.offer, subscription, sizeOf(row))

function rowObstacle(choice: RowsChoice, row: VariantRow): Obstacle | null {
  const at: Place = { section: "rows", id: String(row.offer.id) }
  const size = sizeOf(row)
  if (size === null && row.offer.sizes.some(isInStock)) return missingSize(row.offer, at)
  const rules = rulesOf(choice, row)
  return refused(sizeRefusal(size, rules, false) ?? checkQuantity({ ...rules, typed: row.quantityText }).refusal, row.offer, at)
}

/** The first of the ordered rows that lacks something, the size before the quantity. Spec: 16.14, 16.15. */
function rowsObstacle(choice: RowsChoice): Obstacle | null {
  const ordered = choice.rows.filter(isOrdered)
  if (ordered.length === 0) return { _tag: "NothingSelected", at: { section: "rows", id: null } }
  const found = ordered.flatMap((row) => rowObstacle(choice, row) ?? [])
  return found[0] ?? null
}

/**
 * The row's quantity as its own rules take it, and why it is another than the one typed; what is not a number is left for the shopper to
 * see. Spec: 5.62 to 5.70, 16.14, 16.54.
 */
function leaveRow(choice: RowsChoice, row: VariantRow): VariantRow {
  if (!isOrdered(row) || sizeOf(row) === null) return row
  const question = { ...rulesOf(choice, row), typed: row.quantityText }
  const { value } = checkQuantity(question)
  const text = value === null ? row.quantityText : quantityText(value, row.offer.unit)
  if (text === row.quantityText) return row
  const refusal = quantityCorrection(question)
  return { ...row, quantityText: text, ...(refusal === null ? {} : { corrected: { refusal, isShown: false } }) }
}

/** The row as a press takes it: nobody buys another quantity than the one typed without having been led to it once. Spec: 16.54. */
function pressRow(choice: RowsChoice, row: VariantRow): VariantRow {
  const left = leaveRow(choice, row)
  const { corrected } = left
  return corrected === undefined || corrected.isShown ? left : { ...left, corrected: { ...corrected, isShown: true } }
}

/** May a press change the quantity in that direction? A row that is not ordered cannot be lowered. Spec: 16.56. */
function canStepRow(choice: Pick<RowsChoice, "subscription">, row: VariantRow, by: 1 | -1): boolean {
  const rules = rulesOf(choice, row)
  return by === -1 ? isOrdered(row) && !isOff(rules) : canStep({ rules, text: row.quantityText, accepted: decimalOf(0) }, 1)
}

/** A press begins with the least that the row's rules take, and below it leads back to nothing. Spec: 16.56. */
function stepRow(choice: RowsChoice, row: VariantRow, by: 1 | -1): VariantRow {
  if (!canStepRow(choice, row, by)) return row
  const rules = rulesOf(choice, row)
  const { min } = effectiveRange(rules)
  const typed = parseTypedDecimal(row.quantityText) ?? decimalOf(0)
  const stepped: VariantRow = { ...unsaid(row), isStepped: true }
  if (by === -1 && compareDecimals(typed, min) <= 0) return { ...stepped, quantityText: "0" }
  if (typed.coefficient <= 0) return { ...stepped, quantityText: quantityText(min, row.offer.unit) }
  const { value, refusal } = stepQuantity({ ...rules, typed: row.quantityText }, by)
  return {
    ...stepped,
    quantityText: quantityText(value ?? min, row.offer.unit),
    ...(refusal === null ? {} : { corrected: { refusal, isShown: false } }),
  }
}

/** The row without what was said of an earlier quantity. */
function unsaid(row: VariantRow): VariantRow {
  const { offer, sizeId, quantityText: text, look } = row
  return { offer, sizeId, quantityText: text, ...(look === undefined ? {} : { look }) }
}

function changeRow(choice: RowsChoice, productId: number, change: (row: VariantRow) => VariantRow): RowsChoice {
  const rows = choice.rows.map((row) => (row.offer.id === productId ? change(row) : row))
  return rows.every((row, at) => row === choice.rows[at]) ? choice : { ...choice, rows }
}

/** The texts of the rows, and of what stops them. */
export const rowTextKeys = joinKeys(rowsObstacleTexts, quantityRefusalTextKeys, quantitySaidTextKeys, sizeTextKeys, [
  "availability.available",
  "availability.unavailable",
  "choice.inRows",
  "choice.rowsTotal",
])

/** What a row is shown with. */
interface RowContext {
  /** its place on the page, from 1, by which its fields are numbered */
  readonly number: number
  /** it is the product that the page belongs to */
  readonly isHere: boolean
  readonly subscription: SubscriptionChoiceState
  readonly context: Pick<SectionContext, "priceFormat" | "priceType">
  readonly catalogue: TextCatalogue<(typeof rowTextKeys)[number]>
}

/**
 * A row in the shopper's words: what it is, costs, and how much of it there is.
 *
 * Spec: 4.42, 16.13, 16.14, 16.52, 16.54, 16.63.
 *
 * @example
 * const context = { priceFormat: polishPrices, priceType: "gross" } as const
 * const shown = { number: 1, isHere: true, subscription: soldOnce, context, catalogue: polish }
 * viewRow(row(7, "2"), shown).amount // => "10 sztuk"
 */
export function viewRow(row: VariantRow, { number, isHere, subscription, context, catalogue }: RowContext): RowView {
  const { offer, corrected, isStepped } = row
  const quantity = isStepped === true && corrected === undefined ? parseTypedDecimal(row.quantityText) : null
  const size = sizeOf(row)
  const isOffered = offer.sizes.some(isInStock)
  const isThere = size === null ? isOffered : isInStock(size)
  const { price, phonePrice, from } = sizedPrice({ ...row, subscription }, context.priceType)
  return {
    productId: offer.id,
    name: offer.versionName ?? offer.name,
    isHere,
    picture: row.look?.picture ?? null,
    link: row.look?.link ?? null,
    price: phonePrice ? null : moneyText(price?.price ?? null, context),
    priceFrom: from,
    isOffered,
    sizeWords: sizeWordsOf(offer, catalogue),
    ...viewStock({ offer, size, isThere, phonePrice }, catalogue),
    sizes: viewSizeChoice(row),
    quantity: row.quantityText,
    quantitySaid:
      quantity === null ? "" : formatText(catalogue, "quantity.said", { amount: quantityWords(quantity, offer.unit, catalogue.language) }),
    canStepUp: canStepRow({ subscription }, row, 1),
    canStepDown: canStepRow({ subscription }, row, -1),
    unit: offer.unit.name,
    correction: corrected === undefined ? null : quantityRefusalText(corrected.refusal, offer.unit, catalogue),
    fields: {
      product: { name: `product[${number}]`, value: String(offer.id) },
      size: { name: `size[${number}]`, value: size === null ? "" : wireSize(size.id) },
      number: { name: `number[${number}]`, value: row.quantityText },
    },
  }
}

/** What the rows begin at: the least that one of those that can be had costs, whatever is chosen in them. Spec: 16.57. */
function rowsFrom(rows: readonly VariantRow[], priceType: PriceType): ChosenPrice {
  const offered = rows.filter(({ offer }) => offer.sizes.some(isInStock))
  const prices = (offered.length > 0 ? offered : rows).flatMap(({ offer }) => {
    const { price, phonePrice, from } = sizedPrice({ offer, sizeId: null, subscription: soldOnce }, priceType)
    return price === null || phonePrice ? [] : [{ price, from, amount: shownAmount(price.price, priceType) }]
  })
  const [lowest] = prices.toSorted((one, other) => compareMoney(one.amount, other.amount))
  const from = prices.some((one) => one.from || one.amount.minor !== lowest?.amount.minor)
  return { price: lowest?.price ?? null, phonePrice: false, isListed: false, from }
}

/** An amount as the buyer sees it; null = it is not known. Spec: 6.7, 16.36. */
function moneyText(
  price: Parameters<typeof shownAmount>[0] | null,
  { priceType, priceFormat }: Pick<SectionContext, "priceType" | "priceFormat">,
): string | null {
  return price === null ? null : formatPrice(shownAmount(price, priceType), priceFormat)
}

/**
 * All variants as rows, each with its own size and quantity; one submit adds them all.
 *
 * Spec: 4.41, 4.42, 16.13 to 16.15, 16.36, 16.52, 16.54, 16.56.
 */
export const rowsKind: ProductKind<RowsChoice, (typeof rowTextKeys)[number]> = {
  choose: (choice, event) => {
    switch (event.type) {
      case "RowTyped":
        return changeRow(choice, event.productId, (row) =>
          row.quantityText === event.text ? row : { ...unsaid(row), quantityText: event.text },
        )
      case "RowStepped":
        return changeRow(choice, event.productId, (row) => stepRow(choice, row, event.by))
      case "RowLeft":
        return changeRow(choice, event.productId, (row) => leaveRow(choice, row))
      case "RowSizeChosen":
        return changeRow(choice, event.productId, (row) => {
          const sized = chooseSize(row, event.sizeId)
          return sized === row ? row : unsaid(sized)
        })
      default:
        return choice
    }
  },
  // the price and the stock of every row are on the page
  asks: () => "no",
  wants: () => "size",
  merge: (choice) => choice,
  unanswered: (choice) => ({ choice, goTo: null }),
  corrected: (choice) => {
    const rows = choice.rows.map((row) => pressRow(choice, row))
    const first = rows.find((row, at) => row !== choice.rows[at])
    return first === undefined ? null : { choice: { ...choice, rows }, at: { section: "rows", id: String(first.offer.id) } }
  },
  blockedForGood: ({ offer, rows }) => {
    const isOffered = rows.some((row) => row.offer.sizes.some((size) => isInStock(size) && !size.phonePrice && size.price !== null))
    return isOffered ? null : refused({ _tag: "ProductUnavailable" }, offer, { section: "rows", id: null })
  },
  obstacle: (choice) => rowsObstacle(choice),
  fields: ({ offer, rows }) => [{ name: rowsFieldName, value: String(offer.id) }, toBasket, ...numberedFields(rowLines(rows), "")],
  check: sentAtOnce,
  quantityRules: ({ offer, subscription }) => rulesOfSize(offer, subscription, null),
  price: ({ rows }, { priceType }) => rowsFrom(rows, priceType),
  view: ({ offer, rows, subscription }, context, catalogue) => ({
    rows: rows.map((row, at) => viewRow(row, { number: at + 1, isHere: row.offer.id === offer.id, subscription, context, catalogue })),
    total: moneyText(submitTotals(rowLines(rows)).totalPrice, context),
  }),
}
