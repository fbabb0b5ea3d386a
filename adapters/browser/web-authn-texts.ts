import { bufferToBase64URLString } from "@simplewebauthn/browser"
import type { ChallengeValue } from "../../core/passkey/ceremony.ts"

/** A challenge in the library's form: bytes as base64url. */
export function jsonOf(value: ChallengeValue | undefined): unknown {
  if (value instanceof Uint8Array) return bufferToBase64URLString(new Uint8Array(value).buffer)
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]: [string, ChallengeValue]) => [name, jsonOf(inner)]))
}

/** Base64url as the wire has binary texts. Spec: 20.8. */
export const wireText = (base64url: string): string =>
  base64url
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .padEnd(Math.ceil(base64url.length / 4) * 4, "=")
