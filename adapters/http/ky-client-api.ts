import { Effect } from "effect"
import { HttpFailure } from "../../ports/failures.ts"
import type { ClientApi } from "../../ports/client-api.ts"
import { isSuccess, readReply, refusedDocument } from "./graphql/graphql-client.ts"
import { decodeAccountReply, decodeJudgement, questionsText, toClientDataReply } from "./client-data.wire.ts"
import { decodeReply, named, replyJson, type ShopClient } from "./shop-client.ts"

const decode = decodeReply(decodeJudgement)
const decodeAccount = decodeReply(decodeAccountReply)

/** What the shop says of a client's data, by the platform's own calls. Spec: 7.4 to 7.10, 11.75 to 11.85. */
export const makeKyClientApi = (client: ShopClient): ClientApi => ({
  validate: (questions) =>
    Effect.gen(function* () {
      const { status, text } = yield* client.postJson("/graphql/v1/?query=validateClientData", { query: questionsText(questions) })
      const { data, errors } = yield* readReply({ status, json: yield* replyJson(text) })
      if (!isSuccess(status)) return yield* new HttpFailure({ status })
      if (data === null && errors[0] !== undefined) return yield* refusedDocument(errors[0].message, errors)
      return toClientDataReply(yield* decode(data), questions)
    }).pipe(named("check a form")),
  verifyBankAccount: (number) =>
    Effect.gen(function* () {
      const { status, text } = yield* client.get("/ajax/payments.php", { action: "verify_iban", bankAccount: number })
      if (!isSuccess(status)) return yield* new HttpFailure({ status })
      const { errno } = yield* decodeAccount(yield* replyJson(text))
      return errno == null ? 0 : Number(errno)
    }).pipe(named("check a bank account")),
})
