import type { ProductParameter } from "../product/details.ts"
import type { ListedProduct } from "../product/listing.ts"

/** A product of a comparison: its tile, and what there is to compare besides. */
export interface ComparedProduct {
  readonly tile: ListedProduct
  /** of the shop */
  readonly code: string
  readonly parameters: readonly ProductParameter[]
}

/** A property of the compared products, with one text for each of them; "" = a product does not have it. */
export interface PropertyRow {
  readonly name: string
  readonly cells: readonly string[]
}

/** A row as it is shown: whether its products differ in it. */
export interface ComparedRow extends PropertyRow {
  readonly isDifferent: boolean
}

/**
 * The properties of all products, each name once, in the order in which the products tell them.
 *
 * Spec: 10.382.
 *
 * @example parameterRows([{ parameters: [{ name: "Waga", values: ["1 kg"] }] }, { parameters: [] }])
 * // => [{ name: "Waga", cells: ["1 kg", ""] }]
 */
export function parameterRows(products: readonly Pick<ComparedProduct, "parameters">[]): readonly PropertyRow[] {
  const names = [...new Set(products.flatMap(({ parameters }) => parameters.map(({ name }) => name)))]
  const valueOf = ({ parameters }: Pick<ComparedProduct, "parameters">, wanted: string): string =>
    (parameters.find(({ name }) => name === wanted)?.values ?? []).join(", ")
  return names.map((name) => ({ name, cells: products.map((product) => valueOf(product, name)) }))
}

/**
 * Do products differ in a property? Blanks at the ends and the case of letters make no difference; one product alone differs from none.
 *
 * Spec: 10.382.
 *
 * @example cellsDiffer(["Tak ", "tak"]) // => false
 * @example cellsDiffer(["10", "12"]) // => true
 */
export function cellsDiffer(cells: readonly string[]): boolean {
  return new Set(cells.map((cell) => cell.trim().toLowerCase())).size > 1
}

/**
 * The rows of a comparison as it is looked at: only the columns that are not folded away count for what is different.
 *
 * Spec: 10.382.
 *
 * @param hidden which columns are folded away, by their places
 *
 * @example comparedRows([{ name: "Waga", cells: ["1", "1", "2"] }], { onlyDifferences: true, hidden: new Set([2]) }) // => []
 */
export function comparedRows(
  rows: readonly PropertyRow[],
  { onlyDifferences, hidden }: { readonly onlyDifferences: boolean; readonly hidden: ReadonlySet<number> },
): readonly ComparedRow[] {
  const judged = rows.map((row) => ({ ...row, isDifferent: cellsDiffer(row.cells.filter((_, at) => !hidden.has(at))) }))
  return onlyDifferences ? judged.filter(({ isDifferent }) => isDifferent) : judged
}
