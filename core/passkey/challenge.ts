import { decodeBase64 } from "./base64.ts"
import { passkeyLimits } from "./limits.ts"
import { parseJson } from "./parse-json.ts"

/** A value of a challenge: JSON whose binary texts are bytes. */
export type ChallengeValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly ChallengeValue[]
  | { readonly [name: string]: ChallengeValue }

/** What the browser is asked with: `{ publicKey: ... }`. */
export type Challenge = Readonly<Record<string, ChallengeValue>>

/**
 * The challenge of an accounts reply, ready for the browser; `null` when it cannot be read. It never throws.
 *
 * Spec: 11.101, 20.7, 20.9.
 *
 * @example readChallenge('{"publicKey":{"timeout":60,"hints":["=?BINARY?B?AQI=?="],"rp":null}}')
 * // => { publicKey: { timeout: 60, hints: ["=?BINARY?B?AQI=?="], rp: null } }
 * @example readChallenge('{"id":"=?BINARY?B?A?="}') // => null
 */
export function readChallenge(data: string): Challenge | null {
  const parsed = parseJson(data)
  return isFields(parsed) ? readFields(parsed, passkeyLimits.depth) : null
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** `undefined` = unreadable: `null` is a value. */
function readFields(fields: Readonly<Record<string, unknown>>, levels: number): Challenge | null {
  if (levels === 0) return null
  const read = Object.entries(fields).map(([name, value]) => [name, readField(value, levels)] as const)
  const readable = read.filter((entry): entry is readonly [string, ChallengeValue] => entry[1] !== undefined)
  return readable.length === read.length ? Object.fromEntries(readable) : null
}

function readField(value: unknown, levels: number): ChallengeValue | undefined {
  if (typeof value !== "string") return readValue(value, levels)
  const binary = /^=\?BINARY\?B\?([^?]*)\?=$/.exec(value)
  return binary === null ? value : (decodeBase64(binary[1] ?? "") ?? undefined)
}

function readValue(value: unknown, levels: number): ChallengeValue | undefined {
  if (value === null || typeof value === "boolean" || typeof value === "number" || typeof value === "string") return value
  if (Array.isArray(value)) return readList(value, levels - 1)
  return isFields(value) ? (readFields(value, levels - 1) ?? undefined) : undefined
}

function readList(values: readonly unknown[], levels: number): readonly ChallengeValue[] | undefined {
  if (levels === 0) return undefined
  const read = values.map((value) => readValue(value, levels))
  const readable = read.filter((value) => value !== undefined)
  return readable.length === read.length ? readable : undefined
}
