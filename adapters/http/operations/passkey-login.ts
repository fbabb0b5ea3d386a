import { Schema } from "effect"
import type { ShopSignIn } from "../../../core/passkey/passkey-flow.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Login = Schema.Struct({ status: said(Schema.String), login: Schema.String })
const LoginReply = Schema.Struct({ loginByIAIAccountsToken: Login })

/** Opens the session of a good sign-in by its token. Spec: 7.26, 11.103. */
export const tokenLoginOperation: GraphqlOperation<{ readonly token: string }, ShopSignIn> = {
  call: "sign in with a passkey",
  kind: "mutation",
  name: "loginByToken",
  field: "loginByIAIAccountsToken",
  args: ({ token }) => ({ token }),
  selection: selectionOf(Login),
  decode: decodeWith(LoginReply, ({ loginByIAIAccountsToken }: typeof LoginReply.Type) => loginByIAIAccountsToken),
}
