import { clientLimits } from "../../account/client-limits.ts"
import { keptKeyOf } from "../../form/kept-typing.ts"
import { codeFaultText } from "../../form/asked/validation-code.ts"
import type { FaultText } from "../../form/fault-text.ts"
import { type FormRecord, recordField } from "../../form/form-record.ts"
import { openRecord } from "../../form/record-form.ts"
import { type RecordView, viewRecord } from "../../form/view-record.ts"
import type { Notice } from "../../messages/notice.ts"
import type { OrderAddressNotice } from "../../messages/order-notice.ts"
import { clientOrdersPath } from "../../addresses/order-addresses.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import type { ShownOrder } from "../placed-order.ts"
import { addressFields } from "./may-change-address.ts"

/** The code of a post code to which the courier of the order does not go. Spec: 11.673. */
export const courierNotThere = "courier_not_there"

const here = { required: true, group: "delivery" } as const
const free = { ...here, required: false } as const

/**
 * The form that says where an order goes. The country stays, and by it street, post code and phone are judged.
 *
 * Spec: 10.145, 10.825.
 *
 * @example orderAddressForm("1").sections.flatMap(({ fields }) => fields.map(({ id }) => id)).length // => 7
 */
export const orderAddressForm = (countryId: string): FormRecord => ({
  id: "order_address",
  action: clientOrdersPath,
  sections: [
    {
      id: "order_address_fields",
      legend: "orders.addressChange",
      fields: [
        recordField("delivery_firstname", "firstname", "client.firstName", {
          ...here,
          maxLength: clientLimits.name,
          autocomplete: "shipping given-name",
        }),
        recordField("delivery_lastname", "lastname", "client.lastName", {
          ...here,
          maxLength: clientLimits.name,
          autocomplete: "shipping family-name",
        }),
        recordField("delivery_additional", "additional", "client.firm", {
          ...free,
          maxLength: clientLimits.firm,
          autocomplete: "shipping organization",
        }),
        recordField("delivery_street", "street", "client.deliveryStreet", {
          ...here,
          maxLength: clientLimits.street,
          autocomplete: "shipping street-address",
          region: countryId,
        }),
        recordField("delivery_zipcode", "zipcode", "client.zipcode", {
          ...here,
          maxLength: clientLimits.zipcode,
          autocomplete: "shipping postal-code",
          region: countryId,
        }),
        recordField("delivery_city", "city", "client.city", {
          ...here,
          maxLength: clientLimits.city,
          autocomplete: "shipping address-level2",
        }),
        recordField("delivery_phone", "phone", "client.phone", {
          ...free,
          maxLength: clientLimits.phone,
          autocomplete: "shipping tel",
          region: countryId,
        }),
      ],
    },
  ],
  shown: [],
  copies: [],
})

/**
 * The refusal of an address of this order that the last post came to; null = there was none.
 *
 * Spec: 10.961.
 *
 * @example addressRefusal({ is: "orderAddressRefused", number: "23456-789AB", typed: {}, faults: [] }, "23456-789AC") // => null
 */
export const addressRefusal = (notice: Notice | null, number: string): OrderAddressNotice | null =>
  notice?.is === "orderAddressRefused" && notice.number === number ? notice : null

/**
 * The form for where an order goes: as it goes now, or as an address was typed that the shop did not take, each fault at its field.
 *
 * Spec: 10.825, 10.961, 14.30.
 *
 * @example viewOrderAddress(samplePlaced(), null, polish).fields[0]?.value // => "Ewa"
 */
export function viewOrderAddress(
  { buyer: { delivery } }: Pick<ShownOrder, "buyer">,
  refused: OrderAddressNotice | null,
  texts: TextCatalogue,
): RecordView {
  const now = Object.fromEntries(Object.entries(addressFields).map(([name, part]) => [name, delivery[part]]))
  const verdict = refused === null ? null : { faults: refused.faults, whole: [] }
  const say: FaultText = (fault, catalogue) =>
    fault._tag === "Code" && fault.code === courierNotThere ? formatText(texts, "orders.courierNotThere") : codeFaultText(fault, catalogue)
  return viewRecord(openRecord(orderAddressForm(delivery.countryId), refused?.typed ?? now, { verdict }), texts, say)
}

/**
 * The session-storage key of what is typed for an address of an order.
 *
 * Spec: 6.13, 10.967.
 *
 * @example keptAddressKey("23456-789AB") // => "expchck_order_address_23456-789AB"
 */
export const keptAddressKey = (number: string): string => keptKeyOf(`order_address_${number}`)
