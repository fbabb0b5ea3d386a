import type { FieldKind, FormField } from "./field.ts"

/** The kinds whose check depends on a country. */
export const regional: ReadonlySet<FieldKind> = new Set(["nip", "street", "zipcode", "phone", "phoneOrEmail"])

/**
 * Fields with the region of their group: that of its select of countries, where it has one.
 *
 * Spec: 14.27.
 *
 * @example
 * const client = [field("region", "region", { value: "de" }), field("zip", "zipcode", { region: "pl" })]
 * withRegions(openForm(client).fields).map(({ region }) => region) // => [null, "de"]
 */
export function withRegions(fields: readonly FormField[]): readonly FormField[] {
  const chosen = new Map(fields.filter(({ kind }) => kind === "region").map(({ group, value }) => [group, value === "" ? null : value]))
  return fields.map((field) => {
    const region = regional.has(field.kind) ? chosen.get(field.group) : undefined
    return region === undefined || region === field.region ? field : { ...field, region }
  })
}
