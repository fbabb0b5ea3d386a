import type { Visitor } from "../shell/shell.ts"

/**
 * A number that tells clients apart in what a browser keeps, without saying who they are; `null` = a guest. It is no secret and protects
 * nothing: what is kept goes away at sign-out.
 *
 * Spec: 19.3.
 *
 * @example visitorTag({ is: "guest" }) // => null
 */
export function visitorTag(visitor: Visitor): string | null {
  if (visitor.is === "guest") return null
  // two sums of the address, each of 32 bits
  let [one, other] = [0x811c9dc5, 0x9e3779b1]
  for (const letter of visitor.email) {
    const code = letter.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36)
}
