let wanted: string | null = null

/**
 * Puts the content of another page of the shop into this one, with its address; `null` drops what is on its way. The newest call counts.
 * What cannot be fetched the browser goes to.
 *
 * Spec: 2.47, 16.12.
 */
export function exchangeContent(address: string | null): void {
  if (address === null && wanted === null) return
  wanted = address
  import("./load-fragment.ts").then(
    (chunk) => {
      // a newer call may have come while the code was fetched
      const isNewest = wanted === address
      return isNewest && (address === null ? chunk.dropFragment() : chunk.loadContent(address))
    },
    () => {
      if (address !== null && wanted === address) location.assign(address)
    },
  )
}
