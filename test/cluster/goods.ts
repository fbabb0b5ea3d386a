import { readdirSync } from "node:fs"
import { join } from "node:path"
import { cartAddress, categoryAddress, homeAddress, productAddress } from "../../core/addresses/addresses.ts"
import { loadCatalogue } from "../../fixtures/catalogue/load-catalogue.ts"

/** What can be bought by the piece, as often as one likes. */
export interface SoldRow {
  readonly productId: number
  readonly sizeId: string
  /** the address of its page */
  readonly page: string
}

export interface Goods {
  readonly home: string
  readonly category: string
  readonly cart: string
  /** another one for each number; two neighbours are two products */
  readonly rowAt: (at: number) => SoldRow
}

/** Pieces of which no shopper takes so many while a crowd is there. */
const usualPlenty = 30
/** The same of writers who do nothing but add, as often as they are killed. */
export const plentyForWriters = 500

/**
 * The goods of the project's own catalogue.
 *
 * @param plenty so many pieces of each there are at least
 *
 * @param older the root of an older program that sells them, too; null = only this one does
 */
export async function readGoods(plenty = usualPlenty, older: string | null = null): Promise<Goods> {
  const { products, categories } = await loadCatalogue()
  const [category] = categories
  if (category === undefined) throw new Error("The project's own catalogue has categories")
  const known = older === null ? null : idsIn(older)
  const sold = products.filter(
    ({ id, unit, type, listed, gross, orderLimits, subscription }) =>
      known?.has(id) !== false &&
      unit === "piece" &&
      type === "item" &&
      listed &&
      gross !== undefined &&
      orderLimits === undefined &&
      subscription === undefined,
  )
  const rows = sold.flatMap(({ id, name, sizes }) => {
    const size = sizes.find(({ stock }) => Number(stock) < 0 || Number(stock) >= plenty)
    return size === undefined ? [] : [{ productId: id, sizeId: size.id, page: productAddress("pl", id, name.pl) }]
  })
  if (rows.length < 2) throw new Error("The project's own catalogue has goods without end")
  return {
    home: homeAddress("pl"),
    category: categoryAddress("pl", category.id, [category.name.pl]),
    cart: cartAddress("pl"),
    rowAt: (at) => {
      const row = rows[at % rows.length]
      if (row === undefined) throw new Error("A number of a row is no negative one")
      return row
    },
  }
}

/** The ids of the products of a program: their files are called by them. */
const idsIn = (root: string): ReadonlySet<number> =>
  new Set(readdirSync(join(root, "fixtures/catalogue/products")).map((file) => Number.parseInt(file, 10)))
