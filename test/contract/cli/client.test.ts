import { expect, test } from "vitest"
import { clientAnswer, clientDisconnected, clientsAnswer } from "../../../cli/shop/client-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { ola, olaThere, openWaysShop, register, signInBy, zofia } from "../../support/shop/login-ways.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { signIn } from "../../support/shop/sign-in.ts"

test("`witryna client` lists accounts with how they sign in, shows one, and takes a service away but for the last way in (10.797)", async () => {
  const { place, shopper } = await openWaysShop()
  await signIn(shopper, ola.login, ola.password)
  await signInBy(shopper, olaThere)
  await shopper.send("/login.php?operation=logout")
  await signInBy(shopper)
  await register(shopper)
  const { data, words } = await clientsAnswer(place)
  expect(data).toContainEqual({
    login: zofia.email,
    email: zofia.email,
    kind: "client",
    signsInBy: { password: false, passkeys: 0, services: ["demo"] },
  })
  expect(words).toContain("ola@example.com  client  password, demo")
  const shown = await clientAnswer(place, "zofia@example.org")
  expect(shown.data).toMatchObject({
    addresses: [{ purpose: "billing", street: "Polna 3/4" }],
    services: [{ service: "demo", email: zofia.email }],
    orders: [],
  })
  expect(JSON.stringify(shown)).not.toMatch(/scrypt|subject|hash/)
  const disconnected = (typed: string) => clientDisconnected(place, { typed, service: "demo", language: "en", nowMs: testNowMs })
  await expect(disconnected(zofia.email)).rejects.toThrow("no other way in")
  expect((await disconnected(ola.login)).words).toBe("Disconnected: demo")
  await expect(disconnected(ola.login)).rejects.toThrow("not connected with demo")
  await expect(clientAnswer(place, "nikt")).rejects.toBeInstanceOf(UserError)
})

test("an account is found by its address as well, and its owner is told by mail what was taken away (10.133, 10.796)", async () => {
  const { place, shopper, next } = await openWaysShop()
  expect((await clientAnswer(place, "HURT@example.com")).data).toMatchObject({ login: "hurt" })
  await signIn(shopper, ola.login, ola.password)
  await signInBy(shopper, olaThere)
  await next()
  await clientDisconnected(place, { typed: ola.login, service: "demo", language: "en", nowMs: testNowMs })
  // whatever has the running shop look for mails
  await shopper.post("/password-recover.php", { operation: "ask", login: "nobody" })
  const mail = await next()
  expect([mail.kind, mail.to, mail.subject.startsWith("Demo account does not sign in to your account any more")]).toEqual([
    "loginDisconnected",
    ola.login,
    true,
  ])
  expect(mail.text).toContain("https://shop.local/login.php?section=connections&lang=eng")
})
