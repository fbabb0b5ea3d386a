/** The products that a browser remembers as seen: ids, the latest first. Nothing else is kept of them. */
export interface SeenProducts {
  readonly ids: readonly number[]
  /** some were seen by somebody signed in: they are nobody else's business */
  readonly ofClient: boolean
}

/** How many products are remembered, and how many of them a row shows. */
export const lastSeenLimits = { kept: 12, shown: 4 } as const

/** Before anything was seen. */
export const nothingSeen: SeenProducts = { ids: [], ofClient: false }

const written = /^([cg])((?:\.[1-9]\d{0,8}){0,12})$/

/**
 * What a browser's store holds; nothing was seen when it holds anything but what `seenText` writes.
 *
 * Spec: 2.86.
 *
 * @example readSeen("g.502.501") // => { ids: [502, 501], ofClient: false }
 * @example readSeen("<script>") // => { ids: [], ofClient: false }
 */
export function readSeen(text: string | null): SeenProducts {
  const found = written.exec(text ?? "")
  if (found === null) return nothingSeen
  return { ids: [...new Set((found[2] ?? "").split(".").slice(1).map(Number))], ofClient: found[1] === "c" }
}

/**
 * What is kept in a browser's store.
 *
 * Spec: 2.86.
 *
 * @example seenText({ ids: [502, 501], ofClient: true }) // => "c.502.501"
 */
export function seenText({ ids, ofClient }: SeenProducts): string {
  return [ofClient ? "c" : "g", ...ids].join(".")
}

/**
 * What a visitor may know of: what was seen by somebody signed in is forgotten on the first page of a guest.
 *
 * Spec: 2.87.
 *
 * @example seenBy({ ids: [502], ofClient: true }, false) // => { ids: [], ofClient: false }
 */
export function seenBy(seen: SeenProducts, isClient: boolean): SeenProducts {
  if (!isClient) return seen.ofClient ? nothingSeen : seen
  return { ...seen, ofClient: true }
}

/**
 * With one product more, as the latest. The oldest beyond what is kept are forgotten.
 *
 * Spec: 2.86.
 *
 * @example withSeen({ ids: [502, 501], ofClient: false }, 501).ids // => [501, 502]
 */
export function withSeen(seen: SeenProducts, id: number): SeenProducts {
  return { ...seen, ids: [id, ...seen.ids.filter((other) => other !== id)].slice(0, lastSeenLimits.kept) }
}

/**
 * The products of the row on a page: the latest ones, without the one that the page is about.
 *
 * Spec: 2.85.
 *
 * @param id of the page's own product; null = it has none
 *
 * @example seenBeside({ ids: [505, 504, 503, 502, 501], ofClient: false }, 505) // => [504, 503, 502, 501]
 */
export function seenBeside({ ids }: SeenProducts, id: number | null): readonly number[] {
  return ids.filter((other) => other !== id).slice(0, lastSeenLimits.shown)
}
