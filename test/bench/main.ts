import { cpus, loadavg } from "node:os"
import { reportGrowth } from "./growth-table.ts"
import { reportMap } from "./map.ts"
import { reportPresses } from "./press-table.ts"
import { reportShoppers } from "./shoppers.ts"
import { reportWalkers } from "./walkers.ts"
import { runBench } from "./run-bench.ts"
import { projectFolder } from "../../cli/project.ts"
import { buildPages } from "../../cli/tasks/build-pages.ts"
import { runTask } from "../../cli/tasks/run-task.ts"

/** Told in the unit that reads best. */
const duration = (ms: number) => (ms < 0.1 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(2)} ms`).padStart(9)

/** A ratio of times in words. */
const compared = (ratio: number) => (ratio <= 1 ? `${(1 / ratio).toFixed(1)} times faster` : `${ratio.toFixed(1)} times slower`)

/** Below this average of a minute nothing but the benchmark itself was at work. */
const quietLoad = 1.5

await runTask(async () => {
  if (process.argv[2] === "map") return reportMap()
  await buildPages({ root: projectFolder, mode: "production" })
  if (process.argv[2] === "growth") return reportGrowth(process.argv.includes("postgres"))
  if (process.argv[2] === "presses") return reportPresses()
  if (process.argv[2] === "shoppers") return reportShoppers(process.argv[3] === undefined ? null : Number(process.argv[3]))
  if (process.argv[2] === "walkers") return reportWalkers(Number(process.argv[3] ?? "20"))
  const load = loadavg().map((average) => average.toFixed(1))
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}, Node ${process.versions.node}, load before ${load.join(" ")}`
  const lines = await runBench()
  // a busy machine is no regression: there only what is far beyond the limit fails
  const allowance = (loadavg()[0] ?? 0) < quietLoad ? 1 : 2
  const slow = lines.filter(({ medianMs, limitMs }) => limitMs !== undefined && medianMs > allowance * limitMs)
  if (process.argv.includes("--json")) console.log(JSON.stringify({ machine, lines }, null, 2))
  else {
    console.log(`\n${machine}\n${"".padEnd(46)}    median     a second  samples`)
    for (const { what, medianMs, perSecond, samples, limitMs, peer } of lines) {
      const limit = limitMs === undefined ? "" : `  limit ${limitMs} ms`
      const beside = peer === undefined ? "" : `  ${compared(peer.ratio)} than ${peer.name}`
      console.log(
        `  ${what.padEnd(44)} ${duration(medianMs)} ${perSecond.toLocaleString("en").padStart(12)} ${String(samples).padStart(8)}${limit}${beside}`,
      )
    }
    for (const { what, medianMs, limitMs } of slow)
      console.log(`\n${what}: ${duration(medianMs)} is more than ${allowance === 1 ? "" : "twice "}${limitMs} ms`)
  }
  if (slow.length > 0) process.exitCode = 1
})
