import { chooseVersion, versionsOf, versionGroups } from "../../core/product-page/versions.ts"
import { type ChosenValue, type VariantIndex, type VariantTable, variantIndex } from "../../core/product-page/variants.ts"
import type { BenchLine } from "./bench-line.ts"
import { measure } from "./measure.ts"

const attributeCount = 5
/** Variants, and how many values each of the five attributes has: about two thirds of all combinations exist. */
const sizes = [
  { variants: 20, values: 2 },
  { variants: 200, values: 3 },
  { variants: 2_000, values: 5 },
  { variants: 10_000, values: 7 },
] as const
/** A frame: an answer within it is seen at once. */
const frameMs = 16
/** The number of variants that has to stay within a frame; more may take longer. */
const mostWithinFrame = 2_000

/**
 * Choosing one version among many: the new choice, how every value of every attribute stands, and where its link leads. The peer
 * filters all variants anew for every value, and finds no links of conflicts: less than ours does.
 */
export async function benchVariants(): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = []
  for (const { variants, values } of sizes) {
    const table = tableOf(variants, values)
    const index = variantIndex(table)
    const chosen = versionsOf(index, 1)
    const choices = choicesOf(index)
    const ours = await measure(() => {
      let list = chosen
      for (const choice of choices) {
        list = chooseVersion(index, list, choice)
        versionGroups(index, list)
      }
    }, choices.length)
    const peer = await measure(() => filterEveryValue(table, chosen))
    lines.push({
      what: `choosing among ${variants} variants`,
      ...ours,
      peer: { name: "filtering for every value", medianMs: peer.medianMs, ratio: ours.medianMs / peer.medianMs },
      ...(variants > mostWithinFrame ? {} : { limitMs: frameMs }),
    })
    lines.push({ what: `preparing ${variants} variants`, ...(await measure(() => variantIndex(table))) })
  }
  return lines
}

/** The combinations that exist are spread over all by a stride that meets each at most once. */
function tableOf(count: number, values: number): VariantTable {
  const total = values ** attributeCount
  const stride = 1_009
  return {
    attributes: Array.from({ length: attributeCount }, (_, at) => ({
      id: `attribute-${at}`,
      name: `Attribute ${at}`,
      values: Array.from({ length: values }, (_value, place) => ({ id: `${at}-${place}`, name: `Value ${place}` })),
    })),
    variants: Array.from({ length: count }, (_, number) => {
      const combination = (number * stride) % total
      return {
        productId: number + 1,
        link: `/product-${number + 1}`,
        values: Array.from({ length: attributeCount }, (_value, at) => `${at}-${Math.floor(combination / values ** at) % values}`),
        available: number % 7 !== 0,
      }
    }),
  }
}

/** Every value once, as a shopper who tries them all. */
const choicesOf = (index: VariantIndex): readonly ChosenValue[] =>
  index.attributes.flatMap(({ id, values }) => values.map((value) => ({ attribute: id, value: value.id })))

function filterEveryValue({ attributes, variants }: VariantTable, chosen: readonly ChosenValue[]): number {
  let possible = 0
  for (const [attribute, { id, values }] of attributes.entries()) {
    const others = chosen.filter((choice) => choice.attribute !== id)
    for (const value of values) {
      const fits = variants.some(
        (variant) =>
          variant.values[attribute] === value.id &&
          others.every((choice) => variant.values[attributes.findIndex((one) => one.id === choice.attribute)] === choice.value),
      )
      if (fits) possible += 1
    }
  }
  return possible
}
