import { useSyncExternalStore } from "react"

const never = () => () => {}
const yes = () => true
const no = () => false

/** True in a browser once the island runs, and false in the markup that it takes over. */
export const useIsLive = (): boolean => useSyncExternalStore(never, yes, no)
