import { expect, test } from "vitest"
import { type PlatformFault, withFaults } from "../../../fixtures/platform-shop/platform-faults.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { platformOrigin } from "../../support/platform-shop/shop-visit.ts"

const faults: PlatformFault[] = []
const waited: number[] = []
const shop = withFaults(platformShop({ theme: "current" }), faults, (ms) => {
  waited.push(ms)
  return Promise.resolve()
})
const asked = (path: string, fault: PlatformFault): Promise<Response> => {
  faults.splice(0, faults.length, fault)
  return shop(new Request(`${platformOrigin}${path}`))
}
const path = "/product-pol-201"
const at = /product-pol-201/
const whole = async () => (await platformShop({ theme: "current" })(new Request(`${platformOrigin}${path}`))).text()

test("a slow answer is waited for by the test's own hands, and only where it is slow", async () => {
  await (await asked(path, { at, does: "slow", ms: 3000 })).text()
  await (await asked("/", { at, does: "slow", ms: 9000 })).text()
  expect(waited).toEqual([3000])
})

test("an address that fails has its status and headers", async () => {
  const response = await asked(path, { at, does: "fail", status: 503, headers: { "retry-after": "5" } })
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
})

test("a page that lies contradicts itself", async () => {
  const html = await (await asked(path, { at, does: "liePrices" })).text()
  expect(html).toMatch(/id="projector_price_value"[^>]*content="89\.00"[^>]*>99,00 zł/)
})

test("the sign-in comes in place of the page with status 200", async () => {
  const response = await asked(path, { at, does: "signInInstead" })
  expect([response.status, (await response.text()).includes('id="user_login"')]).toEqual([200, true])
})

test("a body is longer, half, or breaks off", async () => {
  const length = (await whole()).length
  expect((await (await asked(path, { at, does: "hugeBody", bytes: 3_000_000 })).text()).length).toBeGreaterThan(3_000_000)
  const half = (await (await asked(path, { at, does: "halfBody" })).text()).length
  expect(Math.abs(half - length / 2)).toBeLessThan(length / 20)
  await expect((await asked(path, { at, does: "breakOff" })).text()).rejects.toThrow("broke off")
})
