/** So many scripts of others a shop may have on its pages. */
export const maxThirdPartyScripts = 10

/** A script with a longer address is not loaded. */
const longestAddress = 500

/** A host that is written out, a path, perhaps a query; nothing that would end a word of a policy or of an attribute. */
const scriptAddress = /^https:\/\/(?:[a-z\d-]+\.)+[a-z\d-]*[a-z](?::\d{1,5})?\/[\w.~%/-]*(?:\?[\w.~%&=-]*)?$/

/**
 * The address of a script of others as a shop may list it, or `null` for any other text: https, the host's name in small letters.
 *
 * Spec: 10.300.
 *
 * @example parseThirdPartyScript("https://ads.example/tiles.js?shop=7") // => "https://ads.example/tiles.js?shop=7"
 * @example parseThirdPartyScript("https://*.example/tiles.js; script-src *") // => null
 */
export const parseThirdPartyScript = (text: string): string | null =>
  text.length <= longestAddress && scriptAddress.test(text) ? text : null

/**
 * The origins of listed scripts, each once: what a page lets them load from.
 *
 * Spec: 10.301.
 *
 * @example thirdPartyOrigins(["https://ads.example/a.js", "https://ads.example/b.js"]) // => ["https://ads.example"]
 */
export const thirdPartyOrigins = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((address) => address.split("/", 3).join("/"))),
]

/**
 * May a listed script start this one? It may where its own origin has it.
 *
 * Spec: 10.302.
 *
 * @example isThirdPartyScript("https://ads.example/part.js", ["https://ads.example/a.js"]) // => true
 * @example isThirdPartyScript("https://ads.example.evil.test/part.js", ["https://ads.example/a.js"]) // => false
 */
export const isThirdPartyScript = (address: string, listed: readonly string[]): boolean =>
  thirdPartyOrigins(listed).some((origin) => address.startsWith(`${origin}/`))
