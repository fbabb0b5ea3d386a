import { searchLimits } from "./limits.ts"

/**
 * What is searched for, of what is typed: without the blanks at its ends; `null` = too little to search for.
 *
 * Spec: 5.84, 4.22, 9.18. A character that the language writes with several units counts as one.
 *
 * @example [" a", "ab ", "🧺", ""].map(searchQuery) // => [null, "ab", null, null]
 */
export function searchQuery(typed: string): string | null {
  const query = typed.trim()
  return Array.from(query).length >= searchLimits.minCharacters ? query : null
}
