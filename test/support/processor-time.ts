/**
 * The processor time that this process takes for some work, in milliseconds: other programs, which make every clock useless, are no part of it.
 * The caches they empty and the cores they share still make it longer, so a test that limits it leaves a margin (`processorMargin`).
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** A limit of processor time that a test holds is so many times as much as the work takes on a machine that does nothing else. */
export const processorMargin = 5
