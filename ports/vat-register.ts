import type { Effect } from "effect"
import type { VatAnswer, VatNumber } from "../core/account/vat-register.ts"
import type { ShopFailure } from "./failures.ts"

/** A register of VAT numbers that somebody else keeps, such as VIES of the European Commission. Spec: 11.680. */
export abstract class VatRegister {
  /** What it says of a number; `notChecked` where it says itself that it cannot tell now. Fails when it does not answer, or not as it should. */
  abstract ask(number: VatNumber): Effect.Effect<VatAnswer, ShopFailure>
}
