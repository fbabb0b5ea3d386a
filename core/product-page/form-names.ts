import type { FieldNames } from "../values/field-names.ts"

/** The names of the fields of product forms and of the cart, and what each holds: what a recording may keep of them. */
export const productFormNames: FieldNames = {
  additional: "free",
  bundle_number: "number",
  bundle_product: "number",
  bundle_size: "code",
  bundleParts: "free",
  bundleProducts: "free",
  bundledId: "number",
  days_in_period: "number",
  for_points: "free",
  mode: "number",
  number: "number",
  own_collection: "free",
  own_date: "code",
  own_number: "free",
  own_rows: "number",
  product: "number",
  purchase: "free",
  quick_payment: "free",
  row: "free",
  size: "code",
  subscription: "free",
  subscription_period: "free",
}
