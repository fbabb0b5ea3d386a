import { Effect, Semaphore } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import { TimeoutFailure } from "../../ports/failures.ts"
import type { ShopClock } from "../../ports/shop-clock.ts"
import type { VatRegister } from "../../ports/vat-register.ts"
import { noRest, restAfter, type VatAnswer, type VatNumber, vatRegisterLimits } from "../account/vat-register.ts"

/**
 * What a register says of a VAT number: asked a few questions at once, within a time limit, and once a day about a number. What fails is logged and
 * comes to `notChecked`; after several failures in a row the register is left alone for a while.
 *
 * Spec: 11.682, 11.683.
 */
export const makeAskVatRegister = (register: VatRegister, clock: ShopClock, log: ErrorLog) => {
  const { atOnce, timeoutMs, keptMs, mostKept } = vatRegisterLimits
  const kept = new Map<string, { readonly answer: VatAnswer; readonly untilMs: number }>()
  const places = Semaphore.makeUnsafe(atOnce)
  let rest = noRest

  const keep = (key: string, answer: VatAnswer) => {
    kept.delete(key)
    kept.set(key, { answer, untilMs: clock.nowMs() + keptMs[answer] })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  const asked = (number: VatNumber): Effect.Effect<VatAnswer> =>
    places.withPermit(register.ask(number)).pipe(
      Effect.timeoutOrElse({ duration: timeoutMs, orElse: () => Effect.fail(new TimeoutFailure({ timeoutMs })) }),
      Effect.tap(() => Effect.sync(() => void (rest = restAfter(rest, "answered", clock.nowMs())))),
      Effect.catch((failure) => {
        rest = restAfter(rest, "failed", clock.nowMs())
        return log.write("ask a register of VAT numbers", failure).pipe(Effect.as<VatAnswer>("notChecked"))
      }),
    )

  return (number: VatNumber): Effect.Effect<VatAnswer> =>
    Effect.suspend(() => {
      const key = number.country + number.number
      const known = kept.get(key)
      if (known !== undefined && clock.nowMs() < known.untilMs) return Effect.succeed(known.answer)
      if (clock.nowMs() < rest.untilMs) return Effect.succeed<VatAnswer>("notChecked")
      return asked(number).pipe(Effect.tap((answer) => Effect.sync(() => keep(key, answer))))
    })
}
