import { fnv1a } from "../values/fnv1a.ts"
import type { Visitor } from "../shell/shell.ts"

/**
 * A number that tells clients apart in what a browser keeps, without saying who they are; `null` = a guest. It is no secret and protects
 * nothing: what is kept goes away at sign-out.
 *
 * Spec: 19.3.
 *
 * @example visitorTag({ is: "guest" }) // => null
 */
export const visitorTag = (visitor: Visitor): string | null => (visitor.is === "guest" ? null : fnv1a(visitor.email))
