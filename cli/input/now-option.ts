/**
 * The time that it is: the one that was typed, else the clock's. The clock is loaded only then, so that a pure answer needs no package.
 *
 * @returns milliseconds since 1970 UTC
 */
export async function nowFromOption(typed: number | undefined): Promise<number> {
  if (typed !== undefined) return typed
  const { luxonClock } = await import("../../adapters/time/luxon-clock.ts")
  return luxonClock.nowMs()
}
