import { type AnswerPasskeys, makeAnswerPasskeys } from "../../core/use-cases/answer-passkeys.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { PasskeyDevice } from "../../ports/passkey-device.ts"
import type { GraphqlClient } from "../http/graphql/graphql-client.ts"
import { type AccountsServiceDependencies, makeKyAccountsService } from "../http/ky-accounts-service.ts"
import { passkeyCalls } from "../http/ky-passkey-calls.ts"

/** What answers a page about passkeys: a file of its own, which comes when a page asks about them. */
export const openPasskeys = (
  service: AccountsServiceDependencies,
  device: PasskeyDevice,
  client: GraphqlClient,
  log: ErrorLog,
): AnswerPasskeys => makeAnswerPasskeys(device, makeKyAccountsService(service), passkeyCalls(client), log)
