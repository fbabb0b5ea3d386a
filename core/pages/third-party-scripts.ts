import { type ScriptPosition, scriptPositions } from "../shell/script-positions.ts"

/** So many scripts of others a shop may have on its pages. */
export const maxThirdPartyScripts = 10

/** A script with a longer address is not loaded. */
const longestAddress = 500

/** A host that is written out, a path, perhaps a query; nothing that would end a word of a policy or of an attribute. */
const scriptAddress = /^https:\/\/(?:[a-z\d-]+\.)+[a-z\d-]*[a-z](?::\d{1,5})?\/[\w.~%/-]*(?:\?[\w.~%&=-]*)?$/

/**
 * The address of a script of others as a shop may list it, or `null` for any other text: https, the host's name in small letters, perhaps behind
 * its position.
 *
 * Spec: 10.300, 10.555.
 *
 * @example parseThirdPartyScript("https://ads.example/tiles.js?shop=7") // => "https://ads.example/tiles.js?shop=7"
 * @example parseThirdPartyScript("https://*.example/tiles.js; script-src *") // => null
 */
export function parseThirdPartyScript(text: string): string | null {
  const { position, address } = positionedScript(text)
  if (address.length > longestAddress || !scriptAddress.test(address)) return null
  return position === usualPosition ? address : `${position}:${address}`
}

/** A script of others, and when it begins. */
export interface PositionedScript {
  readonly position: ScriptPosition
  readonly address: string
}

/** Of a script that is listed without a position. */
const usualPosition: ScriptPosition = "head"

/**
 * A script as a list has it: its position, a colon and its address; without a position it is in the head.
 *
 * Spec: 9.32, 10.555.
 *
 * @example positionedScript("body_bottom:https://ads.example/a.js") // => { position: "body_bottom", address: "https://ads.example/a.js" }
 * @example positionedScript("https://ads.example/a.js").position // => "head"
 */
export function positionedScript(listed: string): PositionedScript {
  const position = scriptPositions.find((one) => listed.startsWith(`${one}:`))
  return position === undefined ? { position: usualPosition, address: listed } : { position, address: listed.slice(position.length + 1) }
}

/**
 * The origins of listed scripts, each once: what a page lets them load from.
 *
 * Spec: 10.301.
 *
 * @example thirdPartyOrigins(["https://ads.example/a.js", "https://ads.example/b.js"]) // => ["https://ads.example"]
 */
export const thirdPartyOrigins = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((listed) => positionedScript(listed).address.split("/", 3).join("/"))),
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
