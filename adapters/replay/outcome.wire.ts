import { Schema } from "effect"

const text = Schema.String
const maybe = Schema.NullOr(Schema.String)

const Product = Schema.Struct({
  price: text,
  maxPrice: maybe,
  lowestPrice: maybe,
  availability: maybe,
  sizes: Schema.Array(Schema.Struct({ name: text, state: Schema.Literals(["selected", "disabled", "available"]) })),
  quantity: text,
  button: Schema.Struct({ label: text, enabled: Schema.Boolean }),
  hint: maybe,
  alert: maybe,
})

const Cart = Schema.Struct({
  rows: Schema.Array(Schema.Struct({ name: text, size: maybe, price: text, quantity: text, sum: text, problem: maybe })),
  worth: text,
  shipping: maybe,
  total: text,
  toFreeShipping: maybe,
})

/** What a shopper saw, as a file or a recorded page tells it. */
export const OutcomeWire = Schema.Struct({
  address: text,
  page: Schema.Literals(["home", "product", "category", "cart", "signIn", "account", "content", "message", "failure"]),
  status: Schema.optionalKey(Schema.Int),
  title: Schema.optionalKey(text),
  product: Schema.optionalKey(Product),
  cart: Schema.optionalKey(Cart),
  basket: Schema.Struct({ counter: text, worth: text }),
  message: Schema.optionalKey(text),
})
