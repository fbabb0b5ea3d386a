import { Effect } from "effect"
import { NotOffered, type ShopFailure } from "../../ports/failures.ts"

/** What a shop has refused, by the name of the call, and how often it was not asked since. Kept for as long as the shop is talked to. */
export class RefusedCalls extends Map<string, number> {
  /** the shop knows no field of ours, so that none of our calls has to be tried to be refused */
  isForeign = false
  /** hears of each call that fails, and of each that is refused, once */
  readonly onFailed: (call: string) => void
  constructor(onFailed: (call: string) => void = () => undefined) {
    super()
    this.onFailed = onFailed
  }
  /** what is left of a call's selection without the fields that the shop's schema lacks, by the name of the call */
  readonly selections = new Map<string, string>()
}

/** How often what the shop has refused is not asked before it is tried again. */
export const unaskedAtMost = 500

/** Fails without asking where the shop has refused the call before; null = it has not, or it is time to try again. */
export function refusedBefore(refused: RefusedCalls, call: string): NotOffered | null {
  const since = refused.get(call)
  if (since === undefined) return null
  refused.set(call, since + 1)
  return since < unaskedAtMost ? new NotOffered({ call }) : null
}

/** Whether the shop lacks a call for certain before it is tried: one of ours, of a shop that knows none. Spec: 10.1026. */
export const isOursAlone = (refused: RefusedCalls, { field, selection }: { readonly field: string; readonly selection: string }): boolean =>
  refused.isForeign && (ofOurs.test(field) || ofOurs.test(selection))

const ofOurs = /\bown[A-Z]/

/** Asks, and remembers whether the shop has such a call. */
export const rememberRefusal =
  (refused: RefusedCalls, call: string) =>
  <Answer>(ask: Effect.Effect<Answer, ShopFailure>): Effect.Effect<Answer, ShopFailure> =>
    ask.pipe(
      Effect.tap(() => Effect.sync(() => refused.delete(call))),
      Effect.tapError(({ _tag }) =>
        Effect.sync(() => {
          // a shop that is closed to a visitor has lost none of its calls
          if (!refused.has(call) && _tag !== "ForWholesalersOnly") refused.onFailed(call)
          if (_tag === "NotOffered") refused.set(call, 0)
        }),
      ),
    )
