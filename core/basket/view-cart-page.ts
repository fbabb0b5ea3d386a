import { refusalText, refusalTextKeys } from "../messages/refusal-text.ts"
import { measureWords } from "../pricing/measure-price.ts"
import { pointsText } from "../pricing/points.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { canStep, quantitySaid, quantitySaidTextKeys } from "../quantity/quantity-field.ts"
import { orderedQuantity, unitBeside, writtenQuantity } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { addDecimals, type Decimal, decimalOf, decimalToNumber } from "../values/decimal.ts"
import { type Price, shownAmount } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { Basket, BasketRow } from "./basket.ts"
import type { CartPage } from "./cart-page.ts"
import { type CartPlaceView, cartPlaceTextKeys, viewCartPlace, viewShippingPlace } from "./cart-place.ts"
import { cartPickupTextKeys, type CartPickupView, pickupNote, viewCartPickup } from "./cart-pickup.ts"
import type { CartRowState } from "./cart-row.ts"
import type { UndoRemoval } from "./undo-removal.ts"
import { freeDeliveryTextKeys, isDelivered, viewFreeDelivery } from "./free-delivery.ts"
import { type RowDetailView, rowDetailTextKeys, viewRowDetails } from "./row-detail.ts"

/** What a shopper sees of the cart. */
export interface CartPageView {
  readonly rows: readonly CartRowView[]
  readonly subtotal: string
  /** "14,99 zł", "Gratis!", that nothing is delivered, or null when not known */
  readonly shipping: string | null
  /** what delivery is called: with the country that was chosen */
  readonly shippingLabel: string
  /** what delivery there costs once enough is in the cart, and what is missing; null = it is not that which is missing */
  readonly shippingLacking: { readonly cost: string; readonly note: string } | null
  /** the choice of the country; null = the shop tells none */
  readonly place: CartPlaceView | null
  /** where it is brought to instead of the door, or why it is not; null where there is nothing to say */
  readonly pickup: string | null
  /** the section about the pickup point; null where nothing is said of points */
  readonly pickupPlace: CartPickupView | null
  /** what is missing to free delivery, as a sentence; null where the cost of delivery says that it is free */
  readonly toFreeShipping: string | null
  /** part of the way to free delivery, 0..100 */
  readonly freeShippingPercent: number | null
  /** what the active rebate code has taken off the rows; null = none is active, or it changes nothing */
  readonly rebate: { readonly label: string; readonly amount: string } | null
  /** for the returnable packaging of everything; null = there is none */
  readonly deposit: string | null
  /** what the rows that are paid with points come to, "890 pkt"; null = none is */
  readonly points: string | null
  readonly total: string
  /** the tax word after the total: "brutto" */
  readonly taxWord: string
  readonly busy: boolean
  /** which rows have left the cart, and whether the shopper removed them; "" when none has */
  readonly gone: string
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
  readonly canStepDown: boolean
  readonly canStepUp: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly available: boolean
  /** the last post put something into it */
  readonly added: boolean
}

/** The texts that the cart can show. */
export const cartPageTextKeys = joinKeys(
  refusalTextKeys,
  freeDeliveryTextKeys,
  quantitySaidTextKeys,
  rowDetailTextKeys,
  cartPickupTextKeys,
  cartPlaceTextKeys,
  [
    "cart.gone",
    "cart.noShipping",
    "cart.undoRemovalDone",
    "cart.undoRemovalOf",
    "cart.removed",
    "cart.size",
    "cart.shippingFree",
    "cart.soldOut",
    "cart.taxGross",
    "cart.taxNet",
    "failure.connection",
    "price.amountWithUnit",
    "product.pointsPrice",
    "rebate.saved",
  ],
)

export type CartPageTextKey = (typeof cartPageTextKeys)[number]
type Catalogue = TextCatalogue<CartPageTextKey>

/**
 * The cart in the shopper's words.
 *
 * Spec: 10.118 to 10.127 (rows, sums, total with the tax word), 9.55 ("Gratis!"), 10.231 and 15.36 (deposit), 4.36 (free delivery), 15.43 (by weight or
 * volume), 17.30 (details), 17.31, 16.63 (sizes), 18.60.
 *
 * @example
 * const start = { basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross", refusal: null } as const
 * viewCartPage(openCartPage(start), polish).total // => "1 234,50 zł"
 */
export function viewCartPage(page: CartPage, catalogue: Catalogue): CartPageView {
  const { basket } = page
  const money = (price: Price) => moneyWords(price, page)
  const { shipping } = basket
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
    subtotal: money(basket.subtotal),
    shipping: shipping === null ? null : shippingText(basket, money(shipping), catalogue),
    ...viewPlace(page, catalogue),
    pickup: pickupNote(basket, catalogue),
    pickupPlace: viewCartPickup(basket, catalogue),
    ...(isFree(basket) ? { toFreeShipping: null, freeShippingPercent: null } : viewFreeDelivery(basket, page, catalogue)),
    rebate: rebateLine(basket, money, catalogue),
    deposit: basket.deposit === undefined ? null : money(basket.deposit),
    points: pointsTotal(basket, catalogue),
    total: money(basket.total),
    taxWord: formatText(catalogue, page.priceType === "net" ? "cart.taxNet" : "cart.taxGross"),
    busy: isReading(page) || page.undoRemoval.is === "asked" || page.rows.some((row) => row.is !== "idle"),
    gone: goneText(page, catalogue),
    ...viewUndoRemoval(page.undoRemoval, catalogue),
  }
}

/** Spec: 18.64. */
function viewPlace(
  { basket, priceFormat }: CartPage,
  catalogue: Catalogue,
): Pick<CartPageView, "shippingLabel" | "shippingLacking" | "place"> {
  const { label, cost, note } = viewShippingPlace(basket, priceFormat, catalogue)
  const isLacking = basket.shipping === null && cost !== null && note !== null
  return { shippingLabel: label, shippingLacking: isLacking ? { cost, note } : null, place: viewCartPlace(basket, catalogue) }
}

const moneyWords = (price: Price, { priceType, priceFormat }: CartPage): string => formatPrice(shownAmount(price, priceType), priceFormat)

/** Spec: 15.43. */
const measureOf = ({ unitPrice, measure }: BasketRow, { priceType, priceFormat }: CartPage, catalogue: Catalogue): string | null =>
  measureWords(shownAmount(unitPrice, priceType), measure ?? null, priceFormat, catalogue)

/** Spec: 3.58, 15.64. */
function rebateLine({ rebate }: Basket, money: (price: Price) => string, catalogue: Catalogue): CartPageView["rebate"] {
  if (!rebate || rebate.saved.gross.minor === 0) return null
  return { label: formatText(catalogue, "rebate.saved", { code: rebate.code }), amount: money(rebate.saved) }
}

const pointsWord = (points: Decimal, catalogue: Catalogue): string =>
  formatText(catalogue, "product.pointsPrice", { points: pointsText(points, catalogue.language) })

/** Spec: 3.58, 9.43, 15.22. */
function pointsTotal({ rows }: Basket, catalogue: Catalogue): string | null {
  const paid = rows.flatMap(({ points }) => (points === undefined ? [] : [points.total]))
  return paid.length === 0 ? null : pointsWord(paid.reduce(addDecimals), catalogue)
}

/** Spec: 9.55, 17.31. */
function shippingText(basket: Basket, cost: string, catalogue: Catalogue): string {
  if (!isDelivered(basket)) return formatText(catalogue, "cart.noShipping")
  return isFree(basket) ? formatText(catalogue, "cart.shippingFree") : cost
}

const isFree = (basket: Basket): boolean => basket.shipping?.gross.minor === 0

/** What the page shows may be old until the basket is read. */
const isReading = ({ reading }: CartPage): boolean => reading.is !== "no"

/** After a failure it can be tried again. Spec: 10.296. */
function viewUndoRemoval({ row, problem }: UndoRemoval, catalogue: Catalogue): Pick<CartPageView, "undoRemoval" | "undoRemovalProblem"> {
  if (row === null) return { undoRemoval: null, undoRemovalProblem: null }
  const undoRemoval = formatText(catalogue, "cart.undoRemovalOf", { name: row.name })
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
