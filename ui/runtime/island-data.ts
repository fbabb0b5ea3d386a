import type { MachineStore } from "../../core/values/machine.ts"
import type { TextCatalogue, TextKey } from "../../core/texts/texts.ts"

/** What an island starts from: the server writes it beside the island's markup. */
export interface IslandData<State, Key extends TextKey> {
  /** when the server put the page together, milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly state: State
  /** the texts that the island can show, and its language */
  readonly texts: TextCatalogue<Key>
}

/** What an island's component is drawn from, on the server and in the browser. */
export interface IslandProps<State, Event, Key extends TextKey> {
  readonly store: MachineStore<State, Event>
  readonly texts: TextCatalogue<Key>
}

/**
 * The id of the element that holds the island of a machine.
 *
 * @example islandId("cart") // => "island_cart"
 */
export const islandId = (machine: string) => `island_${machine}`

/** The id of the script element that holds an island's data. */
export const dataId = (machine: string) => `${islandId(machine)}_data`

/**
 * The container of a machine's island and the data that the server wrote beside it; `null` when the page has no such island.
 *
 * The data are not decoded: the server that renders the record's own state wrote them into the same answer, a policy with a nonce keeps
 * other people's scripts away from it, and scripts' addresses carry their build's hash, so that page and script agree on the shape.
 */
export function findIsland<State, Key extends TextKey>(
  machine: string,
): { readonly container: Element; readonly data: IslandData<State, Key> } | null {
  const container = document.getElementById(islandId(machine))
  const text = document.getElementById(dataId(machine))?.textContent
  if (container === null || text === undefined || text === null) return null
  const data: IslandData<State, Key> = JSON.parse(text)
  return { container, data }
}
