import { Schema } from "effect"
import { type ClientAccount, type ConsentName, readPurpose } from "../../../core/account/sections/client-account.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"

const Address = Schema.Struct({
  addressId: holds(Schema.Int, "number"),
  purpose: said(Schema.String),
  firstName: Schema.String,
  lastName: Schema.String,
  firm: Schema.String,
  street: Schema.String,
  zipcode: Schema.String,
  city: Schema.String,
  countryId: Schema.String,
  country: Schema.String,
  phone: Schema.String,
  provinceCode: Schema.String,
  isDefault: said(Schema.Boolean),
  version: holds(Schema.Int, "number"),
})
const Consent = Schema.Struct({ name: Schema.String, isGiven: Schema.Boolean, day: Schema.String })
const Points = Schema.Struct({ amount: holds(Schema.String, "number"), reason: Schema.String, day: Schema.String })
const Session = Schema.Struct({
  key: Schema.String,
  device: Schema.String,
  isThis: Schema.Boolean,
  openedDay: Schema.String,
  usedDay: Schema.String,
})
const Told = Schema.Struct({
  type: holds(Schema.String, "code"),
  firm: Schema.String,
  taxNumber: Schema.String,
  phone: Schema.String,
  birthDate: Schema.String,
  iban: Schema.String,
  version: holds(Schema.Int, "number"),
  mayChangeCompany: said(Schema.Boolean),
  countryId: Schema.String,
  provinceCountryId: Schema.String,
  addresses: said(Schema.Array(Address)),
  consents: said(Schema.Array(Consent)),
  points: said(Schema.Array(Points)),
  sessions: said(Schema.Array(Session)),
  pendingEmail: Schema.String,
})
const Reply = Schema.Struct({ ownAccount: said(Schema.NullOr(Told)) })

const isConsent = (name: string): name is ConsentName => name === "terms" || name === "mailing" || name === "sms"

/** An address for a thing that this storefront does not know is not shown, and neither is such a consent. */
function toAccount({ ownAccount: told }: typeof Reply.Type): ClientAccount | null {
  if (told === null) return null
  return {
    ...told,
    type: told.type === "firm" ? "firm" : "person",
    addresses: told.addresses.flatMap((address) => {
      const purpose = readPurpose(address.purpose)
      return purpose === null ? [] : [{ ...address, purpose }]
    }),
    consents: told.consents.flatMap(({ name, ...answer }) => (isConsent(name) ? [{ name, ...answer }] : [])),
  }
}

/** All that the account's pages show of who is signed in. Only this project's shop has it. Spec: 11.472. */
export const accountOperation: GraphqlOperation<NoVariables, ClientAccount | null> = {
  call: "account",
  kind: "query",
  field: "ownAccount",
  args: () => ({}),
  selection: selectionOf(Told),
  decode: decodeWith(Reply, toAccount),
}

const Key = Schema.Struct({ works: said(Schema.Boolean) })
const KeyReply = Schema.Struct({ ownEmailKey: said(Key) })

/** Whether the key of a mail's link confirms an e-mail address. Only this project's shop has it. Spec: 11.475. */
export const emailKeyOperation: GraphqlOperation<{ readonly token: string }, boolean> = {
  call: "email key",
  kind: "query",
  field: "ownEmailKey",
  args: ({ token }) => ({ token }),
  selection: selectionOf(Key),
  decode: decodeWith(KeyReply, ({ ownEmailKey }: typeof KeyReply.Type) => ownEmailKey.works),
}
