/**
 * A Set-Cookie line of another server as our own: its domain is left out (so the cookie belongs to this host alone), and Secure fits
 * the visitor's scheme. `SameSite=None` needs Secure, so without it becomes Lax. Name, value, path and age stay.
 *
 * @example adaptedCookie("client=a; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=None", false)
 * // => "client=a; Path=/; HttpOnly; SameSite=Lax"
 * @example adaptedCookie("lang=pol; path=/a", true) // => "lang=pol; path=/a; Secure"
 */
export function adaptedCookie(line: string, isSecure: boolean): string {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim())
  const kept = attributes.filter((attribute) => !/^(?:domain\s*=|secure$|partitioned$)/i.test(attribute) && attribute !== "")
  const fitting = isSecure
    ? [...kept, "Secure"]
    : kept.map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? "SameSite=Lax" : attribute))
  return [pair, ...fitting].join("; ")
}
