import type { ProductParameter, SizeCode } from "./details.ts"

/** Tiles are looked over, not read. */
const maxTraits = 2

/**
 * The parameters that a tile shows of its product: those that the shop's list names, in the order of the list, the first two.
 *
 * Spec: 2.60, 10.68.
 *
 * @param names of parameters, in the language of `parameters`
 *
 * @example tileTraits([{ name: "Waga", values: ["1 kg"] }], ["Drewno", "Waga"]) // => [{ name: "Waga", values: ["1 kg"] }]
 */
export function tileTraits<Parameter extends Pick<ProductParameter, "name" | "values">>(
  parameters: readonly Parameter[],
  names: readonly string[],
): readonly Parameter[] {
  const named = names.flatMap((name) => parameters.filter((parameter) => parameter.name === name && parameter.values.length > 0))
  return named.slice(0, maxTraits)
}

/**
 * The producer's codes of a product's sizes; none where they would say nothing besides the product's own code.
 *
 * Spec: 2.61, 10.104.
 *
 * @example producerCodes("SL-535", [{ name: "XS", code: "SL-535-XS" }, { name: "S", code: "SL-535-S" }]).length // => 2
 * @example producerCodes("GP-501", [{ name: "", code: "GP-501" }]) // => []
 */
export function producerCodes(productCode: string, sizes: readonly SizeCode[]): readonly SizeCode[] {
  const named = sizes.filter(({ name, code }) => name !== "" && code !== "")
  return named.some(({ code }) => code !== productCode) ? named : []
}
