import type { LocationFailure } from "../core/delivery/stores.ts"
import type { Position } from "../core/values/position.ts"

/** Where the shopper is, or why that is not known. */
export type FoundPosition =
  | { readonly _tag: "Found"; readonly position: Position }
  | { readonly _tag: "NotFound"; readonly why: LocationFailure }

/** Finds the shopper, who is asked first. It never rejects, and needs nothing of the deferred runtime: a plain page has this button. */
export abstract class PositionFinder {
  /** Spec: 8.70 to 8.73, 18.58. */
  abstract find(): Promise<FoundPosition>
}
