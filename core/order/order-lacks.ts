import { guestDataAddress, orderSignInAddress } from "../addresses/account-addresses.ts"
import { neutralAddress } from "../addresses/addresses.ts"
import { checkoutPath } from "../addresses/order-addresses.ts"
import type { Visitor } from "../shell/shell.ts"
import type { Language } from "../values/language.ts"
import type { OrderLack } from "../messages/order-notice.ts"

/** The step at which something that an order lacks is told. */
export type LackingStep = "data" | "delivery" | "check"

const stepsOf: Readonly<Record<OrderLack, LackingStep>> = {
  data: "data",
  phone: "data",
  delivery: "delivery",
  point: "delivery",
  clientNumber: "delivery",
  payment: "delivery",
  terms: "check",
  cancel: "check",
}

/**
 * The first step at which something is lacking; `null` = nothing is.
 *
 * Spec: 10.703, 10.735.
 *
 * @example stepOfLacks(["point", "terms"]) // => "delivery"
 * @example stepOfLacks([]) // => null
 */
export function stepOfLacks(lacks: readonly OrderLack[]): LackingStep | null {
  const steps = new Set(lacks.map((lack) => stepsOf[lack]))
  return (["data", "delivery", "check"] as const).find((step) => steps.has(step)) ?? null
}

/**
 * Where who orders is asked for: a guest who has told nothing yet is offered to sign in first, or to order without an account.
 *
 * Spec: 10.128, 10.170, 10.735.
 *
 * @example dataStepAddress("pl", ["data"], { is: "guest" }) // => "/signin.php?operation=onceorder"
 * @example dataStepAddress("pl", ["phone"], { is: "guest" }) // => "/client-new.php"
 */
export const dataStepAddress = (language: Language, lacks: readonly OrderLack[], visitor: Pick<Visitor, "is">): string =>
  visitor.is === "guest" && lacks.includes("data") ? orderSignInAddress(language) : guestDataAddress(language)

/**
 * Where the step is at which something is lacking; `null` = nothing is lacking before the last step.
 *
 * Spec: 10.703, 10.735.
 *
 * @example lackingAddress("pl", ["point"], { is: "guest" }) // => "/order1.php?lack=point"
 * @example lackingAddress("pl", ["terms"], { is: "guest" }) // => null
 */
export function lackingAddress(language: Language, lacks: readonly OrderLack[], visitor: Pick<Visitor, "is">): string | null {
  const step = stepOfLacks(lacks)
  if (step === "data") return dataStepAddress(language, lacks, visitor)
  if (step !== "delivery") return null
  const lack = lacks.find((one) => stepsOf[one] === "delivery")
  return neutralAddress(checkoutPath, language, lack === undefined ? {} : { lack })
}
