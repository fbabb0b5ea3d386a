import { Schema } from "effect"
import type { VatAnswer, VatNumber } from "../../core/account/vat-register.ts"
import { nullish } from "./graphql/selection.ts"

/**
 * What VIES answers about a number: by its newer call `valid`, by its older one `isValid` with a code. What cannot be answered now is an error of
 * `errorWrappers`, or the code itself.
 */
const Reply = Schema.Struct({
  countryCode: nullish(Schema.String),
  vatNumber: nullish(Schema.String),
  valid: nullish(Schema.Boolean),
  isValid: nullish(Schema.Boolean),
  userError: nullish(Schema.String),
  actionSucceed: nullish(Schema.Boolean),
  errorWrappers: nullish(Schema.Array(Schema.Struct({ error: Schema.String })).check(Schema.isMaxLength(10))),
})

/** Decodes an answer of VIES. */
export const decodeViesReply = Schema.decodeUnknownResult(Reply)

/** By these it says that it has looked; by every other one that it could not. */
const looked: ReadonlySet<string> = new Set(["", "VALID", "INVALID"])

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d+*]/g, "")

/**
 * What an answer comes to. One that contradicts itself, or is about another number, tells nothing: nobody is stopped by it.
 *
 * Spec: 11.681.
 *
 * @example toVatAnswer({ valid: true, vatNumber: "136695976" }, { country: "DE", number: "136695976" }) // => "registered"
 * @example toVatAnswer({ isValid: false, userError: "INVALID" }, { country: "DE", number: "136695976" }) // => "notRegistered"
 * @example toVatAnswer({ isValid: false, userError: "MS_UNAVAILABLE" }, { country: "DE", number: "136695976" }) // => "notChecked"
 * @example toVatAnswer({ valid: true, vatNumber: "136695977" }, { country: "DE", number: "136695976" }) // => "notChecked"
 */
export function toVatAnswer(reply: typeof Reply.Type, asked: VatNumber): VatAnswer {
  const { countryCode, vatNumber, valid, isValid, userError, actionSucceed, errorWrappers } = reply
  const said = valid ?? isValid ?? null
  const code = userError ?? ""
  if (said === null || actionSucceed === false || (errorWrappers ?? []).length > 0 || !looked.has(code)) return "notChecked"
  if (code !== "" && (code === "VALID") !== said) return "notChecked"
  const isOther = (vatNumber != null && plain(vatNumber) !== asked.number) || (countryCode != null && countryCode !== asked.country)
  if (isOther) return "notChecked"
  return said ? "registered" : "notRegistered"
}
