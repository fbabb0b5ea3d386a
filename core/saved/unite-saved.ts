import { freeListName } from "./list-name.ts"

/** A product that is kept: in the size that was chosen then, "" = none was. */
export interface SavedProduct {
  readonly productId: number
  readonly sizeId: string
}

/** A shopping list with what is in it. */
export interface ShoppingList {
  readonly name: string
  /** by which others see it; null = nobody does */
  readonly secret: string | null
  /** in the order of adding, none twice */
  readonly rows: readonly SavedProduct[]
}

/**
 * A client's products and those that were kept before signing in: none is lost, and none is there twice. The client's stand first, in their
 * order. A size that was chosen as a guest is the later choice, and stays.
 *
 * Spec: 10.385.
 *
 * @example
 * const shirt = { productId: 535, sizeId: "" }
 * unitedProducts([shirt], [{ productId: 501, sizeId: "" }, { productId: 535, sizeId: "M" }])
 * // => [{ productId: 535, sizeId: "M" }, { productId: 501, sizeId: "" }]
 */
export function unitedProducts(own: readonly SavedProduct[], guest: readonly SavedProduct[]): readonly SavedProduct[] {
  const laterSize = (productId: number) => guest.find((product) => product.productId === productId && product.sizeId !== "")?.sizeId
  const known = new Set(own.map(({ productId }) => productId))
  return [
    ...own.map((product) => ({ ...product, sizeId: laterSize(product.productId) ?? product.sizeId })),
    ...guest.filter(({ productId }) => !known.has(productId)),
  ]
}

/**
 * The rows of two lists of one name: each product in each size once.
 *
 * Spec: 10.385.
 *
 * @example unitedRows([{ productId: 1, sizeId: "M" }], [{ productId: 1, sizeId: "M" }, { productId: 1, sizeId: "L" }]).length // => 2
 */
export function unitedRows(own: readonly SavedProduct[], guest: readonly SavedProduct[]): readonly SavedProduct[] {
  const isOwn = (row: SavedProduct) => own.some(({ productId, sizeId }) => productId === row.productId && sizeId === row.sizeId)
  return [...own, ...guest.filter((row) => !isOwn(row))]
}

/** What becomes of a guest's list at sign-in. */
export type ListUnion<List extends ShoppingList> =
  /** its rows join the client's list of its name, which is shared under its address from now on if it was not before */
  | { readonly is: "joins"; readonly guest: List; readonly own: List; readonly secret: string | null }
  /** it becomes the client's, under this name */
  | { readonly is: "moves"; readonly guest: List; readonly name: string }

/**
 * What becomes of each of a guest's lists when its visitor signs in. One of a name that the client has joins that list, unless both are
 * shared: an address that somebody was given goes on showing its list, so that one keeps its own list under a name with a number.
 *
 * Spec: 10.385. The client's lists that nothing joins stay as they are.
 *
 * @param own the client's lists, no two of one name; nor have the guest's
 *
 * @example
 * const shared = { name: "Kuchnia", secret: "a", rows: [] }
 * listUnions([shared], [{ ...shared, secret: "b" }]).map(({ is }) => is) // => ["moves"]
 */
export function listUnions<List extends ShoppingList>(own: readonly List[], guest: readonly List[]): readonly ListUnion<List>[] {
  const names = [...own, ...guest].map(({ name }) => name)
  return guest.map((list) => {
    const same = own.find(({ name }) => name === list.name)
    if (same === undefined) return { is: "moves", guest: list, name: list.name }
    if (same.secret === null || list.secret === null) return { is: "joins", guest: list, own: same, secret: same.secret ?? list.secret }
    const name = freeListName(list.name, names)
    names.push(name)
    return { is: "moves", guest: list, name }
  })
}
