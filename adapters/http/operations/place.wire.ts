import { Schema } from "effect"
import type { DeliveryPlace } from "../../../core/region/delivery-place.ts"
import { said } from "../recorded-field.ts"
import { nullish } from "../graphql/selection.ts"

const Name = Schema.String.check(Schema.isMaxLength(200))

/** Where a visitor's things go, and where else they could. Spec: 11.150. */
export const WirePlace = Schema.Struct({
  countries: Schema.Array(
    Schema.Struct({ id: said(Name, "number"), name: said(Name), zipcode: said(Name), selected: said(Schema.Boolean) }),
  ).check(Schema.isMaxLength(300)),
  regionChosen: Schema.Boolean,
  zipcode: said(nullish(Name)),
})

/** A place that is none of its countries is not told. Spec: 11.150. */
export function toPlace({ countries, regionChosen, zipcode }: typeof WirePlace.Type): DeliveryPlace | null {
  const selected = countries.find((country) => country.selected)
  if (selected === undefined) return null
  return {
    countries: countries.map(({ id, name, zipcode: postcodeFormat }) => ({ id, name, postcodeFormat })),
    countryId: selected.id,
    isCountryChosen: regionChosen,
    postcode: zipcode ?? null,
  }
}
