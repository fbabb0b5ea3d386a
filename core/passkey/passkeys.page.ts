import { Effect } from "effect"
import { passkeysSection } from "../addresses/account-addresses.ts"
import type { LoginWays } from "../account/ways/login-ways.ts"
import { accountBasics, forClient, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import { type PageRecord, readWays } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import { type AccountPasskeys, viewPasskeyRow } from "./account-passkeys.ts"
import { savePasskeyMachine } from "./save-passkey-machine.ts"

/** The page of an account's passkeys. */
export interface PasskeysPageModel {
  readonly page: "accountPasskeys"
  readonly frame: PageFrame
  readonly account: AccountPasskeys
  readonly ways: LoginWays
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountPasskeys: { readonly address: SectionAddress; readonly model: PasskeysPageModel }
  }
}

/** The passkeys of who is signed in; anybody else signs in there, and comes back. Spec: 10.620, 10.654. */
export const passkeysPageRecord: PageRecord<"accountPasskeys"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(passkeysSection, path, query)
    return address === null ? null : { page: "accountPasskeys", ...address }
  },
  write: ({ language }) => writeSection(passkeysSection, language),
  open: (_, shop) =>
    Effect.all([shop.passkeys.list(), readWays(shop)], { concurrency: "unbounded" }).pipe(
      Effect.map(([account, ways]) =>
        forClient(writeSection(passkeysSection, null), (frame) =>
          account === null ? { page: "failure", frame, status: 404 } : { page: "accountPasskeys", frame, account, ways },
        ),
      ),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "passkey.heading"), frame) }),
  machines: { savePasskey: listed(savePasskeyMachine) },
  recorded: {
    content: ({ account: { passkeys } }, texts) =>
      passkeys.map((passkey) => {
        const { name, made, used, where } = viewPasskeyRow(passkey, texts)
        return { name, made, used, where }
      }),
  },
}
