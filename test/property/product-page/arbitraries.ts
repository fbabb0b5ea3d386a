import fc from "fast-check"
import { type ChosenValue, type VariantIndex, type VariantTable, variantIndex } from "../../../core/product-page/variants.ts"
import type { Configurator, ItemChoice, OptionRule } from "../../../core/product-page/configurator.ts"
import type { Part } from "../../../core/product-page/parts.ts"
import type { Decimal } from "../../../core/values/decimal.ts"
import { limited, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const letters = "abcd".split("")
const digits = "wxyz".split("")

/** Tables of up to four attributes with up to four values each; some combinations exist twice, some values in no variant. */
const tables: fc.Arbitrary<VariantTable> = fc
  .record({
    widths: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    rows: fc.array(fc.tuple(fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), fc.boolean()), { maxLength: 14 }),
  })
  .map(({ widths, rows }) => ({
    attributes: widths.map((width, at) => ({
      id: letters[at] ?? "",
      name: "",
      values: digits.slice(0, width).map((id) => ({ id, name: "" })),
    })),
    variants: rows.map(([picks, available], at) => ({
      productId: at + 1,
      link: `/product-${at + 1}`,
      values: widths.map((width, attribute) => digits[(picks[attribute] ?? 0) % width] ?? ""),
      available,
    })),
  }))

export interface TableCase {
  readonly index: VariantIndex
  /** from the oldest to the newest, all of attributes and values that the table has */
  readonly chosen: readonly ChosenValue[]
}

/** A table, and choices in an order of their own for some of its attributes. */
export const tableCases: fc.Arbitrary<TableCase> = tables.chain((table) =>
  fc.record({
    index: fc.constant(variantIndex(table)),
    chosen: fc
      .tuple(
        fc.shuffledSubarray([...table.attributes]),
        fc.array(fc.nat(3), { minLength: table.attributes.length, maxLength: table.attributes.length }),
      )
      .map(([attributes, picks]) =>
        attributes.map(({ id, values }, at) => ({ attribute: id, value: values[(picks[at] ?? 0) % values.length]?.id ?? "" })),
      ),
  }),
)

export interface RuleCase {
  readonly configurator: Configurator
  readonly choices: readonly ItemChoice[]
}

const optionIds = ["x", "y"]
const groupIds = ["a", "b", "c", "d"]
const rules: fc.Arbitrary<OptionRule> = fc.record({
  item: fc.constantFrom(...groupIds),
  option: fc.constantFrom(...optionIds),
  effect: fc.constantFrom("show", "hide", "disable"),
  target: fc.record({ item: fc.constantFrom(...groupIds, "t"), option: fc.constantFrom(null, null, ...optionIds) }),
})

/** Four groups of two options and a text field, under rules that may go round in circles, with anything chosen. */
export const ruleCases: fc.Arbitrary<RuleCase> = fc.record({
  configurator: fc.array(rules, { maxLength: 8 }).map((list): Configurator => ({
    items: [
      ...groupIds.map((id) => ({
        is: "options" as const,
        id,
        name: "",
        many: true,
        required: id < "c",
        options: optionIds.map((option) => ({ id: option, name: "" })),
      })),
      { is: "text", id: "t", name: "", required: false, min: null, max: null },
    ],
    rules: list,
  })),
  choices: fc
    .tuple(...groupIds.map(() => fc.subarray(optionIds)))
    .map((picks): readonly ItemChoice[] => [
      ...groupIds.map((item, at) => ({ item, values: picks[at] ?? [] })),
      { item: "t", values: ["Hej"] },
    ]),
})

/** 0 to 9.99 */
export const smallDecimals: fc.Arbitrary<Decimal> = fc.oneof(
  fc.nat(9).map((coefficient) => ({ coefficient, scale: 0 })),
  fc
    .integer({ min: 1, max: 999 })
    .map((coefficient) => (coefficient % 10 === 0 ? { coefficient: 7, scale: 2 } : { coefficient, scale: 2 })),
)

const partSizes = fc
  .subarray(["S", "M", "L"], { minLength: 1 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.record({ amount: fc.nat(4), cents: fc.nat(99_999), phone: fc.boolean() }).map((more) => ({ id, ...more }))),
    ),
  )

type SizeCase = typeof partSizes extends fc.Arbitrary<infer Sizes> ? Sizes : never

const versionOf = (id: number, sizes: SizeCase) =>
  sampleOffer({
    id,
    sizes: sizes.map(({ id: sizeId, amount, cents, phone }) => {
      const size = sampleSize(sizeId, limited(String(amount)), { phonePrice: phone && amount === 1 })
      const gross = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
      return { ...size, price: size.price === null || cents === 0 ? null : { ...size.price, price: price(gross, "1.00") } }
    }),
  })

/** Sets of up to four parts with one or two versions, chosen to any degree, in stock or not. */
export const partLists: fc.Arbitrary<readonly Part[]> = fc
  .array(
    fc.record({
      optional: fc.boolean(),
      checked: fc.boolean(),
      quantity: smallDecimals.filter(({ coefficient }) => coefficient > 0),
      sizes: fc.tuple(partSizes, fc.option(partSizes)),
      productId: fc.constantFrom(null, 10, 11),
      sizeId: fc.constantFrom(null, "S", "M", "L"),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ sizes, ...more }, at) => ({
      ...more,
      id: `part${at}`,
      versions: [versionOf(10, sizes[0]), ...(sizes[1] === null ? [] : [versionOf(11, sizes[1])])],
    })),
  )
