import type { SortKey } from "../../../core/product/listing.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import type { Catalogue } from "../../../fixtures/catalogue/shop-files.ts"
import { priceTypeOf } from "../../../fixtures/shop/catalogue/buyer.ts"
import type { ListedQuery } from "../../../fixtures/shop/catalogue/listings-store.ts"
import { productPrice } from "../../../fixtures/shop/catalogue/size-price.ts"

type PlainCatalogue = Pick<Catalogue, "categories" | "products">

/** What stands in a list as one: a product alone, or all versions of one that are listed there. By rising id, so that the first names it. */
type PlainEntry = readonly [ProductFile, ...ProductFile[]]

/** The entries of a category and of its subcategories by rising id, found by looking at every product. */
export function plainListed({ categories, products }: PlainCatalogue, categoryId: number): readonly PlainEntry[] {
  const within = new Set([categoryId, ...categories.filter(({ parent }) => parent === categoryId).map(({ id }) => id)])
  return plainEntries(products.filter((product) => product.listed && product.categories.some((id) => within.has(id))))
}

/** The entries of a producer by rising id. */
export const plainOfProducer = ({ products }: PlainCatalogue, producerId: number): readonly PlainEntry[] =>
  plainEntries(products.filter((product) => product.listed && product.producer === producerId))

function plainEntries(listed: readonly ProductFile[]): readonly PlainEntry[] {
  const byId = listed.toSorted((one, other) => one.id - other.id)
  return byId.flatMap((first): readonly PlainEntry[] => {
    const { variantGroup } = first
    if (variantGroup === undefined) return [[first]]
    const versions = byId.filter((product) => product.variantGroup === variantGroup)
    return versions[0] === first ? [[first, ...versions.slice(1)]] : []
  })
}

/** One page of a category, sorted in memory: what the statements of a data file must say, too. */
export function plainPage(catalogue: PlainCatalogue, seededAtMs: number, query: ListedQuery): readonly number[] {
  const { categoryId, sort, page, perPage } = query
  const sorted = plainListed(catalogue, categoryId).toSorted(orders(seededAtMs, query)[sort])
  return sorted.slice(page * perPage, (page + 1) * perPage).map(([{ id }]) => id)
}

const byId: Order = ([one], [other]) => one.id - other.id

type Order = (one: PlainEntry, other: PlainEntry) => number

function orders(seededAtMs: number, { language, buyer, nowMs }: ListedQuery): Readonly<Record<SortKey, Order>> {
  const { compare } = new Intl.Collator(language)
  const byName: Order = ([one], [other]) => compare(one.name[language], other.name[language]) || one.id - other.id
  const amount = (entry: PlainEntry): number | null =>
    entry.reduce<number | null>((lowest, product) => {
      const own = productPrice(product, { buyer, nowMs, catalogue: { seededAtMs } })?.[priceTypeOf(buyer)].minor
      return own === undefined || (lowest !== null && lowest <= own) ? lowest : own
    }, null)
  const byPrice =
    (sign: 1 | -1): Order =>
    (one, other) => {
      const [left, right] = [amount(one), amount(other)]
      if (left === null || right === null) return Number(left === null) - Number(right === null) || byId(one, other)
      return sign * (left - right) || byId(one, other)
    }
  return {
    default: byId,
    newest: (one, other) => byId(other, one),
    "name-asc": byName,
    "name-desc": (one, other) => byName(other, one),
    "price-asc": byPrice(1),
    "price-desc": byPrice(-1),
  }
}

/** Neighbours of an id in a category, found by looking at every product. */
export function plainFollowing(
  catalogue: PlainCatalogue,
  categoryId: number,
  id: number,
  { except, max }: { readonly except: readonly number[]; readonly max: number },
): readonly number[] {
  const ids = plainListed(catalogue, categoryId)
    .map(([first]) => first.id)
    .filter((other) => other !== id && !except.includes(other))
  return [...ids.filter((other) => other > id), ...ids.filter((other) => other < id)].slice(0, max)
}
