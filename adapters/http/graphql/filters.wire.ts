import { Schema } from "effect"
import { filterKeyOf, filterParameters } from "../../../core/filters/chosen-filters.ts"
import type { OfferedFilters } from "../../../core/filters/offered-filters.ts"
import type { ListedPage, ListedProduct, ListQuery } from "../../../core/product/listing.ts"
import { said } from "../recorded-field.ts"
import { WireNumber, wireMoney } from "./price.wire.ts"
import { nullish } from "./selection.ts"
import { toTile, WireTile } from "./tile.wire.ts"

// not `id`: a recording keeps all fields of a name alike, and ids elsewhere are numbers
const Value = Schema.Struct({ value: said(Schema.String, "code"), name: said(Schema.String), count: said(Schema.Int, "number") })

const Filters = Schema.Struct({
  groups: said(
    Schema.Array(
      Schema.Struct({ key: said(Schema.String, "code"), name: said(nullish(Schema.String)), values: said(Schema.Array(Value)) }),
    ),
  ),
  lowest: said(nullish(WireNumber), "number"),
  highest: said(nullish(WireNumber), "number"),
  available: said(Schema.Int, "number"),
})

/** A tile of a list that is a page of its own, or of favourites: its product is added there. */
export const WireListTile = Schema.Struct({
  ...WireTile.fields,
  quickAdd: said(
    nullish(
      Schema.Struct({
        number: said(Schema.String, "number"),
        sizes: said(Schema.Array(Schema.Struct({ value: said(Schema.String, "code"), name: said(Schema.String) }))),
      }),
    ),
  ),
})

/** A tile of a list in the core's words. */
export const toListTile = ({ quickAdd, ...tile }: typeof WireListTile.Type): ListedProduct =>
  quickAdd === null || quickAdd === undefined ? toTile(tile) : { ...toTile(tile), quickAdd }

/** What the pages of all lists have. */
export const listFields = {
  total: said(Schema.Int),
  perPage: said(Schema.Int.check(Schema.isGreaterThan(0)), "number"),
  portions: said(nullish(Schema.Array(Schema.Int.check(Schema.isGreaterThan(0)))), "number"),
  tiles: said(Schema.Array(WireListTile)),
  filters: said(nullish(Filters)),
}

const WireList = Schema.Struct(listFields)

/** A page of a list in the core's words. A group that no address could name is left out. */
export function toListedPage({ total, perPage, portions, tiles, filters }: typeof WireList.Type): ListedPage {
  const page = { total, perPage, tiles: tiles.map(toListTile), ...(portions === undefined || portions === null ? {} : { portions }) }
  return filters === undefined || filters === null ? page : { ...page, offered: toOffered(filters) }
}

function toOffered({ groups, lowest, highest, available }: typeof Filters.Type): OfferedFilters {
  return {
    groups: groups.flatMap(({ key: written, name, values }) => {
      const key = filterKeyOf(written)
      return key === null ? [] : [{ key, name: name ?? null, values: values.map(({ value, ...one }) => ({ id: value, ...one })) }]
    }),
    prices: typeof lowest === "number" && typeof highest === "number" ? { lowest: wireMoney(lowest), highest: wireMoney(highest) } : null,
    available,
  }
}

/** What the shop is asked of a list: filters go as an address of the list says them. */
export function listArgs({ sort, page, filters, portions }: ListQuery) {
  const written = filters === undefined ? [] : filterParameters(filters)
  const query = new URLSearchParams(written.map(([name, value]) => [name, value])).toString()
  return {
    ...(sort === undefined || sort === "default" ? {} : { sort }),
    page,
    ...(query === "" ? {} : { filters: query }),
    ...(portions === undefined ? {} : { portions }),
  }
}
