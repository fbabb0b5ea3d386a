import fc from "fast-check"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import type { Catalogue } from "../../../fixtures/catalogue/shop-files.ts"
import { decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { smallCatalogue } from "./small-catalogue.ts"

const both = (text: string) => ({ pl: text, en: text })

/** Three levels: 1 with 2 and 3 below it, 6 below 2, and 4, which has none. */
const categories = (
  [
    [1, null],
    [2, 1],
    [3, 1],
    [4, null],
    [6, 2],
  ] as const
).map(([id, parent]) => ({
  id,
  parent,
  name: both(`Kategoria ${id}`),
  description: both("Opis."),
}))

/** Categories of a random catalogue, and one that it does not have. */
export const anyCategory = fc.constantFrom(1, 2, 3, 4, 5, 6)

/** Names that two languages order differently, or that differ in one accent, case or digit only. */
const name = fc.constantFrom(
  "Łódka",
  "lodka",
  "Lodka",
  "łódka",
  "luz",
  "Zamek",
  "Żaba",
  "źdźbło",
  "zebra",
  "ćma",
  "cma",
  "cień",
  "a 10",
  "a 2",
  "Äpfel",
)

const amount = fc.constantFrom("9.99", "10.00", "10.01", "19.90", "99.00")

const hour = fc.constantFrom("00:00", "12:30", "23:59:59")

interface Drawn {
  readonly id: number
  readonly pl: string
  readonly en: string
  readonly categories: readonly number[]
  readonly listed: boolean
  readonly vatPercent: ProductFile["vatPercent"]
  readonly gross: string | null
  readonly wholesaleNet: string | null
  readonly reduction: { readonly endsInDays: number | null; readonly endsAtHour: string | null } | null
  readonly sizes: readonly { readonly gross: string | null; readonly phonePrice: boolean; readonly stock: "0" | "1" | "-1" }[]
  readonly colours: readonly string[]
  readonly pointsOnly: boolean
  readonly variantGroup: string | null
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  pl: name,
  en: name,
  categories: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 6), { minLength: 1, maxLength: 3 }),
  listed: fc.nat(5).map((one) => one > 0),
  vatPercent: fc.constantFrom(23, 8, 5),
  gross: fc.option(amount, { freq: 6 }),
  wholesaleNet: fc.option(amount),
  reduction: fc.option(fc.record({ endsInDays: fc.option(fc.nat(3)), endsAtHour: fc.option(hour) })),
  sizes: fc.array(fc.record({ gross: fc.option(amount), phonePrice: fc.boolean(), stock: fc.constantFrom("0", "1", "-1") }), {
    minLength: 1,
    maxLength: 3,
  }),
  colours: fc.uniqueArray(fc.constantFrom("Mchowy", "biały", "Żółty"), { maxLength: 2 }),
  pointsOnly: fc.nat(9).map((one) => one === 0),
  variantGroup: fc.option(fc.constantFrom("jugs", "lamps"), { freq: 2, nil: null }),
})

const small = decodeCatalogue(smallCatalogue())
const [sample] = small.products

function productOf({ id, pl, en, gross, wholesaleNet, reduction, sizes, colours, pointsOnly, variantGroup, ...own }: Drawn): ProductFile {
  if (sample === undefined) throw new Error("The small catalogue has products")
  const { gross: _gross, wholesaleNet: _net, reduction: _reduction, points: _points, variantGroup: _group, ...rest } = sample
  return {
    ...rest,
    ...own,
    id,
    code: `R-${id}`,
    producer: 1 + (id % 2),
    parameters: colours.length === 0 ? [] : [{ name: both("Kolor"), values: colours.map(both) }],
    name: { pl, en },
    ...(gross === null ? {} : { gross }),
    ...(variantGroup === null ? {} : { variantGroup }),
    ...(wholesaleNet === null ? {} : { wholesaleNet }),
    ...(reduction === null || gross === null
      ? {}
      : {
          reduction: {
            kind: "promotion" as const,
            beforeGross: "120.00",
            startedDaysAgo: 3,
            ...(reduction.endsInDays === null ? {} : { endsInDays: reduction.endsInDays }),
            ...(reduction.endsAtHour === null ? {} : { endsAtHour: reduction.endsAtHour }),
          },
        }),
    ...(pointsOnly ? { points: { only: true, price: "50" } } : {}),
    sizes: sizes.map((size, at) => ({
      id: `s${at}`,
      name: `S${at}`,
      code: `R-${id}-${at}`,
      stock: size.stock,
      ...(size.gross === null ? {} : { gross: size.gross }),
      ...(size.phonePrice ? { phonePrice: true } : {}),
    })),
  }
}

/** A catalogue with up to 25 products of all kinds of prices, and the small catalogue's shop around them. */
export const randomCatalogue: fc.Arbitrary<Catalogue> = fc.uniqueArray(drawn, { selector: ({ id }) => id, maxLength: 25 }).map((all) => ({
  ...small,
  shop: { ...small.shop, filteredTraits: [{ id: 26, name: both("Kolor") }] },
  producers: [1, 2].flatMap((id) => small.producers.slice(0, 1).map((producer) => ({ ...producer, id }))),
  variantGroups: {},
  categories,
  products: all.map(productOf).toSorted((one, other) => one.id - other.id),
}))
