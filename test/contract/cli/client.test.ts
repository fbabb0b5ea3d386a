import { expect, test } from "vitest"
import { clientAnswer, clientDisconnected, clientsAnswer } from "../../../cli/shop/client-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { ola, olaThere, openWaysShop, register, signInBy, zofia } from "../../support/shop/login-ways.ts"
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
  await expect(clientDisconnected(place, zofia.email, "demo")).rejects.toThrow("no other way in")
  expect((await clientDisconnected(place, ola.login, "demo")).words).toBe("Disconnected: demo")
  await expect(clientDisconnected(place, ola.login, "demo")).rejects.toThrow("not connected with demo")
  await expect(clientAnswer(place, "nikt")).rejects.toBeInstanceOf(UserError)
})
