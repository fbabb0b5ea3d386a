import { expect, test } from "vitest"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { basketOf, makeShopper, noticeOf } from "../../support/shop/shopper.ts"
import { signIn, signInOutcome } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const dayMs = 86_400_000

test("who is signed in when the clock is set back stays so, and goes on buying", async () => {
  const { shop, clock } = await openTestShop()
  const shopper = makeShopper(shop)
  await signIn(shopper, "ola@example.com", "tajne123")
  clock.nowMs -= dayMs
  await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
  expect(await noticeOf(shopper)).toMatchObject({ is: "added", productId: 602 })
  expect(await shopper.data("{ client { login } }")).toEqual({ client: { login: "ola@example.com" } })
  expect(await basketOf(shopper)).toEqual([[602, "uniw", 1]])
  clock.nowMs += dayMs
  expect(await basketOf(shopper)).toEqual([[602, "uniw", 1]])
})

test("a session from before the clock was set back lives a day longer at most, and then is over", async () => {
  const { shop, clock } = await openTestShop()
  const shopper = makeShopper(shop)
  await signIn(shopper, "ola@example.com", "tajne123")
  const login = () => shopper.data("{ client { login } }")
  clock.nowMs -= dayMs
  clock.nowMs += 31 * dayMs - 1
  expect(await login()).toEqual({ client: { login: "ola@example.com" } })
  clock.nowMs += 1
  expect(await login()).toEqual({ client: null })
})

test("a session that is used after the clock was set back lives from then on as long as any other", async () => {
  const { shop, clock } = await openTestShop()
  const shopper = makeShopper(shop)
  await signIn(shopper, "ola@example.com", "tajne123")
  const login = () => shopper.data("{ client { login } }")
  clock.nowMs -= 365 * dayMs
  await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
  clock.nowMs += 30 * dayMs - 1
  expect(await login()).toEqual({ client: { login: "ola@example.com" } })
  clock.nowMs += 1
  expect(await login()).toEqual({ client: null })
})

test("wrong tries from before the clock was set back lock nobody out", async () => {
  const { shop, clock } = await openTestShop()
  const shopper = makeShopper(shop)
  for (let tries = 0; tries < 10; tries++) await signIn(shopper, "ola@example.com", "wrong")
  expect(await signInOutcome(shopper, "ola@example.com", "tajne123")).toBe("later")
  clock.nowMs -= dayMs
  expect(await signInOutcome(shopper, "ola@example.com", "tajne123")).toBe("/login.php")
})

test("a server whose clock was set back has not run for less than no time", async () => {
  const clock = { nowMs: 1_700_000_000_000 }
  const server = openTestServer({ nowMs: () => clock.nowMs })
  clock.nowMs -= dayMs
  expect(await (await server.get("/healthz")).json()).toMatchObject({ status: "ok", uptime: 0 })
})
