/** The longest page that is read, in bytes: real ones of two million exist. */
export const pageBytesAtMost = 4_000_000

/** Names of charsets that the platform's pages have had; a page in any other is read as UTF-8. */
const charsets = new Map([
  ["iso-8859-2", "iso-8859-2"],
  ["latin2", "iso-8859-2"],
  ["windows-1250", "windows-1250"],
  ["cp1250", "windows-1250"],
  ["iso-8859-1", "windows-1252"],
  ["windows-1252", "windows-1252"],
])

/**
 * The text of a page, in whichever charset its header or its own head names; null = it is no page of text, or too long.
 *
 * Spec: 10.993. Units: bytes.
 *
 * @example pageText(new Uint8Array([0xb3]), "text/html; charset=iso-8859-2") // => "ł"
 * @example pageText(new Uint8Array([97]), "image/png") // => null
 */
export function pageText(bytes: Uint8Array, contentType: string): string | null {
  if (bytes.byteLength > pageBytesAtMost || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType.trim())) return null
  const inHead = new TextDecoder("windows-1252").decode(bytes.subarray(0, 2_000))
  const [, named = ""] = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(inHead) ?? []
  return new TextDecoder(charsets.get(named.toLowerCase()) ?? "utf-8").decode(bytes)
}
