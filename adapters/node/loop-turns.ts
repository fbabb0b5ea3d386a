/**
 * Gives turns of the event loop, one to each who asks, in the order of asking. Between two of them the loop looks after everything else:
 * it takes a new connection (only one in each turn), reads what has come, and answers what needs no work. Work that is done in a turn of
 * its own holds all of that up for no longer than it takes itself.
 */
export function makeLoopTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const giveOne = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(giveOne)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(giveOne)
    })
}
