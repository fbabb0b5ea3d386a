import type { Audience } from "./audience.ts"
import { headersOf, type OriginReach } from "./page-reader.ts"
import { type ReadZone, zonesIn } from "./readers/read-home.ts"

/** What the zones of a page are about, as its script tells it. */
export interface ZonesOf {
  /** what zones of such a page are called: `data-pagetype` */
  readonly type: "hotspot" | "projector" | "basket"
  /** the product of the page; left out = it is of none */
  readonly product?: number
  /** what is in the cart; left out = it is no cart */
  readonly products?: readonly number[]
}

/** Zones by their names, as far as the shop has them. Never rejects. */
export type LaterZones = (names: readonly string[], audience: Audience, of: ZonesOf) => Promise<ReadonlyMap<string, ReadZone>>

/** Those of a page that come by a call of their own. */
export const laterOf = (zones: readonly ReadZone[]): readonly string[] =>
  zones.filter(({ isLoadedLater }) => isLoadedLater).map(({ id }) => id)

/**
 * Zones that pages load behind themselves, asked for as their script does, and as everybody; what cannot be had is left out.
 *
 * Spec: 10.71, 11.67.
 *
 * @param onTrouble hears of zones that cannot be had
 */
export function makeLaterZones(
  { origin, fetch, timeoutMs }: OriginReach,
  onTrouble: (address: string, cause: unknown) => void,
): LaterZones {
  return async (names, audience, { type, product, products = [] }) => {
    if (names.length === 0) return new Map()
    const query = {
      action: "get-hotspots-html",
      "zones-names": names.join(","),
      components: names.join(","),
      "zones-types": names.map(() => type).join(","),
      ...(product === undefined ? {} : { product: String(product) }),
      ...(products.length === 0 ? {} : { products: products.join(";") }),
    }
    const asking = new URL(`/ajax/hotspots.php?${new URLSearchParams(query).toString()}`, origin)
    try {
      const answer = await fetch(new Request(asking, { headers: headersOf(audience, null), signal: AbortSignal.timeout(timeoutMs) }))
      return answer.status === 200 ? zonesIn(new Uint8Array(await answer.arrayBuffer()), asking) : new Map<string, ReadZone>()
    } catch (cause) {
      onTrouble(asking.pathname, cause)
      return new Map()
    }
  }
}
