/**
 * A selection without the fields that begin at some places of it, and without what they hold; a field of which nothing is left goes with them. Null =
 * nothing at all is left, or a place is that of no field.
 *
 * Spec: 10.994.
 *
 * @param places indexes into the selection
 *
 * @example withoutFields("{ id price { max { value } min } }", [13]) // => "{ id price { min } }"
 * @example withoutFields("{ price { max } }", [10]) // => null
 */
export function withoutFields(selection: string, places: readonly number[]): string | null {
  let left = selection
  for (const place of places.toSorted((one, other) => other - one)) {
    const end = endOfField(left, place)
    if (end === null) return null
    left = left.slice(0, place) + left.slice(end)
  }
  for (;;) {
    const without = left.replaceAll(emptyField, "").replaceAll(/\s+/g, " ")
    if (without === left) break
    left = without
  }
  return /^\{ *\}$/.test(left.trim()) || left.trim() === "" ? null : left.trim()
}

/** A field whose selection has nothing left in it. */
const emptyField = /[A-Za-z_]\w* \{ *\}/g

/** Where a field with its selection ends; null = none begins there. */
function endOfField(selection: string, at: number): number | null {
  // the field that all of it belongs to stands before it
  const name = at < 0 ? undefined : /^[A-Za-z_]\w*/.exec(selection.slice(at))?.[0]
  if (name === undefined || /\w/.test(selection[at - 1] ?? "")) return null
  const afterName = at + name.length
  const opens = /^ *\{/.exec(selection.slice(afterName))?.[0]
  if (opens === undefined) return afterName
  let depth = 0
  for (let end = afterName + opens.length - 1; end < selection.length; end += 1) {
    if (selection[end] === "{") depth += 1
    else if (selection[end] === "}") depth -= 1
    if (depth === 0) return end + 1
  }
  return null
}
