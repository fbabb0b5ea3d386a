/**
 * Does the shop have what a browser has kept of what was typed for an order? Blanks at the ends and the kind of line breaks do not count, nor
 * what the shop does not tell. Where nothing is kept, it has all of it.
 *
 * Spec: 10.1082, 14.43.
 *
 * @param kept what was typed, by the names of the fields, from the browser's store: it may be anything
 * @param told what the shop has, in the same way: what is not there is not told
 *
 * @example isToldAs({ note: "Kod: 12 " }, { note: "Kod: 12" }) // => true
 * @example isToldAs({ note: "Kod: 12" }, { note: "" }) // => false
 * @example isToldAs(null, { note: "" }) // => true
 */
export function isToldAs(kept: unknown, told: Readonly<Record<string, string>>): boolean {
  const typed = typeof kept === "object" && kept !== null ? Object.entries(kept) : []
  return typed.every(([name, text]) => !Object.hasOwn(told, name) || plain(text) === plain(told[name]))
}

const plain = (text: unknown): string => (typeof text === "string" ? text.replaceAll(/\r\n?/g, "\n").trim() : "")
