/** Values under keys within a limit: what was not asked for longest goes first. */
export interface RecentlyUsed<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  /** Keeps a value in place of the key's last one. A value beyond the whole limit is not kept. @param weight what it counts, 1 by default */
  readonly set: (key: Key, value: Value, weight?: number) => void
}

/**
 * An empty store. It stands in the core, because the web server and the embedded shop both keep what is asked for again, and neither may
 * keep without end what strangers ask for.
 *
 * Units: those of the weights, such as pieces or bytes.
 *
 * @example
 * const store = makeRecentlyUsed<string, string>(10)
 * store.set("a", "first", 6)
 * store.set("b", "second", 6)
 * store.get("a") // => undefined
 */
export function makeRecentlyUsed<Key, Value>(limit: number): RecentlyUsed<Key, Value> {
  // a Map remembers the order of its insertions: the first key is the one that was not used for longest
  const kept = new Map<Key, { readonly value: Value; readonly weight: number }>()
  let held = 0
  const drop = (key: Key): void => {
    held -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value, weight = 1) {
      drop(key)
      if (weight > limit) return
      kept.set(key, { value, weight })
      held += weight
      for (const oldest of kept.keys()) {
        if (held <= limit) return
        drop(oldest)
      }
    },
  }
}
