import type { AlarmClock } from "../../../ports/alarm-clock.ts"

/** A clock that a test sets forward; its alarms ring on the way, in their order. */
export function handClock(startMs = 0): AlarmClock & { readonly forward: (ms: number) => Promise<void> } {
  let now = startMs
  let alarms: readonly { readonly atMs: number; readonly run: () => void }[] = []
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    nowMs: () => now,
    after: (ms, run) => {
      const alarm = { atMs: now + ms, run }
      alarms = [...alarms, alarm]
      return () => void (alarms = alarms.filter((one) => one !== alarm))
    },
    forward: async (ms) => {
      const end = now + ms
      await settled()
      for (;;) {
        const [next] = alarms.filter(({ atMs }) => atMs <= end).toSorted((one, other) => one.atMs - other.atMs)
        if (next === undefined) break
        alarms = alarms.filter((one) => one !== next)
        now = next.atMs
        next.run()
        await settled()
      }
      now = end
    },
  }
}
