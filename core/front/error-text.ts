/** A report is no longer, in characters. */
const longest = 300

/**
 * What may be kept of an error that a browser reports: the sentence without mailboxes, without what addresses say after their path, without long numbers
 * and what stands in quotation marks, which a shopper may have typed.
 *
 * Spec: 10.411. It is cut before it is searched, so that its length is bounded.
 *
 * @example harmlessError('load list: TypeError "Ala ma" of a@b.pl at /search.php?text=lek 500600700')
 * // => 'load list: TypeError "…" of … at /search.php?… #'
 */
export function harmlessError(text: string): string {
  return text
    .slice(0, 2 * longest)
    .replaceAll(/[^\x20-\x7e\u00a0-\u024f…]/g, " ")
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”|„[^”]*”/g, '"…"')
    .replaceAll(/\S{1,100}@\S{1,100}/g, "…")
    .replaceAll(/\?[^\s)]+/g, "?…")
    .replaceAll(/\d[\d ]{3,}\d|\d{5,}/g, "#")
    .slice(0, longest)
    .trim()
}
