import type { MachineStore } from "../../../core/values/machine.ts"
import type { TextCatalogue, TextKey, Texts } from "../../../core/texts/texts.ts"
import type { Language } from "../../../core/values/language.ts"

/** What an island starts from: the server writes it beside the island's markup. */
export interface IslandData<State, Key extends TextKey> {
  /** when the server put the page together, milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly state: State
  /** the texts that the island can show, and its language; of an island on demand those alone that the shop words its own way */
  readonly texts: { readonly language: Language; readonly texts: Partial<Texts<Key>> }
}

/** An island's component in its page, with all its texts. */
interface FoundIsland<State, Key extends TextKey> {
  readonly container: Element
  readonly data: { readonly state: State; readonly texts: TextCatalogue<Key> }
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
 *
 * @param builtIn texts that came with the island's script, and are not in the page
 */
export function findIsland<State, Key extends TextKey>(machine: string, builtIn: Partial<Texts> = {}): FoundIsland<State, Key> | null {
  const container = document.getElementById(islandId(machine))
  const text = document.getElementById(dataId(machine))?.textContent
  if (container === null || text === undefined || text === null) return null
  const { state, texts }: FoundIsland<State, Key>["data"] = JSON.parse(text)
  return { container, data: { state, texts: { ...texts, texts: { ...builtIn, ...texts.texts } } } }
}
