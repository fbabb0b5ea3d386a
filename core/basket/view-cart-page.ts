import { refusalText, refusalTextKeys } from "../messages/refusal-text.ts"
import { measureWords } from "../pricing/measure-price.ts"
import { pointsText } from "../pricing/points.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { canStep, quantitySaid, quantitySaidTextKeys } from "../quantity/quantity-field.ts"
import { orderedQuantity, unitBeside, writtenQuantity } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { compareDecimals, type Decimal, decimalOf, decimalText, decimalToNumber } from "../values/decimal.ts"
import { type Price, shownAmount } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { BasketRow } from "./basket.ts"
import type { CartPage } from "./open-cart-page.ts"
import { type CartRowState, rowFields } from "./cart-row.ts"
import type { UndoRemoval } from "./undo-removal.ts"
import { hasUnsavedChanges } from "../values/unsaved-changes.ts"
import { type RowDetailView, rowDetailTextKeys, viewRowDetails } from "./row-detail.ts"

/** What a shopper sees of the rows of the cart. */
export interface CartPageView {
  readonly rows: readonly CartRowView[]
  readonly busy: boolean
  /** which rows have left the cart, and whether the shopper removed them, or that nothing is to be updated; "" = nothing is told */
  readonly gone: string
  /** leaving the page would lose a change of a row */
  readonly isUnsaved: boolean
  /** names what was removed and can be put back; null = nothing can */
  readonly undoRemoval: string | null
  /** why it could not be put back */
  readonly undoRemovalProblem: string | null
}

export interface CartRowView {
  readonly rowId: string
  readonly name: string
  /** tells the row from others of the same product to who hears it: "Kawa, 250 g, co 7 dni"; else the name alone */
  readonly label: string
  readonly version: string | null
  readonly size: string | null
  /** what the sizes of its product are, in its own words where it has some */
  readonly sizesAre: string
  /** period, parts, parameters, date */
  readonly details: readonly RowDetailView[]
  readonly price: string
  /** what it costs by the amount that prices are compared by, "208,00 zł / kg"; null where it is not sold by weight or volume */
  readonly measure: string | null
  readonly quantity: string
  /** the same as people write it: "1,5". Spec: 17.37 */
  readonly quantityShown: string
  /** the quantity taken last, for a screen reader; "" as long as it is the one that the page opened with */
  readonly quantitySaid: string
  readonly unit: string
  /** what the price is for, as the object of a sentence: "1 parę" */
  readonly each: string
  /** half a metre can be bought: what one of it costs is told to everybody */
  readonly isCutToSize: boolean
  readonly sum: string
  /** what a press on plus adds; null = not a whole number, which is for the field's rule to add. Spec: 10.168 */
  readonly wholeStep: number | null
  /** what a step adds, for a shop that is told amounts; null = one unit. Spec: 10.1007 */
  readonly stepAmount: string | null
  readonly canStepDown: boolean
  readonly canStepUp: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly available: boolean
  /** the last post put something into it */
  readonly added: boolean
}

/** The texts that the cart can show. */
export const cartPageTextKeys = joinKeys(refusalTextKeys, quantitySaidTextKeys, rowDetailTextKeys, [
  "cart.gone",
  "cart.undoRemovalDone",
  "cart.undoRemovalOf",
  "cart.removed",
  "cart.size",
  "cart.soldOut",
  "failure.connection",
  "message.nothingToUpdate",
  "price.amountWithUnit",
  "product.pointsPrice",
])

export type CartPageTextKey = (typeof cartPageTextKeys)[number]
type Catalogue = TextCatalogue<CartPageTextKey>

/**
 * The rows of the cart in the shopper's words.
 *
 * Spec: 10.118 to 10.124 (rows, sums), 15.43 (by weight or volume), 17.30 (details), 16.63 (sizes).
 *
 * @example
 * const start = { basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross", refusal: null } as const
 * viewCartPage(openCartPage(start), polish).rows.map(({ quantity }) => quantity) // => ["2"]
 */
export function viewCartPage(page: CartPage, catalogue: Catalogue): CartPageView {
  const { basket } = page
  return {
    rows: page.rows.flatMap((row) => {
      const line = basket.rows.find((one) => one.rowId === row.rowId)
      return line === undefined
        ? []
        : [
            {
              ...labelled(viewRow(row, line, page, catalogue), basket.rows),
              busy: isReading(page) || row.is !== "idle",
              added: row.rowId === page.added,
            },
          ]
    }),
    busy: isReading(page) || page.undoRemoval.is === "asked" || page.rows.some((row) => row.is !== "idle"),
    gone: page.isUpToDate === true ? formatText(catalogue, "message.nothingToUpdate") : goneText(page, catalogue),
    isUnsaved: hasUnsavedChanges(rowFields(page)),
    ...viewUndoRemoval(page.undoRemoval, catalogue),
  }
}

const moneyWords = (price: Price, { priceType, priceFormat }: CartPage): string => formatPrice(shownAmount(price, priceType), priceFormat)

/** Spec: 15.43. */
const measureOf = ({ unitPrice, measure }: BasketRow, { priceType, priceFormat }: CartPage, catalogue: Catalogue): string | null =>
  measureWords(shownAmount(unitPrice, priceType), measure ?? null, priceFormat, catalogue)

const pointsWord = (points: Decimal, catalogue: Catalogue): string =>
  formatText(catalogue, "product.pointsPrice", { points: pointsText(points, catalogue.language) })

/** What the page shows may be old until the basket is read. */
const isReading = ({ reading }: CartPage): boolean => reading.is !== "no"

/** After a failure it can be tried again. Spec: 10.296. */
function viewUndoRemoval({ rows, problem }: UndoRemoval, catalogue: Catalogue): Pick<CartPageView, "undoRemoval" | "undoRemovalProblem"> {
  const [row] = rows
  if (row === undefined) return { undoRemoval: null, undoRemovalProblem: null }
  const undoRemoval = formatText(catalogue, "cart.undoRemovalOf", { name: rows.map(({ name }) => name).join(", ") })
  if (problem === null) return { undoRemoval, undoRemovalProblem: null }
  return problem.is === "failed"
    ? { undoRemoval, undoRemovalProblem: formatText(catalogue, "failure.connection") }
    : { undoRemoval: null, undoRemovalProblem: refusalText(problem.refusal, row, catalogue) }
}

/** Spec: 10.181. */
function goneText({ gone, undoRemoval: { done } }: CartPage, catalogue: Catalogue): string {
  if (done !== null) return formatText(catalogue, "cart.undoRemovalDone", { name: done })
  const namesOf = (isRemoved: boolean) => gone.flatMap((row) => (row.isRemoved === isRemoved ? [row.name] : [])).join(", ")
  const [removed, lost] = [namesOf(true), namesOf(false)]
  const said = [
    ...(removed === "" ? [] : [formatText(catalogue, "cart.removed", { names: removed })]),
    ...(lost === "" ? [] : [formatText(catalogue, "cart.gone", { names: lost })]),
  ]
  return said.join(" ")
}

type UnlabelledRow = Omit<CartRowView, "busy" | "added" | "label">

/** Spec: 17.30. */
function labelled(row: UnlabelledRow, all: readonly BasketRow[]): UnlabelledRow & Pick<CartRowView, "label"> {
  const isAlone = all.filter(({ name }) => name === row.name).length < 2
  const parts = [row.name, row.version, row.size, ...row.details.map(({ value }) => value)].filter(Boolean)
  return { ...row, label: isAlone ? row.name : parts.join(", ") }
}

function viewRow(row: CartRowState, line: BasketRow, page: CartPage, catalogue: Catalogue): UnlabelledRow {
  const money = (price: Price) => moneyWords(price, page)
  return {
    rowId: row.rowId,
    name: line.name,
    version: line.versionName,
    size: line.sizeName === "" ? null : line.sizeName,
    sizesAre: line.sizesAre ?? formatText(catalogue, "cart.size"),
    details: viewRowDetails(line.details, catalogue),
    price: line.points === undefined ? money(line.unitPrice) : pointsWord(line.points.each, catalogue),
    measure: line.points === undefined ? measureOf(line, page, catalogue) : null,
    quantity: row.quantity.text,
    quantityShown: writtenQuantity(row.quantity.text, catalogue.language),
    quantitySaid: quantitySaid(row.quantity, catalogue),
    unit: unitBeside(row.quantity.accepted, line.unit, catalogue.language),
    each: orderedQuantity(decimalOf(1), line.unit, catalogue.language),
    isCutToSize: line.unit.precision > 0,
    sum: line.points === undefined ? money(line.lineTotal) : pointsWord(line.points.total, catalogue),
    wholeStep: wholeStep(line.unit),
    stepAmount: compareDecimals(line.unit.sellBy, decimalOf(1)) === 0 ? null : decimalText(line.unit.sellBy),
    canStepDown: canStep(row.quantity, -1),
    canStepUp: canStep(row.quantity, 1),
    problem: problemText(row, line, catalogue),
    available: line.isAvailable,
  }
}

/** Spec: 10.168. */
function wholeStep({ sellBy }: Unit): number | null {
  const by = decimalToNumber(sellBy)
  return Number.isInteger(by) ? by : null
}

function problemText(row: CartRowState, line: BasketRow, catalogue: Catalogue): string | null {
  if (row.problem?.is === "failed") return formatText(catalogue, "failure.connection")
  const refusal = row.problem?.refusal ?? row.quantity.refusal
  if (refusal !== null) return refusalText(refusal, line, catalogue)
  return line.isAvailable ? null : formatText(catalogue, "cart.soldOut")
}
