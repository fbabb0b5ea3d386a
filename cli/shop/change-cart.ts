import { cartAddress } from "../../core/addresses/addresses.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { formatText } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import type { Answer } from "../output/print.ts"
import { cartLines } from "./cart-lines.ts"
import type { PutIn } from "../input/put-in.ts"
import { putIntoBasket } from "./put-into-basket.ts"
import { isNamed, namedList, type NamedWords, type Walk, walkNewShop, wordOf } from "./walk-new-shop.ts"

/** A comment for a row. */
export interface TypedComment {
  /** from 1 */
  readonly row: number
  readonly text: string
}

interface Changing {
  readonly products: readonly PutIn[]
  readonly comments: readonly TypedComment[]
  /** places of rows, from 1, as all that follow */
  readonly wrapped: readonly number[]
  readonly favourites: readonly number[]
  /** they are removed together, by what marked rows are removed by */
  readonly removed: readonly number[]
  /** and then put back */
  readonly isPutBack: boolean
  /** what wrapping a row costs in that shop; absent = it wraps nothing */
  readonly giftWrapping?: string
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/**
 * Puts products into the basket of a new demo shop, which is gone afterwards, and does with the rows of its cart what a shopper can: by the page,
 * its machines and the calls of the shop.
 *
 * Spec: 4.78, 4.80, 4.82 to 4.84, 10.296.
 */
export const changeCart = (changing: Changing): Promise<Answer> => walkNewShop(changing, (walk) => change(changing, walk))

async function change(changing: Changing, walk: Walk): Promise<Answer> {
  const { journey, step } = walk
  const { language } = changing
  const { rowIds, refused } = await putIntoBasket(walk, changing.products)
  const on = (machine: "cart" | "rowNotes", event: ShopperEvent) => ({ type: "Machine", machine, event }) as const
  const named = [...changing.comments.map(({ row }) => row), ...changing.wrapped, ...changing.favourites, ...changing.removed]
  const missing = [...new Set(named.filter((row) => row > rowIds.length))]
  const idOf = (row: number) => rowIds[row - 1] ?? ""
  await step({ type: "Opened", url: cartAddress(language) })
  for (const { row, text } of changing.comments) {
    await step(on("rowNotes", { type: "CommentTyped", rowId: idOf(row), text }))
    await step(on("rowNotes", { type: "CommentPressed", rowId: idOf(row) }))
  }
  for (const row of changing.wrapped) await step(on("rowNotes", { type: "WrapPressed", rowId: idOf(row) }))
  for (const row of changing.favourites) await step(on("rowNotes", { type: "FavouritePressed", rowId: idOf(row) }))
  // one after another at once: what is pressed while the first is with the shop goes together
  await Promise.all(changing.removed.map((row) => journey.dispatch(on("cart", { type: "RemovePressed", rowId: idOf(row) }))))
  // a field that there is not is left: time goes by, and what was noted at rows that are back follows them
  const wait = on("cart", { type: "QuantityLeft", rowId: "" })
  if (changing.removed.length > 0) await step(wait)
  if (changing.isPutBack) {
    await step(on("cart", { type: "UndoRemovalPressed" }))
    await step(wait)
  }
  const views = journey.outcome()?.views ?? {}
  const { cart, rowNotes, cartSummary } = views
  const rows = isNamed(cart) ? namedList(cart["rows"]) : []
  const notes = namedList(rowNotes)
  const texts = textCatalogue(language, {})
  const lines = [
    ...(rows.length === 0 ? [formatText(texts, "miniBasket.empty")] : rows.flatMap((row) => rowLines(row, notes))),
    ...cartLines(cartSummary, texts),
    ...refused.map((product) => `not put into the basket: ${product}`),
    ...missing.map((row) => `no such row: ${row}`),
  ]
  const ok = refused.length === 0 && missing.length === 0
  return { words: lines.join("\n"), data: { rows, notes, summary: cartSummary ?? null, refused, missing }, ok }
}

/** A row with what is noted at it, and what came of the last change of that. */
function rowLines(row: NamedWords, notes: readonly NamedWords[]): readonly string[] {
  const note = notes.find((one) => wordOf(one["name"]) === wordOf(row["name"]))
  const said = [
    wordOf(note?.["comment"]).replaceAll("\n", " / "),
    wordOf(note?.["done"]),
    wordOf(note?.["problem"]),
    wordOf(row["problem"]),
  ]
  const size = wordOf(row["size"])
  return [
    `${[wordOf(row["name"]), ...(size === "" ? [] : [size])].join(", ")}: ${wordOf(row["quantity"])}, ${wordOf(row["sum"])}`,
    ...said.filter((line) => line !== "").map((line) => `  ${line}`),
  ]
}
