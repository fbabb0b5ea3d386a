import { moveShop } from "../../fixtures/shop/move-shop.ts"
import { type ServerPlace, storePlaceWords } from "../../fixtures/shop/store/store-place.ts"
import { everyTenth } from "../output/every-tenth.ts"
import type { Answer } from "../output/print.ts"
import { told } from "./shop-trouble.ts"

/** Copies the shop of a data folder into an empty database, or says that it is there. */
export async function moveAnswer(dataFolder: string, to: ServerPlace, say: (line: string) => void): Promise<Answer> {
  const where = await told(() => storePlaceWords(to))
  const { isNew, atMs, tables } = await told(() => moveShop({ dataFolder }, to, Date.now(), everyTenth(say)))
  const rows = tables.reduce((all, table) => all + table.rows, 0)
  const movedAt = new Date(atMs).toISOString()
  const words = isNew
    ? [
        `The shop in ${dataFolder} is in the database ${where}: ${rows} rows of ${tables.length} tables, and counts and sums are equal.`,
        "Serve it with DATABASE_URL. The data file stays as it was; pictures are made again where SHOP_DATA is another folder.",
      ]
    : [`The shop in ${dataFolder} was moved to the database ${where} at ${movedAt}. Nothing was done.`]
  return { words: words.join("\n"), data: { dataFolder, database: where, isNew, movedAt, tables }, ok: true }
}
