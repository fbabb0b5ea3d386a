import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { ShellApi } from "../../ports/shell-api.ts"
import type { Language } from "../values/language.ts"
import type { PageFrame } from "../pages/page.ts"
import { plainShell, type Visitor } from "../shell/shell.ts"
import { orElseLogged } from "./or-else-logged.ts"
import type { ReadBasket } from "./read-basket.ts"

const guest: Visitor = { is: "guest" }

/**
 * What every page knows, asked for all at once. A basket or visitor that cannot be read leaves the page standing.
 *
 * Spec: 10.173 (a lost session is silent), 8.52. Fails when the shop does not tell its own shell although it has that call.
 */
export const makeOpenFrame =
  (shellApi: ShellApi, readBasket: ReadBasket, log: ErrorLog) =>
  (language: Language, nowMs: number): Effect.Effect<PageFrame, ShopFailure> =>
    Effect.all(
      {
        shell: shellApi.shell().pipe(Effect.catchTag("NotOffered", () => Effect.succeed(plainShell(language)))),
        visitor: shellApi.visitor().pipe(orElseLogged(log, "read visitor", guest)),
        basket: readBasket(),
        nowMs: Effect.succeed(nowMs),
      },
      { concurrency: "unbounded" },
    )

export type OpenFrame = ReturnType<typeof makeOpenFrame>
