import { expect, test } from "vitest"
import { makeMemoryShared } from "../../../fixtures/shop/sharing/memory-shared.ts"
import type { ShopShared } from "../../../fixtures/shop/sharing/shop-shared.ts"
import { attemptLimit, beginAttempt, type Trier } from "../../../fixtures/shop/sign-in/attempts.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { fromAddress, signIn, signInOutcome } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { isOnServer } from "../../support/store/test-databases.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

/** As many failed tries as there may be, counted as the shop counts them, without the hashing of their passwords. */
async function tryInVain(shared: ShopShared, trier: (round: number) => Partial<Trier>): Promise<void> {
  for (let round = 0; round < attemptLimit.tries; round += 1)
    await beginAttempt(shared, { login: "hurt", address: null, device: null, ...trier(round) }, testNowMs)
}

test("after ten failed tries of a login within a minute the next is told to come later, right or wrong; good ones do not count", async () => {
  const { shop, clock } = await openTestShop()
  const shopper = makeShopper(shop)
  for (let round = 0; round < 2; round += 1) await signIn(shopper, "hurt", "hurtowo1")
  for (let round = 0; round < 10; round += 1) await signIn(makeShopper(shop), round % 2 === 0 ? "hurt" : "HURT", "zgaduje")
  expect(await signInOutcome(makeShopper(shop), "hurt", "hurtowo1")).toBe("later")
  expect(await signIn(makeShopper(shop), "ola@example.com", "tajne123")).toEqual([303, "/login.php"])
  clock.nowMs += 60_000
  expect(await signIn(makeShopper(shop), "hurt", "hurtowo1")).toEqual([303, "/login.php"])
})

test("ten failed tries from one address stop that address, whatever the logins, and no other", async () => {
  const counted: string[] = []
  const own = makeMemoryShared()
  const { shop, shared } = await openTestShop({ shared: { ...own, count: (of, ...rest) => (counted.push(...of), own.count(of, ...rest)) } })
  const from = (address: string, login: string, password: string) => signInOutcome(makeShopper(fromAddress(shop, address)), login, password)
  await tryInVain(shared, (round) => ({ login: `login${round}`, address: "203.0.113.7" }))
  expect(await from("203.0.113.7", "hurt", "hurtowo1")).toBe("later")
  expect(await from("203.0.113.8", "hurt", "hurtowo1")).toBe("/login.php")
  expect(counted.length).toBeGreaterThan(attemptLimit.tries)
  expect(counted.join()).not.toMatch(/203\.0\.113|login\d/)
})

test("a login and the address of its account are counted apart, or the count would tell that they belong together (10.1085)", async () => {
  const { shop, shared } = await openTestShop()
  await tryInVain(shared, () => ({}))
  expect(await signInOutcome(makeShopper(shop), "hurt", "hurtowo1")).toBe("later")
  expect(await signInOutcome(makeShopper(shop), "hurt@example.com", "zgaduje")).toBe("wrong")
  await tryInVain(shared, () => ({ login: "hurt@example.com" }))
  expect(await signInOutcome(makeShopper(shop), "hurt@example.com", "hurtowo1")).toBe("later")
})

test("a network is an IPv4 address, or the /64 of an IPv6 address", async () => {
  const { shop, shared } = await openTestShop()
  const from = (address: string, login: string) => signInOutcome(makeShopper(fromAddress(shop, address)), login, "zgaduje")
  await tryInVain(shared, (round) => ({ login: `login${round}`, address: `2001:db8:0:7::${round}` }))
  expect(await from("2001:0db8:0000:0007:ffff:1:2:3", "another")).toBe("later")
  expect(await from("2001:db8:0:8::1", "another")).toBe("wrong")
})

test("a device that signed in before is not locked out by strangers, and has ten tries of its own", async () => {
  const { shop, shared, database } = await openTestShop()
  const owner = makeShopper(shop)
  await signIn(owner, "hurt", "hurtowo1")
  await tryInVain(shared, () => ({}))
  expect(await signInOutcome(makeShopper(shop), "hurt", "hurtowo1")).toBe("later")
  expect((await signIn(owner, "hurt", "hurtowo1"))[1]).toBe("/login.php")
  expect(await signInOutcome(owner, "ola@example.com", "zgaduje")).toBe("wrong")
  const [device] = (await database.all("SELECT token_hash FROM known_device")).map((row) => String(row["token_hash"]))
  await tryInVain(shared, () => ({ device: device ?? "" }))
  expect(await signInOutcome(owner, "hurt", "hurtowo1")).toBe("later")
})

test("more sign-ins at once than passwords can be hashed are told so at once, and count as no try", async () => {
  const { shop } = await openTestShop()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      shop.fetch(
        new Request(`${shopOrigin}/signin.php`, {
          method: "POST",
          body: new URLSearchParams({ operation: "login", login: `login${at}`, password: "zgaduje" }),
        }),
        `203.0.113.${at}`,
      ),
    ),
  )
  const busy = answers.filter(({ status }) => status === 503)
  const judged = answers.filter(({ status }) => status === 303)
  expect(busy.length + judged.length).toBe(20)
  expect(busy.length).toBeGreaterThan(0)
  // a server counts tries one behind another, so that a place may be free again when the last ones come
  expect(judged.length).toBeGreaterThanOrEqual(6)
  if (!isOnServer) expect(judged).toHaveLength(6)
  expect([busy[0]?.headers.get("retry-after"), await busy[0]?.text()]).toEqual(["5", expect.stringContaining("Spróbuj ponownie za chwilę")])
  expect((await signIn(makeShopper(shop), "ola@example.com", "tajne123"))[1]).toBe("/login.php")
})

test("a clock that is set back locks nobody out: tries of a time that is yet to come do not count", async () => {
  const shared = makeMemoryShared()
  const trier = { login: "ola@example.com", address: null, device: null }
  for (let tries = 0; tries < attemptLimit.tries; tries += 1) await beginAttempt(shared, trier, testNowMs)
  expect(await beginAttempt(shared, trier, testNowMs)).toBeNull()
  expect(await beginAttempt(shared, trier, testNowMs - 3_600_000)).not.toBeNull()
})
