/** Where a browser keeps what a shop has suggested, until its session ends. Neither of its ways fails: a browser may keep nothing. */
export abstract class KeptSuggestions {
  /** null = nothing is kept under that key */
  abstract read(key: string): string | null
  abstract keep(key: string, entry: string): void
}
