import { makeRecentlyUsed } from "../../core/web/recently-used.ts"

/** What a page of another shop came to when it was read, and what it is asked by whether it has changed. */
export interface Reading<Value> {
  readonly value: Value
  /** null = the shop gives none */
  readonly etag: string | null
  /** null = the shop gives none */
  readonly lastModified: string | null
}

/** How a page is read anew: null = it is as it was. Rejects when it cannot be read. */
export type ReadAnew<Value> = (known: Reading<Value> | null) => Promise<Reading<Value> | null>

/** Milliseconds and pieces. */
export const keepingLimits = { freshMs: 60_000, staleMs: 600_000, readings: 500, shellStaleMs: 86_400_000 } as const

interface Kept<Value> {
  readonly reading: Reading<Value>
  readonly readAtMs: number
}

/** What is read of pages, by their addresses. */
export interface KeptReadings<Value> {
  /**
   * What a page came to: at once where it was read within a minute; where it was read within ten more, at once too, while it is asked anew behind it;
   * else when it has been read. Whoever asks for a page that is being read waits for the same reading. A reading that fails behind a kept one leaves that
   * in place; rejects where nothing is kept.
   *
   * @param staleMs how long what was read is shown while it is asked anew; left out = ten minutes
   */
  readonly read: (address: string, readAnew: ReadAnew<Value>, staleMs?: number) => Promise<Value>
  /** what a page came to last, however long ago; undefined = nobody has read it */
  readonly last: (address: string) => Value | undefined
}

/**
 * An empty store of readings. Spec: 10.991. Units: milliseconds.
 *
 * @param onTrouble hears of readings that failed behind what was kept
 */
export function makeKeptReadings<Value>(nowMs: () => number, onTrouble: (address: string, cause: unknown) => void): KeptReadings<Value> {
  const kept = makeRecentlyUsed<string, Kept<Value>>(keepingLimits.readings)
  const running = new Map<string, Promise<Value>>()

  const begin = (address: string, known: Kept<Value> | undefined, readAnew: ReadAnew<Value>): Promise<Value> => {
    const asked = running.get(address)
    if (asked !== undefined) return asked
    const reading = readAnew(known?.reading ?? null)
      .then((anew) => {
        const now = anew ?? known?.reading
        if (now === undefined) throw new Error("The shop says that a page is as it was, which nobody has read.")
        kept.set(address, { reading: now, readAtMs: nowMs() })
        return now.value
      })
      .finally(() => running.delete(address))
    running.set(address, reading)
    return reading
  }

  return {
    last: (address) => kept.get(address)?.reading.value,
    read: (address, readAnew, staleMs = keepingLimits.staleMs) => {
      const known = kept.get(address)
      const ageMs = known === undefined ? Infinity : nowMs() - known.readAtMs
      if (known !== undefined && ageMs < keepingLimits.freshMs) return Promise.resolve(known.reading.value)
      const reading = begin(address, known, readAnew)
      if (known === undefined || ageMs >= keepingLimits.freshMs + staleMs) return reading
      reading.catch((cause: unknown) => onTrouble(address, cause))
      return Promise.resolve(known.reading.value)
    },
  }
}
