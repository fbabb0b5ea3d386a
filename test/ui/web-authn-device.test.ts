import { startRegistration } from "@simplewebauthn/browser"
import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { makeWebAuthnDevice } from "../../adapters/browser/web-authn-device.ts"
import type { Challenge } from "../../core/passkey/ceremony.ts"

vi.mock("@simplewebauthn/browser", async (original) => ({
  ...(await original<object>()),
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: async () => true,
  startRegistration: vi.fn<() => Promise<object>>(async () => ({ response: { clientDataJSON: "AQI", attestationObject: "AQI" } })),
}))

const challenge: Challenge = {
  publicKey: {
    challenge: new Uint8Array([1]),
    rp: { name: "Sklep" },
    user: { id: new Uint8Array([2]), name: "ola" },
    pubKeyCredParams: [],
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test("a passkey that was cancelled while the code for it was on its way is not asked for (20.12)", async () => {
  const device = makeWebAuthnDevice()
  const made = Effect.runPromise(device.create(challenge))
  await Effect.runPromise(device.abort())
  expect(await made).toBe("aborted")
  expect(startRegistration).not.toHaveBeenCalled()
  expect(await Effect.runPromise(device.create(challenge))).toMatchObject({ clientDataJSON: "AQI=" })
})

test("of a browser that cannot tell of an authenticator it is not known, and it is asked nothing else (6.14, 20.6)", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {})
  expect(await Effect.runPromise(makeWebAuthnDevice().facts())).toMatchObject({ hasCredentials: true, hasAuthenticator: null })
})
