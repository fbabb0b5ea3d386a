import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Basket, BasketRow, RowToChange } from "./basket.ts"
import {
  type BasketListState,
  type BasketListView,
  closedBasketList,
  dropDownMode,
  type DropDownMode,
  dropDownTextKeys,
  leaving,
  rowsLeaving,
  viewBasketList,
} from "./drop-down.ts"

/** The basket in the header: only its rows and subtotal, until its list is opened. `requestId` numbers what the shop was asked last. */
export interface MiniBasket {
  /** as the shop told them last */
  readonly rows: number
  readonly subtotal: Price | null
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly requestId: number
  /** something of it comes again and again, or has no name: it is not bought at once. Spec: 10.34 */
  readonly hidesOneClick?: true
  /** the cart itself changes its rows: the list takes none out beside it */
  readonly isOfCart?: true
  /** absent = it was never opened */
  readonly list?: BasketListState
}

export type MiniBasketEvent =
  /** the page came back from the browser's history, so what it shows may be old */
  | { readonly type: "Returned" }
  | { readonly type: "Published"; readonly basket: Basket }
  | { readonly type: "Answered"; readonly requestId: number; readonly basket: Basket }
  | { readonly type: "NotAnswered"; readonly requestId: number }
  /** the shopper looks at the list */
  | { readonly type: "ListOpened" }
  | { readonly type: "RemovePressed"; readonly rowId: string }
  | { readonly type: "RowRemoved"; readonly requestId: number; readonly basket: Basket }
  /** refused, or not answered: what the shop has now is not known */
  | { readonly type: "RowNotRemoved"; readonly requestId: number }

export type MiniBasketCommand =
  | { readonly type: "ReadBasket"; readonly requestId: number }
  | ({ readonly type: "RemoveRow"; readonly requestId: number } & RowToChange)
  | { readonly type: "PublishBasket"; readonly basket: Basket }

export interface MiniBasketView {
  /** number of rows; "" when empty */
  readonly counter: string
  readonly subtotal: string
  /** everything in one phrase for a screen reader: "Koszyk, 2 produkty, 129,00 zł" */
  readonly label: string
  /** how its list looks; what hides it leaves the link with counter and sum. Spec: 9.22 to 9.24 */
  readonly mode: DropDownMode
  readonly hidesOneClick: boolean
  /** null = it was never opened */
  readonly list: BasketListView | null
}

export interface MiniBasketStart {
  /** null = the basket could not be read, so the header shows no counter */
  readonly basket: Basket | null
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** the page is the cart */
  readonly isOfCart?: boolean
}

/**
 * The header's basket when a page opens.
 *
 * Spec: 10.165.
 *
 * @example openMiniBasket({ basket: sampleBasket(2), priceFormat: polishPrices, priceType: "gross" }).rows // => 2
 */
export function openMiniBasket({ basket, priceFormat, priceType, isOfCart = false }: MiniBasketStart): MiniBasket {
  const opened = { rows: basket?.rows.length ?? 0, subtotal: basket?.subtotal ?? null, priceFormat, priceType, requestId: 0 }
  return {
    ...opened,
    ...(hidesOneClick(basket?.rows ?? []) ? { hidesOneClick: true } : {}),
    ...(isOfCart ? { isOfCart: true } : {}),
  }
}

/**
 * Is there something in the basket that cannot be bought with one click: what comes again and again, or has no name?
 *
 * Spec: 10.34, 10.378.
 *
 * @example hidesOneClick(sampleBasket(2).rows) // => false
 * @example hidesOneClick([{ name: "", details: [] }]) // => true
 */
export const hidesOneClick = (rows: readonly Pick<BasketRow, "name" | "details">[]): boolean =>
  rows.some(({ name, details }) => name === "" || details.some(({ is }) => is === "period"))

/**
 * One step of the header's basket. A page that comes back from history reads the basket again; a basket published by the cart is
 * newer than any answer still on its way. A row that is taken out of the list is gone at once, and removals are asked one after the other:
 * each answer is the whole basket. Whatever made it doubtful what the shop has is followed by reading it.
 *
 * Spec: 7.37, 8.52 (a basket that cannot be read changes nothing), 10.165, 10.378, 10.379.
 *
 * @example
 * const opened = openMiniBasket({ basket: null, priceFormat: polishPrices, priceType: "gross" })
 * miniBasket(opened, { type: "Returned" })[1] // => [{ type: "ReadBasket", requestId: 1 }]
 */
export function miniBasket(basket: MiniBasket, event: MiniBasketEvent): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  const { list } = basket
  const isRemoving = list?.removing !== null && list !== undefined
  switch (event.type) {
    case "Returned":
      return isRemoving ? [withList(basket, { ...list, isDoubtful: true }), []] : read(basket)
    case "Published": {
      // what this machine has just published comes back to it
      if (list !== undefined && list.basket === event.basket) return [basket, []]
      const shown = show(basket, event.basket)
      // no answer that is on its way is newer: but that of a removal counts, because it alone says that the row is gone
      if (isRemoving) return [withList(shown, { ...list, basket: event.basket, isDoubtful: true }), []]
      return [{ ...shown, requestId: basket.requestId + 1 }, []]
    }
    case "Answered":
      return [event.requestId === basket.requestId && !isRemoving ? show(basket, event.basket) : basket, []]
    case "NotAnswered":
      if (event.requestId !== basket.requestId || list === undefined || isRemoving) return [basket, []]
      return [withList(basket, { ...list, isDoubtful: true }), []]
    case "ListOpened":
      return openList(basket)
    case "RemovePressed":
      return removePressed(basket, event.rowId)
    case "RowRemoved": {
      if (!isRemoving || list.removing?.requestId !== event.requestId) return [basket, []]
      const [next, commands] = goOn(withList(show(basket, event.basket), { ...list, basket: event.basket }))
      return [next, [{ type: "PublishBasket", basket: event.basket }, ...commands]]
    }
    case "RowNotRemoved": {
      if (!isRemoving || list.removing?.requestId !== event.requestId) return [basket, []]
      const { rowId } = list.removing
      const name = list.basket?.rows.find((row) => row.rowId === rowId)?.name ?? null
      return goOn(withList(basket, { ...list, notRemoved: name, isDoubtful: true }))
    }
  }
}

const withList = (basket: MiniBasket, list: BasketListState): MiniBasket => ({ ...basket, list })

function show(known: MiniBasket, basket: Basket): MiniBasket {
  const { hidesOneClick: _, list, ...rest } = known
  return {
    ...rest,
    rows: basket.rows.length,
    subtotal: basket.subtotal,
    ...(hidesOneClick(basket.rows) ? { hidesOneClick: true } : {}),
    ...(list === undefined ? {} : { list: { ...list, basket, isDoubtful: false } }),
  }
}

function read(basket: MiniBasket): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  const requestId = basket.requestId + 1
  const { list } = basket
  const asked = list === undefined ? basket : withList(basket, { ...list, isDoubtful: false })
  return [{ ...asked, requestId }, [{ type: "ReadBasket", requestId }]]
}

function openList(basket: MiniBasket): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  const { list } = basket
  if (basket.rows === 0) return [basket, []]
  if (list === undefined) return read(withList(basket, closedBasketList))
  return list.isDoubtful && list.removing === null ? read(basket) : [basket, []]
}

function removePressed(basket: MiniBasket, rowId: string): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  const { list, isOfCart = false } = basket
  if (list === undefined || isOfCart || leaving(list).includes(rowId) || !list.basket?.rows.some((row) => row.rowId === rowId))
    return [basket, []]
  const pressed = withList(basket, { ...list, waiting: [...list.waiting, rowId], notRemoved: null })
  return list.removing === null ? goOn(pressed) : [pressed, []]
}

/** The next removal that was pressed for; without one what is doubtful is read. */
function goOn(basket: MiniBasket): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  const list = basket.list ?? closedBasketList
  const waiting = list.waiting.filter((rowId) => list.basket?.rows.some((row) => row.rowId === rowId))
  const [next, ...others] = waiting
  const row = list.basket?.rows.find(({ rowId }) => rowId === next)
  if (row === undefined) {
    const atRest = withList(basket, { ...list, removing: null, waiting: [] })
    return list.isDoubtful ? read(atRest) : [atRest, []]
  }
  const { rowId, productId, sizeId } = row
  const requestId = basket.requestId + 1
  const asked = { ...list, removing: { rowId, requestId }, waiting: others }
  return [{ ...withList(basket, asked), requestId }, [{ type: "RemoveRow", requestId, rowId, productId, sizeId }]]
}

/** Keys of the texts that the header's basket can show. */
export const miniBasketTextKeys = [...dropDownTextKeys, "miniBasket.empty", "miniBasket.label", "miniBasket.notRemoved"] as const

export type MiniBasketTextKey = (typeof miniBasketTextKeys)[number]

/**
 * The header's basket in the shopper's words. Rows are counted, not pieces; those that are taken out are not.
 *
 * Spec: 9.22 to 9.24, 10.32, 10.33, 10.165.
 *
 * @example
 * const opened = openMiniBasket({ basket: sampleBasket(2), priceFormat: polishPrices, priceType: "gross" })
 * viewMiniBasket(opened, polish).label // => "Koszyk: 2 produkty, 1 234,50 zł"
 */
export function viewMiniBasket(basket: MiniBasket, catalogue: TextCatalogue<MiniBasketTextKey>): MiniBasketView {
  const list = basket.list === undefined ? null : viewBasketList(basket.list, basket, catalogue)
  const rows = basket.rows - (basket.list === undefined ? 0 : rowsLeaving(basket.list))
  const common = { mode: dropDownMode(rows), hidesOneClick: basket.hidesOneClick ?? false, list }
  if (rows === 0 || basket.subtotal === null)
    return { counter: "", subtotal: "", label: formatText(catalogue, "miniBasket.empty"), ...common }
  const subtotal = formatPrice(shownAmount(basket.subtotal, basket.priceType), basket.priceFormat)
  return { counter: String(rows), subtotal, label: formatText(catalogue, "miniBasket.label", { count: rows, worth: subtotal }), ...common }
}
