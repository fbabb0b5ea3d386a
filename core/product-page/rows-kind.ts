import { isInStock } from "../product/sizes.ts"
import { checkQuantity } from "../quantity/check-quantity.ts"
import { roundUpToStep } from "../quantity/order-limits.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { parseTypedDecimal } from "../values/decimal.ts"
import { shownAmount } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { ProductKind, RowsChoice, VariantRow } from "./choice.ts"
import type { Obstacle, Place, rowsObstacleTexts } from "./obstacles.ts"
import type { SectionContext } from "./sections.ts"
import { chooseSize, refused, rulesOfSize, sizedPrice, sizeOf, sizeRefusal, viewSizeChoice, withoutReductions } from "./sized.ts"
import { toBasket, sentAtOnce } from "./submit.ts"
import { numberedFields, submitLine, type SubmitLine, submitTotals } from "./parts.ts"

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

const rulesOf = ({ subscription }: RowsChoice, row: VariantRow) => rulesOfSize(row.offer, subscription, sizeOf(row))

function rowObstacle(choice: RowsChoice, row: VariantRow): Obstacle | null {
  const at: Place = { section: "rows", id: String(row.offer.id) }
  const size = sizeOf(row)
  if (size === null && row.offer.sizes.some(isInStock)) return { _tag: "SizeMissing", at }
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

/** The row's quantity as its own rules take it; what is not a number is left for the shopper to see. Spec: 5.62 to 5.70, 16.14. */
function leaveRow(choice: RowsChoice, row: VariantRow): VariantRow {
  if (!isOrdered(row) || sizeOf(row) === null) return row
  const { value } = checkQuantity({ ...rulesOf(choice, row), typed: row.quantityText })
  const text = value === null ? row.quantityText : quantityText(value, row.offer.unit)
  return text === row.quantityText ? row : { ...row, quantityText: text }
}

function changeRow(choice: RowsChoice, productId: number, change: (row: VariantRow) => VariantRow): RowsChoice {
  const rows = choice.rows.map((row) => (row.offer.id === productId ? change(row) : row))
  return rows.every((row, at) => row === choice.rows[at]) ? choice : { ...choice, rows }
}

/**
 * All variants as rows, each with its own size and quantity; one submit adds them all.
 *
 * Spec: 4.41, 4.42, 16.13 to 16.15, 16.36.
 */
export const rowsKind: ProductKind<RowsChoice, (typeof rowsObstacleTexts)[number]> = {
  choose: (choice, event) => {
    switch (event.type) {
      case "RowTyped":
        return changeRow(choice, event.productId, (row) => (row.quantityText === event.text ? row : { ...row, quantityText: event.text }))
      case "RowLeft":
        return changeRow(choice, event.productId, (row) => leaveRow(choice, row))
      case "RowSizeChosen":
        return changeRow(choice, event.productId, (row) => chooseSize(row, event.sizeId))
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
    const rows = choice.rows.map((row) => leaveRow(choice, row))
    const first = rows.find((row, at) => row !== choice.rows[at])
    return first === undefined ? null : { choice: { ...choice, rows }, at: { section: "rows", id: String(first.offer.id) } }
  },
  blockedForGood: ({ offer, rows }) => {
    const isOffered = rows.some((row) => row.offer.sizes.some((size) => isInStock(size) && !size.phonePrice && size.price !== null))
    return isOffered ? null : refused({ _tag: "ProductUnavailable" }, offer, { section: "rows", id: null })
  },
  obstacle: (choice) => rowsObstacle(choice),
  fields: ({ rows }) => [toBasket, ...numberedFields(rowLines(rows), "")],
  check: sentAtOnce,
  quantityRules: ({ offer, subscription }) => rulesOfSize(offer, subscription, null),
  price: ({ rows }) => {
    const total = submitTotals(rowLines(rows)).totalPrice
    return { price: total === null ? null : withoutReductions(total), phonePrice: false, isListed: false, from: false }
  },
  view: ({ rows, subscription }, context) => ({
    rows: rows.map((row) => ({
      productId: row.offer.id,
      name: row.offer.versionName ?? row.offer.name,
      price: rowPrice({ ...row, subscription }, context),
      sizes: viewSizeChoice(row),
      quantity: row.quantityText,
      unit: row.offer.unit.name,
    })),
    total: moneyText(submitTotals(rowLines(rows)).totalPrice, context),
  }),
}

function rowPrice(row: VariantRow & Pick<RowsChoice, "subscription">, context: SectionContext): string | null {
  const { price, phonePrice } = sizedPrice(row, context.priceType)
  return phonePrice ? null : moneyText(price?.price ?? null, context)
}

function moneyText(price: Parameters<typeof shownAmount>[0] | null, { priceType, priceFormat }: SectionContext): string | null {
  return price === null ? null : formatPrice(shownAmount(price, priceType), priceFormat)
}
