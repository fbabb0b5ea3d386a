import { expect, test } from "vitest"
import { savePasskey } from "../../support/passkey/passkey-calls.ts"
import { makeAuthenticator } from "../../support/passkey/software-authenticator.ts"
import { openRecordedShop } from "../../support/scenario/recorded-shop.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { replayScenario } from "../../../adapters/replay/replay-scenario.ts"

const login = "ola@example.com"

const on = (event: Readonly<Record<string, string | number | boolean>> & { readonly type: string }) => ({
  type: "Machine" as const,
  machine: "passkeySignIn",
  event,
})

test("a copied passkey is refused, and its recording replays without a device, masked (4.17, 20.18, 20.28)", async () => {
  const opened = await openTestShop()
  const device = makeAuthenticator(shopOrigin)
  const client = makeShopper(opened.shop)
  await signIn(client, login, "tajne123")
  expect(await savePasskey(client, device, login)).toMatchObject({ status: "success" })

  // the page's own calls pass the shop's door: what it is asked for and answers is seen there
  let data = ""
  const shop = {
    ...opened.shop,
    fetch: async (request: Request, address?: string) => {
      const response = await opened.shop.fetch(request, address)
      if (request.url.includes("generateLoginRequest")) {
        const reply: { readonly data?: string } = JSON.parse(await response.clone().text())
        data = reply.data ?? ""
      }
      return response
    },
  }
  const { recording, visit, written } = await openRecordedShop({}, { shop, clock: opened.clock })
  const page = await visit().open("/signin.php")
  await page.act(on({ type: "Shown" }))
  await page.act(on({ type: "DeviceKnown", why: "none", offers: false, domain: "shop.local", named: "" }))
  await page.act(on({ type: "SignInPressed" }))
  await page.act(on({ type: "SupportTold", requestId: 1, why: "none" }))
  const given = device.get(data, { isUncounted: true })
  await page.act(
    on({
      type: "PasskeyGiven",
      requestId: 3,
      rawId: given.publicKeyCredentialBinRawId,
      clientDataJSON: given.clientDataJSONBase64,
      authenticatorData: given.authenticatorDataBase64,
      signature: given.signatureBase64,
      userHandle: given.userHandleBinBase64,
    }),
  )
  const [verdict] = await recording.stop()
  const scenario = await written()
  const text = JSON.stringify(scenario)
  expect(verdict).toMatch(/replays the same/)
  const replay = await replayScenario(scenario)
  const differing = replay.entries.flatMap(({ differences, unmatched }) => [...differences, ...unmatched])
  expect([differing, replay.same]).toEqual([[], true])
  for (const secret of [given.signatureBase64, given.publicKeyCredentialBinRawId, login]) expect(text).not.toContain(secret)
  expect(JSON.stringify(scenario.entries.at(-1)?.outcome)).toMatch(
    /"passkeySignIn":\{"busy":false,"message":"X[^"]+","failed":true,"hasButton":true/,
  )
})
