import { Schema } from "effect"
import { readCountries } from "../../../core/region/country.ts"
import type { RegionSettings } from "../../../core/region/region-settings.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Short = Schema.String.check(Schema.isMaxLength(200))

const Region = Schema.Struct({
  countries: said(
    Schema.Array(
      Schema.Struct({
        id: said(Short, "number"),
        name: said(Short),
        group: said(Short),
        lang: said(Schema.Array(Schema.Struct({ id: said(Short, "number"), site: said(nullish(Schema.String), "address") }))),
        default: said(Schema.Boolean),
        recommended: said(Schema.Boolean),
        selected: said(Schema.Boolean),
        currencyId: said(Short),
        currencySymbol: said(Short),
        defaultName: said(Short),
        recommendedName: said(Short),
        selectedName: said(Short),
      }),
    ).check(Schema.isMaxLength(300)),
  ),
  currencies: said(
    Schema.Array(Schema.Struct({ id: said(Short, "number"), symbol: said(Short), selected: said(Schema.Boolean) })).check(
      Schema.isMaxLength(50),
    ),
  ),
  chooser: said(nullish(Schema.Literals(["select", "recommended", "default"]))),
})
const Reply = Schema.Struct({ ownRegion: said(Region) })

/** Which country of delivery, language and currency there are, and which are set; only this project's shop has it. Spec: 11.240. */
export const regionSettingsOperation: GraphqlOperation<NoVariables, RegionSettings> = {
  call: "region settings",
  kind: "query",
  field: "ownRegion",
  args: () => ({}),
  selection: selectionOf(Region),
  decode: decodeWith(Reply, ({ ownRegion: { countries, currencies, chooser } }) => ({
    countries: readCountries(countries),
    currencies: currencies.map(({ id, symbol, selected }) => ({ id, symbol, isSelected: selected })),
    chooser: chooser ?? null,
  })),
}
