import { Effect } from "effect"
import { readLimitedBody } from "../../core/web/limited-body.ts"
import { HttpFailure, NetworkFailure, UnreadableReply } from "../../ports/failures.ts"
import type { VatRegister } from "../../ports/vat-register.ts"
import { decodeReply, named, replyJson, type ShopFetch } from "./shop-client.ts"
import { decodeViesReply, toVatAnswer } from "./vies-reply.wire.ts"

/** Where VIES of the European Commission is asked. */
export const viesAddress = "https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number"

/** An answer has a name and an address in it, and no more. */
const maxReplyBytes = 16_384

const decode = decodeReply(decodeViesReply)

/**
 * VIES, the register of VAT numbers of the European Union. It is told the number and nothing else, follows no redirect, and reads no more than an
 * answer can be; whoever asks sets the time limit.
 *
 * Spec: 11.681.
 *
 * @param fetch carries a request to it
 */
export const makeViesRegister = (fetch: ShopFetch): VatRegister => ({
  ask: (asked) =>
    Effect.gen(function* () {
      const { status, body } = yield* Effect.tryPromise({
        try: async (signal) => {
          const answer = await fetch(requestAbout(asked, signal))
          return { status: answer.status, body: await readLimitedBody(answer, maxReplyBytes) }
        },
        catch: (cause) => new NetworkFailure({ cause }),
      })
      if (status !== 200) return yield* new HttpFailure({ status })
      if (body === null) return yield* new UnreadableReply({ at: `longer than ${maxReplyBytes} bytes`, cause: null })
      const reply = yield* decode(yield* replyJson(new TextDecoder().decode(body)))
      return toVatAnswer(reply, asked)
    }).pipe(named("VIES")),
})

const requestAbout = ({ country, number }: Parameters<VatRegister["ask"]>[0], signal: AbortSignal): Request =>
  new Request(viesAddress, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ countryCode: country, vatNumber: number }),
    redirect: "manual",
    signal,
  })
