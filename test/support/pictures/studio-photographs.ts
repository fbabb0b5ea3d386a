import type { SeenPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import type { PhotographManifest } from "../../../fixtures/catalogue/pictures/photograph-manifest.ts"

/** The name of a product's photograph in the studio's manifest. */
export const manifestName = (productId: number, number: number): string => `${productId}-${number}`

/** Photographs that the studio does not describe, and described ones that there are not. */
export function manifestFaults(
  { photographs, rooms }: Pick<SeenPhotographs, "photographs" | "rooms">,
  manifest: PhotographManifest,
): readonly string[] {
  const names = new Set([...photographs.map(({ productId, number }) => manifestName(productId, number)), ...rooms.map(({ room }) => room)])
  const undescribed = [...names].filter((name) => !Object.hasOwn(manifest, name)).map((name) => `${name} has no entry in the manifest`)
  const missing = Object.keys(manifest).filter((name) => !names.has(name))
  return [...undescribed, ...missing.map((name) => `${name} stands in the manifest and has no file`)]
}

/** What a photograph shows, with how many there are. */
export function thingsShown({ shows }: PhotographManifest[string]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const thing of shows) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
