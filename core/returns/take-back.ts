import type { OwnCase } from "./own-case.ts"
import { returnStep } from "./return-life.ts"

/** What the form that takes a return back posts as its `operation`. Spec: 10.862. */
export const takeBackOperation = "takeBack"

/**
 * Can its sender take a case back still?
 *
 * Spec: 10.847, 10.862.
 *
 * @example mayTakeBack({ kind: "return", status: "accepted" }) // => true
 * @example mayTakeBack({ kind: "withdrawal", status: "sent" }) // => false
 */
export function mayTakeBack({ kind, status }: Pick<OwnCase, "kind" | "status">): boolean {
  if (kind === "complaint" || status === "settled") return false
  const life = { kind, status, isStocked: false }
  return returnStep(life, { type: "Cancelled" })[0] !== life
}
