import { findSize, preselectedSize } from "../product/sizes.ts"
import { type UnknownChoice, unknownPartSize } from "../product/unknown-choice.ts"
import { percentDecoded } from "../web/cookies.ts"
import type { VariantRow } from "./choice.ts"
import type { BundlePart, Part } from "./parts.ts"

/** Parts that one address may name: more are of no set. */
const maxParts = 50

/**
 * Parts of a set as an address names them: `product:size`, one after the other. A part without a size is chosen and waits for one.
 *
 * Spec: 16.46.
 *
 * @example partsQuery([{ productId: 503, sizeId: "baltyk" }, { productId: 504, sizeId: "" }]) // => "503:baltyk,504:"
 */
export function partsQuery(parts: readonly { readonly productId: number; readonly sizeId: string }[]): string {
  return parts.map(({ productId, sizeId }) => `${productId}:${encodeURIComponent(sizeId)}`).join(",")
}

/**
 * The parts that an address names; `null` = it names none that can be read. Any text is accepted.
 *
 * Spec: 16.46.
 *
 * @example parsePartsQuery("503:baltyk,504:") // => [{ id: 503, size: "baltyk" }, { id: 504, size: "" }]
 * @example parsePartsQuery("503") // => null
 */
export function parsePartsQuery(text: string | null): readonly BundlePart[] | null {
  if (text === null) return null
  const parts = text.split(",").slice(0, maxParts).flatMap(partOf)
  return parts.length === 0 ? null : parts
}

/**
 * The parts of an address that cannot be read, as they came.
 *
 * Spec: 10.230, 16.46.
 *
 * @example unreadParts("503:baltyk,cup") // => ["cup"]
 */
export function unreadParts(text: string | null): readonly string[] {
  return (text ?? "").split(",").filter((one) => one.trim() !== "" && partOf(one).length === 0)
}

function partOf(text: string): readonly BundlePart[] {
  const [, id, size] = /^([1-9]\d{0,8}):(.{0,120})$/u.exec(text) ?? []
  return id === undefined || size === undefined ? [] : [{ id: Number(id), size: percentDecoded(size) }]
}

/**
 * The parts of a set with what an address names of them: each named one is the first part that it can stand for, a part that can be left
 * out and is not named is left out, and what the set does not have changes nothing.
 *
 * Spec: 16.46.
 *
 * @example wantedParts([plainPart("cup", 21, { optional: true })], [])[0]?.checked // => false
 */
export function wantedParts(parts: readonly Part[], wanted: readonly BundlePart[]): readonly Part[] {
  return matched(parts, wanted).pairs.map(({ part, named, version }) => {
    if (named === undefined || version === undefined) return part.optional ? { ...part, checked: false } : part
    return { ...part, checked: true, productId: version.id, sizeId: findSize(version, named.size)?.id ?? null }
  })
}

/**
 * What is named of a set that it does not have: parts, and sizes of its parts.
 *
 * Spec: 10.230, 16.46.
 *
 * @example unknownParts([plainPart("cup", 21)], [{ id: 999, size: "M" }]) // => [{ is: "part", name: "999" }]
 */
export function unknownParts(parts: readonly Part[], wanted: readonly BundlePart[]): readonly UnknownChoice[] {
  const { pairs, left } = matched(parts, wanted)
  const sizes = pairs.flatMap(({ named, version }): readonly UnknownChoice[] => {
    const isKnown = named === undefined || version === undefined || named.size === "" || findSize(version, named.size) !== null
    return isKnown ? [] : [unknownPartSize(version, named.size, version.name)]
  })
  return [...sizes, ...left.map(({ id }) => ({ is: "part", name: String(id) }) as const)]
}

/** Each named part with the first part of the set that it can stand for, and those that are left. */
function matched(parts: readonly Part[], wanted: readonly BundlePart[]) {
  const left = [...wanted]
  const pairs = parts.map((part) => {
    const at = left.findIndex(({ id }) => part.versions.some((version) => version.id === id))
    const [named] = at === -1 ? [] : left.splice(at, 1)
    return { part, named, version: part.versions.find(({ id }) => id === named?.id) }
  })
  return { pairs, left }
}

/** Rows that one address may name, and characters of a size or a quantity of one: more are on no page. */
export const wantedRowLimits = { rows: 50, characters: 20 } as const

/** A row as an address names it: its product, size and quantity as they were typed. */
export interface WantedRow {
  readonly productId: number
  /** "" = none is chosen */
  readonly sizeId: string
  readonly typed: string
}

/**
 * Rows as an address names them: `product:size:quantity`, one after the other.
 *
 * Spec: 16.53.
 *
 * @example rowsQuery([{ productId: 539, sizeId: "39-41", typed: "2" }]) // => "539:39-41:2"
 */
export function rowsQuery(rows: readonly WantedRow[]): string {
  return rows.map(({ productId, sizeId, typed }) => `${productId}:${encodeURIComponent(sizeId)}:${encodeURIComponent(typed)}`).join(",")
}

/**
 * The rows that an address names; what cannot be read of it is left out. Any text is accepted.
 *
 * Spec: 16.53.
 *
 * @example parseRowsQuery("539:39-41:2,cup") // => [{ productId: 539, sizeId: "39-41", typed: "2" }]
 */
export function parseRowsQuery(text: string): readonly WantedRow[] {
  return text.split(",").slice(0, wantedRowLimits.rows).flatMap(rowOf)
}

function rowOf(text: string): readonly WantedRow[] {
  const [, id, size, typed] = /^([1-9]\d{0,8}):([^:]{0,120}):([^:]{0,120})$/u.exec(text) ?? []
  if (id === undefined || size === undefined || typed === undefined) return []
  return [{ productId: Number(id), sizeId: percentDecoded(size), typed: percentDecoded(typed) }]
}

/**
 * The rows as a page opens with them: empty, or with what its address names of them. A size that the row does not have is not chosen.
 *
 * Spec: 4.49, 16.13, 16.53.
 *
 * @example openRows([{ offer: onlySize() }], []).map(({ sizeId, quantityText }) => [sizeId, quantityText]) // => [["uniw", ""]]
 */
export function openRows(rows: readonly Pick<VariantRow, "offer" | "look">[], wanted: readonly WantedRow[]): readonly VariantRow[] {
  return rows.map((row) => {
    const named = wanted.find(({ productId }) => productId === row.offer.id)
    const sizeId = named === undefined ? null : (findSize(row.offer, named.sizeId)?.id ?? null)
    return { ...row, sizeId: preselectedSize(row.offer, sizeId), quantityText: named?.typed ?? "" }
  })
}

/**
 * What is named of rows that the page does not have: products, and sizes of its rows.
 *
 * Spec: 10.230, 16.53.
 *
 * @example unknownRows([], [{ productId: 999, sizeId: "", typed: "1" }]) // => [{ is: "part", name: "999" }]
 */
export function unknownRows(rows: readonly Pick<VariantRow, "offer">[], wanted: readonly WantedRow[]): readonly UnknownChoice[] {
  return wanted.flatMap(({ productId, sizeId }): readonly UnknownChoice[] => {
    const row = rows.find(({ offer }) => offer.id === productId)
    if (row === undefined) return [{ is: "part", name: String(productId) }]
    const isKnown = sizeId === "" || findSize(row.offer, sizeId) !== null
    return isKnown ? [] : [unknownPartSize(row.offer, sizeId, row.offer.versionName ?? row.offer.name)]
  })
}
