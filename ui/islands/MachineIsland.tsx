import type { ReactNode } from "react"
import type { MachineStore } from "../../core/values/machine.ts"
import type { PageMachine } from "../../core/pages/page-machine.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { ownWording } from "../../core/texts/page-texts.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { dataId, type IslandData, islandId, type IslandProps } from "../runtime/islands/island-data.ts"
import { JsonScript } from "./JsonScript.tsx"
import type { Scene } from "../scene.ts"

interface Props<State, Event extends { readonly type: string }, Command extends { readonly type: string }, View, Key extends TextKey> {
  /** the machine's name in the list of machines */
  readonly name: string
  readonly machine: PageMachine<State, Event, Command, View, NoInfer<Key>>
  readonly island: (props: IslandProps<State, Event, Key>) => ReactNode
  /** all texts that the island can show: what the page sends to the browser, and no more */
  readonly textKeys: readonly Key[]
  /** its script brings the built-in ones of them along: see `ui/texts` */
  readonly isOnDemand?: boolean
  /** texts of what its script opens on demand, with its own built-in ones: the page sends those alone that the shop words its own way */
  readonly openedKeys?: readonly TextKey[]
  readonly model: ShownPageModel
  readonly scene: Scene
}

/** A part of the page that a machine moves, as its page opens it, and beside it the data that the browser starts from. */
export function MachineIsland<
  State,
  Event extends { readonly type: string },
  Command extends { readonly type: string },
  View,
  Key extends TextKey,
>({ name, machine, island: Island, textKeys, isOnDemand, openedKeys, model, scene }: Props<State, Event, Command, View, Key>) {
  const state = machine.open(model)
  if (state === null) return null
  const texts = pickTexts(scene.catalogue, textKeys)
  const { language } = texts
  const written = isOnDemand === true ? { language, texts: ownWording(scene.catalogue, textKeys) } : texts
  const opened = openedKeys === undefined ? {} : ownWording(scene.catalogue, openedKeys)
  const data: IslandData<State, Key> = { nowMs: scene.frame.nowMs, state, texts: { language, texts: { ...written.texts, ...opened } } }
  return (
    <>
      <div id={islandId(name)}>
        <Island store={staticStore(state)} texts={texts} />
      </div>
      <JsonScript id={dataId(name)} type="application/json" data={data} />
    </>
  )
}

/** A store that never moves. */
export const staticStore = <State, Event>(state: State): MachineStore<State, Event> => ({
  getSnapshot: () => state,
  subscribe: () => () => {},
  send: () => {},
})
