/** Ways in which one value is written inside other texts. */
function writings(value: string): readonly string[] {
  const wellFormed = value.toWellFormed()
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(wellFormed),
    new URLSearchParams({ "": wellFormed }).toString().slice(1),
  ]
}

/**
 * A function that puts masks in the place of values wherever they stand as whole words, also as JSON and addresses write them.
 * All are replaced at once, longer values first.
 *
 * @example wordReplacer(new Map([["Jan", "Xxx"]]))("Jan, Janek, ?a=Jan&b=%20Jan") // => "Xxx, Janek, ?a=Xxx&b=%20Xxx"
 */
export function wordReplacer(masks: ReadonlyMap<string, string>): (text: string) => string {
  const written = new Map<string, string>()
  for (const [value, mask] of masks) {
    const maskWritings = writings(mask)
    writings(value).forEach((writing, at) => {
      if (!written.has(writing)) written.set(writing, maskWritings[at] ?? mask)
    })
  }
  if (written.size === 0) return (text) => text
  const alternatives = [...written.keys()].sort((a, b) => b.length - a.length).map(asWord)
  const pattern = new RegExp(alternatives.join("|"), "gu")
  return (text) => text.replaceAll(pattern, (found) => written.get(found) ?? found)
}

/** A pattern of a text as a whole word: no letter or digit beside its own; after `%20` and the like a word begins. */
function asWord(text: string): string {
  const before = /^[\p{L}\p{N}]/u.test(text) ? "(?:(?<![\\p{L}\\p{N}])|(?<=%[0-9A-F]{2}))" : ""
  const after = /[\p{L}\p{N}]$/u.test(text) ? "(?![\\p{L}\\p{N}])" : ""
  return before + text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&") + after
}
