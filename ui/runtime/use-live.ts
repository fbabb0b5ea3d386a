import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False in the server's markup and while it is hydrated, true from the first render after: the island runs. */
export const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
