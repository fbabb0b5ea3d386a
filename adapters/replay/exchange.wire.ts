import { Schema } from "effect"

/** Names and values of a form or a query. */
export const FieldsWire = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)]))

const Body = Schema.NullOr(
  Schema.Union([Schema.Struct({ json: Schema.Unknown }), Schema.Struct({ form: FieldsWire }), Schema.Struct({ text: Schema.String })]),
)

/** One exchange of a tape, as a file tells it. */
export const ExchangeWire = Schema.Struct({
  side: Schema.Literals(["server", "browser"]),
  request: Schema.Struct({
    method: Schema.String.check(Schema.isPattern(/^[A-Z]{3,7}$/)),
    path: Schema.String.check(Schema.isPattern(/^\//)),
    query: FieldsWire,
    contentType: Schema.String,
    body: Body,
  }),
  response: Schema.NullOr(
    Schema.Struct({
      // what a Response can be made with
      status: Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 })),
      headers: Schema.Struct({
        "content-type": Schema.optionalKey(Schema.String),
        location: Schema.optionalKey(Schema.String),
        "set-cookie": Schema.optionalKey(Schema.Array(Schema.String)),
      }),
      body: Body,
    }),
  ),
  gaveUp: Schema.optionalKey(Schema.Literal(true)),
})
