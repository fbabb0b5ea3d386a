import { Schema } from "effect"
import type { LoginWay, LoginWays } from "../../../core/account/ways/login-ways.ts"
import { isOwnPath } from "../../../core/web/web-address.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Option = Schema.Struct({
  id: Schema.String,
  loginUrl: Schema.String,
  isConnected: said(Schema.Boolean),
  disconnectUrl: Schema.NullOr(Schema.String),
  ownName: Schema.String,
  ownEmail: Schema.String,
  ownMadeDay: Schema.String,
  ownUsedDay: Schema.String,
})
const OptionsReply = Schema.Struct({ loginOptions: said(Schema.Array(Option)) })

/** A service that leads off the shop, or is called nothing, is none: the shop's own address leads there. */
function toOptions({ loginOptions }: typeof OptionsReply.Type): readonly LoginWay[] {
  return loginOptions.flatMap(({ id, loginUrl, isConnected, disconnectUrl, ownName, ownEmail, ownMadeDay, ownUsedDay }) =>
    ownName === "" || !isOwnPath(loginUrl)
      ? []
      : [
          {
            id,
            name: ownName,
            loginUrl,
            isConnected,
            disconnectUrl: disconnectUrl !== null && isOwnPath(disconnectUrl) ? disconnectUrl : "",
            email: ownEmail,
            madeDay: ownMadeDay,
            usedDay: ownUsedDay,
          },
        ],
  )
}

/** By which services of others clients sign in. Only this project's shop tells what they are called. Spec: 7.52, 11.565. */
export const loginOptionsOperation: GraphqlOperation<NoVariables, readonly LoginWay[]> = {
  call: "login options",
  kind: "query",
  field: "loginOptions",
  args: () => ({}),
  selection: selectionOf(Option),
  decode: decodeWith(OptionsReply, toOptions),
}

const Waiting = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  hasAccount: said(Schema.Boolean),
})
const State = Schema.Struct({
  isFresh: said(Schema.Boolean),
  hasPassword: said(Schema.Boolean),
  waiting: said(Schema.NullOr(Waiting)),
})
const StateReply = Schema.Struct({ ownLoginState: said(State) })

/** Who has come back from a service, and whether one can be connected now. Only this project's shop has it. Spec: 11.566. */
export const loginStateOperation: GraphqlOperation<NoVariables, Omit<LoginWays, "options">> = {
  call: "login state",
  kind: "query",
  field: "ownLoginState",
  args: () => ({}),
  selection: selectionOf(State),
  decode: decodeWith(StateReply, ({ ownLoginState }: typeof StateReply.Type) => ownLoginState),
}
