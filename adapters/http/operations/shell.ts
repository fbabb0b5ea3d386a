import type { GraphqlOperation, NoVariables } from "../graphql/graphql-call.ts"
import { decodeShellReply, type ShellReply } from "./shell.wire.ts"

/** What every page shares; only this project's shop has it. The menu has at most three levels (Spec: 10.28). */
export const shellOperation: GraphqlOperation<NoVariables, ShellReply> = {
  call: "shell",
  decode: decodeShellReply,
  document: () => `query {
  ownShop {
    name claim priceType afterAdding
    priceFormat { mask groupSeparator decimalSeparator symbol symbolBefore space }
    contact { company street zipcode city taxNumber phone email hours }
    menu { id name link children { id name link children { id name link } } }
    contentPages { key title link }
    texts { key text }
  }
}`,
}
