/** Scripts of a page: the island code it starts. Every page has the header's. */
export type EntryName = "product" | "cart" | "shell"

/**
 * Addresses of the built files that a page refers to, all of them own and hashed (in development: vite's).
 * Built from vite's manifest: entries are `ui/entries/{product,cart,shell}.tsx`, the recorder is `ui/runtime/recorder.ts`.
 */
export interface PageAssets {
  /** style sheets, in order */
  readonly styles: readonly string[]
  readonly entries: Readonly<Record<EntryName, { readonly script: string; readonly preload: readonly string[] }>>
  /** the favicon's address; "/favicon.svg" by default, served from ui/public */
  readonly icon?: string
  /** what vite adds in development: its client and the refresh preamble, each given the nonce */
  readonly headScripts?: readonly ({ readonly src: string } | { readonly code: string })[]
}
