import { findSize } from "../product/sizes.ts"
import { percentDecoded } from "../web/cookies.ts"
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
  const left = [...wanted]
  return parts.map((part) => {
    const at = left.findIndex(({ id }) => part.versions.some((version) => version.id === id))
    const [named] = at === -1 ? [] : left.splice(at, 1)
    const version = part.versions.find(({ id }) => id === named?.id)
    if (named === undefined || version === undefined) return part.optional ? { ...part, checked: false } : part
    return { ...part, checked: true, productId: version.id, sizeId: findSize(version, named.size)?.id ?? null }
  })
}
