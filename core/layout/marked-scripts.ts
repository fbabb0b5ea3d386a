/** A script of a fetched page, to be put into this one. */
export interface MarkedScript {
  readonly address: string
  /** the nonce of this page: the fetched page's own would not be accepted */
  readonly nonce: string
}

/**
 * The scripts of a fetched page that are run: those with an address on the shop's list, each once. A script written into the
 * page, which has no address, never runs.
 *
 * Spec: 4.19, 4.20.
 *
 * @param found addresses of the marked scripts; null = written into the page
 *
 * @example markedScripts(["/js/a.js", null, "https://elsewhere/b.js"], ["/js/a.js"], "n1") // => [{ address: "/js/a.js", nonce: "n1" }]
 */
export function markedScripts(found: readonly (string | null)[], allowed: readonly string[], nonce: string): readonly MarkedScript[] {
  const addresses = new Set(found.filter((address) => address !== null))
  return [...addresses].filter((address) => allowed.includes(address)).map((address) => ({ address, nonce }))
}
