import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { typedComments, typedInCartKeys } from "../../core/basket/leaving/typed-in-cart.ts"
import type { RowNotes, RowNotesEvent } from "../../core/basket/notes/row-notes.ts"
import { viewRowNotes } from "../../core/basket/notes/view-row-notes.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useLive } from "../runtime/islands/use-live.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { keepTypedAtRows } from "../runtime/saved/typed-at-rows.ts"
import { makeSay } from "../say.ts"
import type { RowNotesTextKey } from "./row-notes-texts.ts"
import { SeveralRows } from "./SeveralRows.tsx"
import { RowNotesPart } from "./RowNotesPart.tsx"

type Props = IslandProps<RowNotes, RowNotesEvent, RowNotesTextKey>

interface PlaceProps extends Props {
  /** the notes as the page was served, which are what the markup shows that comes to life */
  readonly served?: RowNotes
}

interface OneRowProps extends PlaceProps {
  readonly rowId: string
  /** what the shopper typed into the comment before a script ran; null = nothing */
  readonly typed?: () => string | null
}

/** The notes of one row, drawn in the place that the cart keeps for them. */
export function OneRowNotes({ store, texts, rowId, served, typed }: OneRowProps) {
  const [notes, send] = useServedMachine(store, served)
  const say = useMemo(() => makeSay(texts), [texts])
  // what was typed before a script ran is the shopper's, too
  useLayoutEffect(() => {
    const text = typed?.() ?? null
    if (text !== null) send({ type: "CommentTyped", rowId, text })
  }, [send, typed, rowId])
  const row = viewRowNotes(notes, texts).find((one) => one.rowId === rowId)
  return row === undefined ? null : <RowNotesPart row={row} say={say} send={send} />
}

/** The state of the running machine; while its markup comes to life, the state that the markup shows. */
function useServedMachine(store: Props["store"], served: RowNotes | undefined) {
  const [notes, send] = useMachine(store)
  const isDrawn = useLive()
  return [isDrawn ? notes : (served ?? notes), send] as const
}

/** React puts a text of the server's back as it brings its field to life. */
function typedIn(field: HTMLTextAreaElement | null): () => string | null {
  const before = field?.value ?? ""
  return () => {
    if (field === null) return null
    const now = field.value === field.defaultValue ? before : field.value
    return now === field.defaultValue ? null : now
  }
}

/** What is done with several rows, drawn in the place that the cart keeps for it; one row needs none of it. */
export function SeveralNotes({ store, texts, served }: PlaceProps) {
  const [{ rows }, send] = useServedMachine(store, served)
  const say = useMemo(() => makeSay(texts), [texts])
  const isSeveral = rows.filter(({ isGone }) => !isGone).length > 1
  return isSeveral ? <SeveralRows say={say} onFavourite={(rowId) => send({ type: "FavouritePressed", rowId })} /> : null
}

/**
 * Brings the notes of all rows to life, each in the place that its row of the cart keeps for them: the rows are another island's, which
 * comes before and leaves these places alone. It draws nothing where it stands.
 */
export function RowNotesIsland({ store, texts }: Props) {
  const roots = useRef(new Map<HTMLElement, Root>())
  const [served] = useState(() => store.getSnapshot())
  useEffect(() => keepTypedAtRows(store, typedInCartKeys.comments, typedComments), [store])
  useLayoutEffect(() => {
    const bring = () => {
      const places = new Set(document.querySelectorAll<HTMLElement>("#basket_form .basket__notes, #basket_several"))
      for (const [place, root] of roots.current) {
        if (places.has(place)) continue
        roots.current.delete(place)
        // not while React draws
        queueMicrotask(() => root.unmount())
      }
      for (const place of places) {
        if (roots.current.has(place)) continue
        const rowId = place.dataset["row"]
        const typed = typedIn(place.querySelector("textarea"))
        const island = { store, texts, served }
        const notes = rowId === undefined ? <SeveralNotes {...island} /> : <OneRowNotes {...island} rowId={rowId} typed={typed} />
        if (place.childNodes.length > 0) roots.current.set(place, hydrateRoot(place, notes))
        else {
          const root = createRoot(place)
          roots.current.set(place, root)
          root.render(notes)
        }
      }
    }
    bring()
    // rows come and go with the other island
    const list = document.querySelector("#basket_form .basket__productslist")
    const observer = new MutationObserver(bring)
    if (list !== null) observer.observe(list, { childList: true })
    return () => observer.disconnect()
  }, [store, texts, served])
  return null
}
