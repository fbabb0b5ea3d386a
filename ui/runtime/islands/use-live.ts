import { startTransition, useEffect, useState } from "react"

/** False in the server's markup and while it is hydrated, true soon after: the island runs. */
export function useLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => startTransition(() => setLive(true)), [])
  return isLive
}
