import { randomBytes } from "node:crypto"

/** A fresh nonce for one response: 128 random bits in the alphabet that the policy allows. */
export function makeNonce(): string {
  return randomBytes(16).toString("base64url")
}
