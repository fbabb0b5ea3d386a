import { Bench } from "tinybench"

/** Fewest samples of a median. */
const leastSamples = 20

/** Runs work again and again for about a second, and tells the median. @param steps how many things one run does */
export async function measure(
  work: () => unknown,
  steps: number = 1,
): Promise<{ readonly medianMs: number; readonly perSecond: number; readonly samples: number }> {
  const bench = new Bench({ time: 1_000, iterations: leastSamples, warmupTime: 300, warmupIterations: 10, throws: true })
  bench.add("work", async () => {
    await work()
  })
  const [task] = await bench.run()
  if (task === undefined || !("latency" in task.result)) throw new Error("the benchmark has no result")
  const medianMs = task.result.latency.p50 / steps
  return { medianMs, perSecond: Math.round(1000 / medianMs), samples: task.result.latency.samplesCount }
}
