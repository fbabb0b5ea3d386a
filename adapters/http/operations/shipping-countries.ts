import { Schema } from "effect"
import { type Country, readCountries } from "../../../core/region/country.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Short = Schema.String.check(Schema.isMaxLength(200))

const ShippingCountry = Schema.Struct({
  id: said(Schema.Union([Schema.Int, Short]), "number"),
  name: said(Short),
  selected: said(nullish(Schema.Boolean)),
})
const Countries = Schema.NullOr(Schema.Array(ShippingCountry).check(Schema.isMaxLength(300)))
const Reply = Schema.Struct({ shippingCountries: said(Countries) })

/** The countries that any shop of the platform delivers to, with the one that is set for who asks. Spec: 7.55, 10.1034, 11.471. */
export const shippingCountriesOperation: GraphqlOperation<NoVariables, readonly Country[]> = {
  call: "shipping countries",
  kind: "query",
  field: "shippingCountries",
  args: () => ({}),
  selection: selectionOf(ShippingCountry),
  decode: decodeWith(Reply, ({ shippingCountries }) => readCountries(shippingCountries)),
}
