import { vi } from "vitest"

/** Waits until a check holds. On a loaded machine that may take long: Vitest alone would give up after a second. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 10 })
