import { readdirSync, readFileSync } from "node:fs"

/** The processor time of this process so far, in milliseconds: what other processes do at the same time hardly changes it. */
export const ownProcessorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The processor time of some processes so far, in milliseconds; one that has ended counts as 0. Linux counts it in nanoseconds. */
export const processorMsOf = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + (Number(textOf(`/proc/${pid}/schedstat`).split(" ")[0]) || 0) / 1e6, 0)

/** The processes of PostgreSQL on this machine that serve a database whose name begins so; none where there is no `/proc`. */
export const postgresProcesses = (database: string): readonly string[] =>
  processes().filter((pid) => textOf(`/proc/${pid}/cmdline`).startsWith(`postgres: postgres ${database}`))

function processes(): readonly string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch {
    // it has ended meanwhile, or there is nothing like it here
    return ""
  }
}

/** Linux counts the time of whole processes in hundredths of a second. */
const tickMs = 10

/** The processor time of a process so far with all its threads, and of those of its children that have ended; 0 where there is no `/proc`. */
export function wholeProcessMs(pid: number | string): number {
  const stat = textOf(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  // utime, stime, cutime, cstime
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tickMs, 0)
}
