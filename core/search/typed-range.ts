/** A part of a text: from its first unit to the one after its last. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * Where a name has what was typed, whatever the case of its letters: the first place, or `null`. Nothing typed is a pattern.
 *
 * Spec: 19.9. Units: UTF-16 units of the name.
 *
 * @example typedRange("Buty bukowe", "bu") // => { from: 0, to: 2 }
 * @example typedRange("Kurs C++ od zera", "c++") // => { from: 5, to: 8 }
 * @example typedRange("aXb c", "a.b") // => null
 */
export function typedRange(name: string, typed: string): TextRange | null {
  const wanted = folded(typed.trim())
  if (wanted === "") return null
  // a letter may become several units when folded, so each unit remembers the letter it came from
  let [text, at] = ["", 0]
  const [starts, ends] = [new Map<number, number>(), new Map<number, number>()]
  for (const letter of name) {
    starts.set(text.length, at)
    text += folded(letter)
    at += letter.length
    ends.set(text.length, at)
  }
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + 1)) {
    const [from, to] = [starts.get(found), ends.get(found + wanted.length)]
    if (from !== undefined && to !== undefined) return { from, to }
  }
  return null
}

/** Upper case first: it joins letters that differ in lower case only, such as the two sigmas. */
const folded = (text: string): string => Array.from(text, (letter) => letter.toUpperCase().toLowerCase()).join("")

/** A piece of a name; what was typed is marked. */
export interface NamePart {
  readonly text: string
  readonly marked: boolean
}

/**
 * A name in pieces, the typed one marked.
 *
 * Spec: 19.9.
 *
 * @example markedParts("Buty bukowe", "ty") // => [{ text: "Bu", marked: false }, { text: "ty", marked: true }, { text: " bukowe", marked: false }]
 */
export function markedParts(name: string, typed: string): readonly NamePart[] {
  const range = typedRange(name, typed)
  if (range === null) return [{ text: name, marked: false }]
  const parts = [
    { text: name.slice(0, range.from), marked: false },
    { text: name.slice(range.from, range.to), marked: true },
    { text: name.slice(range.to), marked: false },
  ]
  return parts.filter(({ text }) => text !== "")
}
