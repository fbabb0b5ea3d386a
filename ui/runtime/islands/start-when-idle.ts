import { inIdleTurn } from "./idle-turns.ts"
import { islandId } from "./island-data.ts"

/**
 * Loads an island once the browser has nothing better to do, before anybody stirs: what it offers has to stand there when the first field is
 * reached.
 *
 * @param load fetches the island and runs it; when that fails, the page is as it was served
 */
export function startWhenIdle(machine: string, load: () => Promise<unknown>, report: (during: string, failure: unknown) => void): void {
  const container = document.getElementById(islandId(machine))
  if (container !== null) inIdleTurn(() => load().catch((failure: unknown) => report(`load ${container.id}`, failure)))
}
