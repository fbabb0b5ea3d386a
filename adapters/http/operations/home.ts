import type { GraphqlOperation, NoVariables } from "../graphql/graphql-call.ts"
import { tileSelection } from "../graphql/tile.wire.ts"
import { decodeHomeReply, type HomeReply } from "./home.wire.ts"

/** What the home page shows; only this project's shop has it. */
export const homeOperation: GraphqlOperation<NoVariables, HomeReply> = {
  call: "home",
  decode: decodeHomeReply,
  document: () => `query {
  ownHome {
    hero ${tileSelection}
    chosen ${tileSelection}
    reduced ${tileSelection}
  }
}`,
}
