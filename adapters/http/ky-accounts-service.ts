import { Effect } from "effect"
import ky from "ky"
import { accountsPath } from "../../core/passkey/accounts-call.ts"
import type { AccountsService } from "../../ports/accounts-service.ts"
import { HttpFailure, NetworkFailure, type ShopFailure, TimeoutFailure } from "../../ports/failures.ts"
import { languageCode, type Language } from "../../core/values/language.ts"
import type { ShopFetch } from "./shop-client.ts"

/** Where the accounts service is, and for whom it is asked. */
export interface AccountsServiceDependencies {
  /** its base address, with the slash at its end */
  readonly base: string
  readonly fetch: ShopFetch
  readonly language: Language
  /** milliseconds that one call may take */
  readonly timeoutMs: number
}

/**
 * The accounts service over ky: a post of plain text with the visitor's cookies, past every cache. No content type of its own, so that browsers ask
 * nothing before it.
 *
 * Spec: 7.22 to 7.25, 11.98, 11.99, 11.102.
 */
export function makeKyAccountsService({ base, fetch, language, timeoutMs }: AccountsServiceDependencies): AccountsService {
  const http = ky.create({
    fetch: (input, init) => fetch(input instanceof Request ? input : new Request(input, init)),
    retry: 0,
    timeout: timeoutMs,
    totalTimeout: timeoutMs,
    throwHttpErrors: false,
    credentials: "include",
    cache: "no-cache",
  })
  const addressOf: AccountsService["addressOf"] = (call) => new URL(accountsPath(call), base).href
  return {
    addressOf,
    call: (call, body) =>
      Effect.tryPromise({
        try: async (signal) => {
          const url = new URL(addressOf(call))
          url.searchParams.set("lang", languageCode(language))
          const response = await http.post(url, { body, signal })
          return { status: response.status, text: await response.text() }
        },
        catch: (cause): ShopFailure =>
          // of ky's own and of the browser's
          cause instanceof Error && cause.name === "TimeoutError" ? new TimeoutFailure({ timeoutMs }) : new NetworkFailure({ cause }),
      }).pipe(Effect.flatMap(({ status, text }) => (status >= 200 && status < 300 ? Effect.succeed(text) : new HttpFailure({ status })))),
  }
}
