/**
 * The value of one cookie of a Cookie header, as it stands.
 *
 * @example readCookie("client=a1; lang=eng", "lang") // => "eng"
 * @example readCookie("", "lang") // => null
 */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const [key, ...rest] = pair.split("=")
    if (key?.trim() === name) return rest.join("=").trim()
  }
  return null
}
