/** Where a host tells on which other origins its passkeys work. Spec: 11.486. */
export const relatedOriginsPath = "/.well-known/webauthn"

/**
 * Can a page under this host use passkeys? An address of numbers is no relying party.
 *
 * Spec: 20.19.
 *
 * @param host as `location.hostname` says it
 *
 * @example isRelyingParty("sklep.example") // => true
 * @example isRelyingParty("localhost") // => true
 * @example ["127.0.0.1", "[::1]", ""].map(isRelyingParty) // => [false, false, false]
 */
export const isRelyingParty = (host: string): boolean => /^(?![\d.]*$)[^:]+$/.test(host)

/**
 * The address of the same page under a name, where it is known: that of one's own machine is `localhost`; `null` elsewhere.
 *
 * Spec: 20.19, 20.20.
 *
 * @example namedAddress("http://127.0.0.1:8080/signin.php?a=b") // => "http://localhost:8080/signin.php?a=b"
 * @example namedAddress("http://192.168.1.7:8080/") // => null
 */
export function namedAddress(address: string): string | null {
  const named = address.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/, "$1localhost")
  return named === address ? null : named
}
