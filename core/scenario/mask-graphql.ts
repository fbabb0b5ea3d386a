import { maskField } from "./mask-address.ts"
import type { Masking } from "./masking.ts"

/** Comments, block strings, strings, names, numbers in a row, and any other word. */
const tokens =
  /(?<comment>#[^\n\r]*)|(?<block>"""(?:\\"""|(?!""")[^])*""")|(?<quoted>"(?:[^"\\\n]|\\.)*")|(?<name>[A-Za-z_]\w*)|(?<number>\d+(?:[\s.+()-]+\d+)*)|[\p{L}\p{N}\p{M}_]+/gu

/**
 * A GraphQL document: its own names and short numbers stay, its texts are judged by the name of their argument, its comments are
 * masked. A text that is no document is masked as a whole.
 *
 * @example
 * const names = joinNames([], [{ client: "free", id: "number", login: "free" }])
 * maskedBy((masking) => maskDocument('{ client(login: "ala") { id } }', masking), names) // => '{ client(login: "xxx") { id } }'
 */
export function maskDocument(document: string, masking: Masking): string {
  if (!document.includes("{")) return masking.free(document)
  let argument = ""
  return withoutPositions(document).replaceAll(tokens, (token: string, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1)
    const is = (kind: string) => typeof groups === "object" && groups !== null && Reflect.get(groups, kind) !== undefined
    if (is("quoted")) return maskQuoted(token, argument, masking)
    if (is("block")) return `"""${maskField(argument, token.slice(3, -3), masking)}"""`
    if (is("number")) return token.replaceAll(/\D/g, "").length <= 6 ? token : masking.free(token)
    if (!is("name") || !masking.isName(token)) return masking.free(token)
    argument = token
    return token
  })
}

/** Degrees say where somebody is; outside of texts they stand as numbers. */
const withoutPositions = (document: string): string =>
  document.replaceAll(/\b(latitude|longitude)(\s*:\s*)-?\d+(?:\.\d+)?/g, (_, name: string, between: string) => `${name}${between}0`)

function maskQuoted(token: string, argument: string, masking: Masking): string {
  try {
    const value: unknown = JSON.parse(token)
    if (typeof value !== "string") return masking.free(token)
    const masked = maskField(argument, value, masking)
    return masked === value ? token : quoted(masked)
  } catch {
    return masking.free(token)
  }
}

/** As requests write it: what could end a line or change direction is an escape. */
const quoted = (text: string): string =>
  `"${text
    .toWellFormed()
    .replaceAll(/["\\\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, (character) =>
      character === '"' || character === "\\" ? `\\${character}` : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    )}"`

/**
 * The fields that a document's aliases stand for.
 *
 * @example aliasesOf("query { part0: ownShop { name } }").get("part0") // => "ownShop"
 */
export function aliasesOf(document: string): ReadonlyMap<string, string> {
  const found = document.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').matchAll(/\b(part\d+)\s*:\s*([A-Za-z_]\w*)/g)
  return new Map([...found].map(([, alias = "", field = ""]) => [alias, field]))
}
