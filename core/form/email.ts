const atom = String.raw`[^<>()[\]\\.,;:\s@"]+`
const local = String.raw`(?:${atom}(?:\.${atom})*|"[^"]+")`
const host = String.raw`(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-zA-Z\d-]+\.)+[a-zA-Z]{2,})`
const email = new RegExp(`^${local}@${host}$`)
const longest = 254

/**
 * Does a text look like an e-mail address? The shop decides; this only spares a shopper the wait for an obvious slip.
 *
 * Spec: 5.74, 8.8, 14.4.
 *
 * @example isEmail("jan@kowalski.com") // => true
 * @example isEmail("jan@kowalski") // => false
 */
export function isEmail(typed: string): boolean {
  const address = typed.trim()
  return address.length <= longest && email.test(address)
}
