import { readFile } from "node:fs/promises"
import { Effect, Schema } from "effect"
import { NetworkFailure, UnreadableReply } from "../../ports/failures.ts"
import type { VatRegister } from "../../ports/vat-register.ts"

const decode = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Record(Schema.String, Schema.Literals(["registered", "notRegistered", "notChecked"]))),
)

/**
 * A register that is a file: what is said of each number, by the number with its country's letters. It knows no others, so that it says of them that they are not
 * registered. For demonstrations and tests.
 *
 * Spec: 11.680.
 */
export const makeFileVatRegister = (path: string): VatRegister => ({
  ask: ({ country, number }) =>
    Effect.gen(function* () {
      const text = yield* Effect.tryPromise({ try: () => readFile(path, "utf8"), catch: (cause) => new NetworkFailure({ cause }) })
      const said = yield* decode(text).pipe(Effect.mapError((cause) => new UnreadableReply({ at: "the file of VAT numbers", cause })))
      return said[country + number] ?? "notRegistered"
    }),
})
