import type { AlarmClock } from "../../ports/alarm-clock.ts"
import { luxonClock } from "./luxon-clock.ts"

/** The alarms of a server's process. */
export const processAlarms: AlarmClock = {
  nowMs: () => luxonClock.nowMs(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
}
