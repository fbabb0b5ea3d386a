/** Saves what changes, one save at a time. */
export interface PacedSaves {
  /** something changed */
  readonly changed: () => void
  /** ends pacing; resolves when no save is under way */
  readonly settled: () => Promise<void>
}

export interface SavePace {
  readonly nowMs: () => number
  /** calls back later; @returns the way to call it off */
  readonly after: (ms: number, run: () => void) => () => void
}

/** A save is followed by a pause of at least this long, in milliseconds, and of so many times as long as it took. */
const pause = { leastMs: 500, times: 9 } as const

/** A pace by real time that keeps no process alive. */
const realPace: SavePace = {
  nowMs: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
}

/**
 * Saves at once what changes after a pause, and what changes meanwhile after the next: a save that grows with what it saves takes a tenth
 * of the time, however long that becomes.
 *
 * @param save never rejects
 */
export function paceSaves(save: () => Promise<void>, { nowMs, after }: SavePace = realPace): PacedSaves {
  let saving: Promise<void> | null = null
  let callOff: (() => void) | null = null
  let hasMore = false
  let isOver = false

  const saveAndPause = async (): Promise<void> => {
    hasMore = false
    const beganMs = nowMs()
    await save()
    saving = null
    if (isOver) return
    callOff = after(Math.max(pause.leastMs, pause.times * (nowMs() - beganMs)), () => {
      callOff = null
      if (hasMore) start()
    })
  }
  const start = (): void => {
    saving = saveAndPause()
  }
  return {
    changed: () => {
      if (saving === null && callOff === null && !isOver) start()
      else hasMore = true
    },
    settled: async () => {
      isOver = true
      callOff?.()
      await saving
    },
  }
}
