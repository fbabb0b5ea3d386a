import type { FieldNames } from "../values/field-names.ts"

/** What the fields of shoppers' events hold, where it is a code of the shop or a number: what a recording may keep of them. */
export const eventNames: FieldNames = {
  attribute: "code",
  by: "number",
  dateId: "code",
  days: "number",
  itemId: "code",
  optionId: "code",
  partId: "code",
  productId: "number",
  quantity: "number",
  sizeId: "code",
  value: "code",
}
