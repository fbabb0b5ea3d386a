import { useEffect, useState } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import type { MachineStore } from "../../core/values/machine.ts"
import type { ShortForm, ShortState } from "../runtime/saved/keep-typed.ts"

/**
 * Keeps what is typed into a form without a record: it comes back when the form opens again in its tab, and is forgotten when it is sent. Where
 * the code does not come, the form is as it would be without.
 *
 * Spec: 10.965, 14.43.
 */
export function useKeptTyping(
  store: MachineStore<ShortState, FormEvent>,
  { id, keptAs, offered, isLeftQuietly }: Omit<ShortForm, "store" | "first">,
) {
  // drawn before what was typed in the served markup is sent to it
  const [first] = useState(store.getSnapshot)
  useEffect(() => {
    import("../runtime/saved/keep-typed.ts")
      .then((chunk) => chunk.keepShort({ store, first, id, keptAs, offered, isLeftQuietly }))
      .catch(() => {})
  }, [store, first, id, keptAs, offered, isLeftQuietly])
}
