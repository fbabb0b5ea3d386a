import { parseJson } from "./parse-json.ts"

/** A reply of the accounts service; null = it has no such field. */
export interface AccountsReply {
  readonly status: string | null
  readonly errorMsg: string | null
  /** JSON text of a challenge */
  readonly data: string | null
  /** why a login was refused */
  readonly ms: string | null
  readonly loginToken: string | null
}

/**
 * Reads a reply; `null` when it is empty. It never throws.
 *
 * Spec: 7.22, 7.25, 8.48, 20.15.
 *
 * @example readAccountsReply('{"status":"success","loginToken":"t"}')
 * // => { status: "success", errorMsg: null, data: null, ms: null, loginToken: "t" }
 * @example readAccountsReply("[]") // => null
 */
export function readAccountsReply(text: string): AccountsReply | null {
  const parsed = parseJson(text)
  if (typeof parsed !== "object" || parsed === null || Object.keys(parsed).length === 0) return null
  const field = (name: keyof AccountsReply): string | null => {
    const value: unknown = Object.hasOwn(parsed, name) ? Reflect.get(parsed, name) : null
    return typeof value === "string" ? value : null
  }
  return {
    status: field("status"),
    errorMsg: field("errorMsg"),
    data: field("data"),
    ms: field("ms"),
    loginToken: field("loginToken"),
  }
}
