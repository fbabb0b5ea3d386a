import { decodeBase64 } from "./base64.ts"
import { isForeignObject, parseJson } from "../web/untrusted-json.ts"
import { passkeyLimits } from "./support.ts"

/** A value of a challenge: JSON in which binary texts have become bytes. */
export type ChallengeValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly ChallengeValue[]
  | { readonly [name: string]: ChallengeValue }

/** The options for the browser's credentials call: `{ publicKey: ... }`. */
export type Challenge = Readonly<Record<string, ChallengeValue>>

/**
 * The challenge in a reply of the accounts service, ready for the browser; `null` when it cannot be read.
 *
 * Spec: 11.101, 20.7, 20.9.
 *
 * @example readChallenge('{"publicKey":{"timeout":60,"hints":["=?BINARY?B?AQI=?="],"rp":null}}')
 * // => { publicKey: { timeout: 60, hints: ["=?BINARY?B?AQI=?="], rp: null } }
 * @example readChallenge('{"id":"=?BINARY?B?A?="}') // => null
 */
export function readChallenge(data: string): Challenge | null {
  const parsed = parseJson(data)
  return isForeignObject(parsed) ? readFields(parsed, passkeyLimits.depth) : null
}

/** `undefined` = unreadable, because `null` is a value. */
function readFields(fields: Readonly<Record<string, unknown>>, levels: number): Challenge | null {
  if (levels === 0) return null
  const read = Object.entries(fields).map(([name, value]) => [name, readField(value, levels)] as const)
  return read.every((entry): entry is readonly [string, ChallengeValue] => entry[1] !== undefined) ? Object.fromEntries(read) : null
}

function readField(value: unknown, levels: number): ChallengeValue | undefined {
  if (typeof value !== "string") return readValue(value, levels)
  const binary = /^=\?BINARY\?B\?([^?]*)\?=$/.exec(value)
  return binary === null ? value : (decodeBase64(binary[1] ?? "") ?? undefined)
}

function readValue(value: unknown, levels: number): ChallengeValue | undefined {
  if (value === null || typeof value === "boolean" || typeof value === "number" || typeof value === "string") return value
  if (Array.isArray(value)) return readList(value, levels - 1)
  return isForeignObject(value) ? (readFields(value, levels - 1) ?? undefined) : undefined
}

function readList(values: readonly unknown[], levels: number): readonly ChallengeValue[] | undefined {
  if (levels === 0) return undefined
  const read = values.map((value) => readValue(value, levels))
  return read.every((value) => value !== undefined) ? read : undefined
}

/** The credential that the browser created for a registration, its binary fields as base64; null = the browser does not provide the field. */
export interface NewCredential {
  readonly transports: readonly string[] | null
  readonly clientDataJSON: string | null
  readonly attestationObject: string | null
}

/** The credential that the browser provided for a login, its fields as base64; null = the browser does not provide the field. */
export interface GivenCredential {
  readonly rawId: string | null
  readonly clientDataJSON: string | null
  readonly authenticatorData: string | null
  readonly signature: string | null
  readonly userHandle: string | null
}

/**
 * The body of the request that registers a credential.
 *
 * Spec: 3.11, 7.23, 11.100 (missing buffers are empty texts).
 *
 * @example
 * const credential = { transports: null, clientDataJSON: "AQI=", attestationObject: null }
 * JSON.parse(registerBody("jan", "shop.example", credential))
 * // => {
 * //   userLogin: "jan",
 * //   domain: "shop.example",
 * //   authenticatorTransportMethods: [],
 * //   clientDataJSONBase64: "AQI=",
 * //   attestationObjectBase64: "",
 * // }
 */
export function registerBody(userLogin: string, domain: string, credential: NewCredential): string {
  return JSON.stringify({
    userLogin,
    domain,
    authenticatorTransportMethods: credential.transports ?? [],
    clientDataJSONBase64: credential.clientDataJSON ?? "",
    attestationObjectBase64: credential.attestationObject ?? "",
  })
}

/**
 * The body of the request for a login challenge.
 *
 * Spec: 7.24.
 *
 * @example loginRequestBody("shop.example") // => '{"domain":"shop.example"}'
 */
export function loginRequestBody(domain: string): string {
  return JSON.stringify({ domain })
}

/**
 * The body of the request that signs in with a credential.
 *
 * Spec: 3.12, 7.25, 11.100 (missing buffers are null).
 *
 * @example
 * const empty = { clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null }
 * JSON.parse(loginBody("a.example", { rawId: "AQI=", ...empty })).publicKeyCredentialBinRawId
 * // => "AQI="
 */
export function loginBody(domain: string, credential: GivenCredential): string {
  return JSON.stringify({
    domain,
    publicKeyCredentialBinRawId: credential.rawId,
    clientDataJSONBase64: credential.clientDataJSON,
    authenticatorDataBase64: credential.authenticatorData,
    signatureBase64: credential.signature,
    userHandleBinBase64: credential.userHandle,
  })
}

/** A reply of the accounts service; null = the field is missing. */
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
 * Reads a reply; `null` when it is empty or unreadable.
 *
 * Spec: 7.22, 7.25, 8.48, 20.15.
 *
 * @example readAccountsReply('{"status":"success","loginToken":"t"}')
 * // => { status: "success", errorMsg: null, data: null, ms: null, loginToken: "t" }
 * @example readAccountsReply("[]") // => null
 */
export function readAccountsReply(text: string): AccountsReply | null {
  const parsed = parseJson(text)
  if (!isForeignObject(parsed) || Object.keys(parsed).length === 0) return null
  const field = (name: keyof AccountsReply): string | null => {
    const value = parsed[name]
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

/**
 * Does a reply say that the shop surely does not have the passkey? Only its own word counts: a device forgets a passkey for good.
 *
 * Spec: 11.483, 20.29.
 *
 * @example isUnknownPasskey('{"status":"error","ownUnknown":true}') // => true
 * @example isUnknownPasskey('{"status":"error"}') // => false
 */
export function isUnknownPasskey(text: string): boolean {
  const parsed = parseJson(text)
  return isForeignObject(parsed) && parsed["ownUnknown"] === true
}
