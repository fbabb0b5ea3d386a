import { Schema } from "effect"
import { parseCurrencyId } from "../../../core/pricing/currency.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Amount = Schema.Struct({
  value: said(Schema.NullOr(WireNumber), "code"),
  formatted: said(nullish(Schema.String.check(Schema.isMaxLength(60)))),
  currency: said(nullish(Schema.String.check(Schema.isMaxLength(20)))),
})
const Product = Schema.Struct({
  price: said(nullish(Schema.Struct({ price: said(nullish(Schema.Struct({ gross: said(nullish(Amount)) }))) }))),
})
const Reply = Schema.Struct({ products: said(Schema.NullOr(Schema.Struct({ products: said(nullish(Schema.Array(Product))) })), "ids") })

/** A price as a number and as the shop writes it. */
export interface PriceInWords {
  readonly value: number
  /** null = the shop tells it as a number alone */
  readonly formatted: string | null
  /** the letters of its currency, such as "PLN"; null = the shop does not tell */
  readonly currency: string | null
}

/** How a shop of the platform writes the prices of some products: what it does not price is left out. Spec: 10.990, 11.11. */
export const priceWordsOperation: GraphqlOperation<{ readonly productIds: readonly number[] }, readonly PriceInWords[]> = {
  call: "price words",
  mayLack: true,
  kind: "query",
  field: "products",
  args: ({ productIds }) => ({ searchInput: { productsId: productIds } }),
  selection: selectionOf(Reply.fields.products),
  decode: decodeWith(Reply, ({ products }) =>
    (products?.products ?? []).flatMap(({ price }): readonly PriceInWords[] => {
      const { value = null, formatted = null, currency = null } = price?.price?.gross ?? {}
      return value === null ? [] : [{ value, formatted, currency: currency === null ? null : parseCurrencyId(currency) }]
    }),
  ),
}
