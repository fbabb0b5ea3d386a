import { readTypedAtRows, type TypedAtRows } from "../../../core/basket/leaving/typed-in-cart.ts"
import { isRecording } from "../recording/recording.ts"
import { forgetTyped } from "./forget-typed.ts"

/** What runs at rows whose fields are kept. */
interface Typing<State> {
  readonly getSnapshot: () => State
  readonly subscribe: (heard: () => void) => () => void
}

/**
 * Keeps what is typed at rows of the cart while the tab is open. A store that is denied or full keeps nothing, and holds up nobody. A recorded page keeps
 * nothing: its replay has nothing to bring back.
 *
 * Spec: 10.905.
 *
 * @returns stops that
 */
export function keepTypedAtRows<State>(store: Typing<State>, key: string, typedIn: (state: State) => TypedAtRows): () => void {
  if (isRecording()) return () => {}
  let written: string | null = null
  const write = () => {
    const text = JSON.stringify(typedIn(store.getSnapshot()))
    if (text === written) return
    written = text
    try {
      if (text === "{}") sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // what cannot be kept stays in the page
    }
  }
  return store.subscribe(write)
}

/** What was kept. Spec: 10.905. */
export function typedAtRows(key: string): TypedAtRows {
  try {
    return isRecording() ? {} : readTypedAtRows(sessionStorage.getItem(key))
  } catch {
    return {}
  }
}

/** What was kept, to be put back: what is of it still unsent then is kept anew, and the rest is not. Spec: 10.905. */
export function takeTypedAtRows(key: string): TypedAtRows {
  const typed = typedAtRows(key)
  forgetTyped(key, () => sessionStorage)
  return typed
}
