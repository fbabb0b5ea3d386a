import { loadavg } from "node:os"
import { benchPresses, type PressTimes } from "./presses.ts"

/** From a press to the paint after it at most, in milliseconds, on a processor four times slower than this one. */
const limitMs = 64

/** How far a page may move by itself: layout shift as browsers count it. */
const limitShift = 0.02

/** Above this load of the machine a limit says nothing. */
const quietLoad = 1.5

/**
 * The median of an odd number of times.
 *
 * @example median([24, 80, 32]) // => 32
 */
const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

const line = ({ what, ms, floorMs }: PressTimes): string => {
  const columns = [median(ms), Math.max(...ms), median(floorMs)].map((time) => time.toFixed(0).padStart(9)).join("")
  return `  ${what.padEnd(36)}${columns}${(median(ms) / median(floorMs)).toFixed(1).padStart(9)}${String(ms.length).padStart(9)}`
}

/** Measures how soon a page answers a press, prints the table, and fails above the limit when the machine was quiet. */
export async function reportPresses(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const { presses, pages } = await benchPresses()
  console.log(`\nto the next paint at a quarter of the speed, in ms; load before ${load.toFixed(2)}, limit ${limitMs} ms`)
  console.log(`  ${"press".padEnd(36)}${["median", "worst", "floor", "ratio", "presses"].map((name) => name.padStart(9)).join("")}`)
  for (const press of presses) console.log(line(press))
  const slow = presses.filter(({ ms, limitMs: own = limitMs }) => median(ms) > own)
  for (const { what, limitMs: own = limitMs } of slow) console.log(`\n${what}: above its limit of ${own} ms`)
  const restless = pages.filter(({ shifts }) => Math.max(...shifts) > limitShift)
  for (const { path, shifts } of pages)
    console.log(`\nlayout shift of ${path}: ${Math.max(...shifts).toFixed(4)} at worst, limit ${limitShift}`)
  if (restless.length > 0) process.exitCode = 1
  if (load >= quietLoad) console.log(`\nThe machine was busy (load ${load.toFixed(2)}): limits are told, not held.`)
  else if (slow.length > 0) process.exitCode = 1
}
