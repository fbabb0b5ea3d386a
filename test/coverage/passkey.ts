import type { Coverage } from "./coverage.ts"

/** Passkeys: support of a browser, the flow and its ends. */
export const passkeyCoverage: Coverage = {
  "4.17": { by: "core/passkey/passkey-flow.ts#passkeyFlow", test: "a login, and the shop's own sign-in last" },
  "6.2": {
    by: "core/passkey/passkey-flow.ts#passkeyFlow",
    test: "a registration, for an existing client: with the login and the token of one",
  },
  "6.14": {
    by: "core/passkey/support.ts#passkeySupport",
    test: "fetch, the credentials API and a platform authenticator: without %s code 1",
  },
  "6.15": {
    by: "core/passkey/support.ts#passkeySupport",
    test: "a setting that is on: %s turned off refuses it, and only it",
  },
  "6.16": { by: "core/passkey/support.ts#passkeySupport", test: "Safari below version 15 is not supported: %s" },
  "8.45": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a browser without support has error code 1" },
  "8.46": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a flow that ended with %s says so in both languages" },
  "8.47": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a flow that ended with %s says so in both languages" },
  "8.48": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a flow that ended with %s says so in both languages" },
  "8.49": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a flow that ended with %s says so in both languages" },
  "8.50": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a flow that ended with %s says so in both languages" },
  "8.51": { by: "core/passkey/view-passkey.ts#viewPasskey", test: "a flow that ended with %s says so in both languages" },
}
