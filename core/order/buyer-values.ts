import { clientTypes } from "../account/client-limits.ts"
import type { FormValues } from "../form/record-form.ts"
import type { OrderAddress, OrderBuyer } from "./order-quote.ts"

/**
 * Who orders, as the form of a client's data has it: what was told once is not asked again. Street and number were put together when they were
 * kept, and stand in the field of the street; who told them had agreed to the terms.
 *
 * Spec: 10.735, 10.742.
 *
 * @example valuesOfBuyer(sampleBuyer)["client_street"] // => "Długa 3 m. 4"
 */
export function valuesOfBuyer({ email, taxNumber, billing, delivery }: OrderBuyer): FormValues {
  const isFirm = billing.firm !== "" || taxNumber !== ""
  const isSame = [billing, delivery].every((one) => textOf(one) === textOf(billing))
  return {
    client_type: isFirm ? clientTypes.firm : clientTypes.person,
    client_firm: billing.firm,
    client_nip: taxNumber,
    client_firstname: billing.firstName,
    client_lastname: billing.lastName,
    client_email: email,
    client_phone: billing.phone,
    client_region: billing.countryId,
    client_street: billing.street,
    client_zipcode: billing.zipcode,
    client_city: billing.city,
    deliver_to_billingaddr: isSame ? "1" : "",
    terms_agree: "1",
    ...(isSame
      ? {}
      : {
          delivery_firstname: delivery.firstName,
          delivery_lastname: delivery.lastName,
          delivery_additional: delivery.firm,
          delivery_region: delivery.countryId,
          delivery_street: delivery.street,
          delivery_zipcode: delivery.zipcode,
          delivery_city: delivery.city,
          delivery_phone: delivery.phone,
        }),
  }
}

const textOf = ({ firstName, lastName, firm, street, zipcode, city, countryId }: OrderAddress): string =>
  [firstName, lastName, firm, street, zipcode, city, countryId].join("\n")
