import { slug } from "../../../core/addresses/addresses.ts"
import { type ChosenFilters, type FilterKey, withoutGroup } from "../../../core/filters/chosen-filters.ts"
import { compareMoney, type Money } from "../../../core/values/money.ts"
import type { SortKey } from "../../../core/product/listing.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import type { Catalogue } from "../../../fixtures/catalogue/shop-files.ts"
import { type BuyerKind, priceTypeOf } from "../../../fixtures/shop/catalogue/buyer.ts"
import type { AskedPage } from "../../../fixtures/shop/filters/filter-index.ts"
import { productPrice } from "../../../fixtures/shop/catalogue/size-price.ts"

type PlainCatalogue = Pick<Catalogue, "categories" | "products">

/** What stands in a list as one: a product alone, or all versions of one that are listed there. By rising id, so that the first names it. */
type PlainEntry = readonly [ProductFile, ...ProductFile[]]

/** The entries of a category and of its subcategories by rising id, found by looking at every product. */
export function plainListed({ categories, products }: PlainCatalogue, categoryId: number): readonly PlainEntry[] {
  const within = withBelow(categories, categoryId)
  return plainEntries(products.filter((product) => product.listed && product.categories.some((id) => within.has(id))))
}

/** A category with all that is below it. */
function withBelow(categories: PlainCatalogue["categories"], id: number): ReadonlySet<number> {
  const below = categories.filter(({ parent }) => parent === id).flatMap((child) => [...withBelow(categories, child.id)])
  return new Set([id, ...below])
}

function plainEntries(listed: readonly ProductFile[]): readonly PlainEntry[] {
  const byId = listed.toSorted((one, other) => one.id - other.id)
  return byId.flatMap((first): readonly PlainEntry[] => {
    const { variantGroup } = first
    if (variantGroup === undefined) return [[first]]
    const versions = byId.filter((product) => product.variantGroup === variantGroup)
    return versions[0] === first ? [[first, ...versions.slice(1)]] : []
  })
}

/** What is asked of a list. */
export interface PlainQuery extends Omit<AskedPage, "kind" | "scope"> {
  /** of a search the listed products that it found; a version of one that is found is found with it */
  readonly scope: { readonly is: "category" | "producer"; readonly id: number } | { readonly is: "found"; readonly ids: readonly number[] }
  readonly buyer: BuyerKind
}

/** A page of a list, made by looking at every product: what is left, in its order, and how much of each value there would be. */
export function plainList(catalogue: PlainCatalogue, seededAtMs: number, query: PlainQuery) {
  const { scope, filters, sort, page, perPage } = query
  const there = catalogue.products.filter((product) => product.listed && isWithin(catalogue, scope, product))
  const left = (chosen: ChosenFilters) => plainEntries(there.filter((product) => isWanted(versionOf(product, seededAtMs, query), chosen)))
  const countOf = (key: FilterKey, id: string): number =>
    left({ ...filters, groups: [...withoutGroup(filters, key).groups, { key, ids: [id] }] }).length
  const versions = there.map((product) => versionOf(product, seededAtMs, query))
  const idsOf = (key: FilterKey): ReadonlySet<string> =>
    new Set([
      ...(filters.groups.find((group) => group.key === key)?.ids ?? []),
      ...versions.flatMap(({ sizes, values }) =>
        (key === "sizes" ? sizes : values.filter((value) => value.key === key)).map(({ id }) => id),
      ),
    ])
  const amounts = there.flatMap((product) => {
    const version = versionOf(product, seededAtMs, query)
    return isWanted(version, { ...filters, from: null, to: null }) && version.amount !== null ? [version.amount.minor] : []
  })
  const entries = left(filters)
  return {
    ids: entries
      .toSorted(orders(seededAtMs, query)[sort])
      .slice(page * perPage, (page + 1) * perPage)
      .map(([{ id }]) => id),
    total: entries.length,
    counts: Object.fromEntries(
      (["sizes", "traits26", "producer"] as const).flatMap((key) =>
        [...idsOf(key)].map((id) => [`${key}=${id}`, countOf(key, id)] as const).filter(([, count]) => count > 0),
      ),
    ),
    prices: amounts.length === 0 ? null : { lowest: { minor: Math.min(...amounts) }, highest: { minor: Math.max(...amounts) } },
    available: left({ ...filters, available: true }).length,
  }
}

function isWithin(catalogue: PlainCatalogue, scope: PlainQuery["scope"], product: ProductFile): boolean {
  if (scope.is === "found")
    return catalogue.products.some(
      (found) =>
        found.listed &&
        scope.ids.includes(found.id) &&
        (found.id === product.id || (found.variantGroup !== undefined && found.variantGroup === product.variantGroup)),
    )
  if (scope.is === "producer") return product.producer === scope.id
  const within = withBelow(catalogue.categories, scope.id)
  return product.categories.some((id) => within.has(id))
}

/** A version of a product as filters look at it. */
interface FilteredVersion {
  /** what it costs this shopper, as its tile says; null = it has no price in money */
  readonly amount: Money | null
  readonly available: boolean
  readonly sizes: readonly { readonly id: string; readonly inStock: boolean }[]
  /** what it has of the other groups */
  readonly values: readonly { readonly key: FilterKey; readonly id: string }[]
}

/** The rule of what is wanted, as it is said. Spec: 10.342. */
function isWanted(version: FilteredVersion, filters: ChosenFilters): boolean {
  const { from, to, groups, available } = filters
  const { amount } = version
  if (available && !version.available) return false
  if ((from !== null || to !== null) && amount === null) return false
  if (amount !== null && ((from !== null && compareMoney(amount, from) < 0) || (to !== null && compareMoney(amount, to) > 0))) return false
  return groups.every(({ key, ids }) =>
    key === "sizes"
      ? version.sizes.some(({ id, inStock }) => ids.includes(id) && (inStock || !available))
      : version.values.some((value) => value.key === key && ids.includes(value.id)),
  )
}

function versionOf(product: ProductFile, seededAtMs: number, { buyer, nowMs }: PlainQuery): FilteredVersion {
  const sizes = product.sizes.map(({ id, stock }) => ({ id, inStock: stock !== "0" }))
  const colours = product.parameters.flatMap(({ values }) =>
    values.map(({ pl }) => ({ key: "traits26" as const, id: slug(pl).toLowerCase() })),
  )
  return {
    amount: productPrice(product, { buyer, nowMs, catalogue: { seededAtMs } })?.[priceTypeOf(buyer)] ?? null,
    available: sizes.some(({ inStock }) => inStock),
    sizes,
    values: [...colours, { key: "producer", id: String(product.producer) }],
  }
}

const byId: Order = ([one], [other]) => one.id - other.id

type Order = (one: PlainEntry, other: PlainEntry) => number

function orders(seededAtMs: number, { language, buyer, nowMs }: PlainQuery): Readonly<Record<SortKey, Order>> {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const byName: Order = ([one], [other]) => compare(one.name[language], other.name[language]) || one.id - other.id
  const amount = (entry: PlainEntry): number | null => {
    const sold = entry.filter((product) => product.sizes.some(({ stock }) => stock !== "0"))
    const led: readonly ProductFile[] = sold.length === 0 ? entry : sold
    return led.reduce<number | null>((lowest, product) => {
      const own = productPrice(product, { buyer, nowMs, catalogue: { seededAtMs } })?.[priceTypeOf(buyer)].minor
      return own === undefined || (lowest !== null && lowest <= own) ? lowest : own
    }, null)
  }
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
