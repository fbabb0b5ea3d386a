/** Values under keys within a limit of bytes: what was not used for longest goes first. */
export interface RecentlyUsed<Value> {
  readonly get: (key: string) => Value | undefined
  /** Keeps a value in place of the key's last one. A value beyond the whole limit is not kept. @param bytes what it weighs */
  readonly set: (key: string, value: Value, bytes: number) => void
}

/**
 * An empty store.
 *
 * @example
 * const store = makeRecentlyUsed<string>(10)
 * store.set("a", "first", 6)
 * store.set("b", "second", 6)
 * store.get("a") // => undefined
 */
export function makeRecentlyUsed<Value>(limitBytes: number): RecentlyUsed<Value> {
  // a Map remembers the order of its insertions: the first key is the one that was not used for longest
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let heldBytes = 0
  const drop = (key: string): void => {
    heldBytes -= kept.get(key)?.bytes ?? 0
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
    set(key, value, bytes) {
      drop(key)
      if (bytes > limitBytes) return
      kept.set(key, { value, bytes })
      heldBytes += bytes
      for (const oldest of kept.keys()) {
        if (heldBytes <= limitBytes) return
        drop(oldest)
      }
    },
  }
}
