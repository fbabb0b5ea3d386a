import { expect, test } from "vitest"
import { openTestServer } from "../../support/server/open-test-server.ts"

const server = openTestServer({ takeRecorded: async () => null })

test.each([
  ["a page", "/", "GET", 200],
  ["a page that is not there", "/nothing", "GET", 404],
  ["a page that breaks", "/breaks", "GET", 500],
  ["a page asked without its body", "/product", "HEAD", 200],
  ["an answer of the shop", "/graphql/v1/", "POST", 200],
  ["a refused post", "/", "POST", 405],
  ["a method that nothing takes", "/", "DELETE", 405],
  ["the health report", "/healthz", "GET", 200],
  ["a recorded event", "/__recording", "POST", 204],
])("%s carries every security header", async (_, path, method, status) => {
  const response = await server.send(path, { method, ...(method === "POST" ? { body: "{}" } : {}), headers: { accept: "text/html" } })
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test("a page's policy allows only its own nonce, and the next page has another", async () => {
  const [first, second] = [await server.get("/"), await server.get("/")]
  const policy = first.headers.get("content-security-policy") ?? ""
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none"
  expect(nonce).toMatch(/^[\w-]{22}$/)
  expect(policy).toContain(`script-src 'nonce-${nonce}';`)
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types witryna default",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
  expect(await first.text()).toContain(`nonce="${nonce}"`)
  expect(second.headers.get("content-security-policy")).not.toBe(policy)
})

test("only https is told to stay https", async () => {
  expect((await server.get("/")).headers.has("strict-transport-security")).toBe(false)
  const behindProxy = openTestServer({ trustsProxy: true })
  const secure = await behindProxy.get("/", { "x-forwarded-proto": "https", "x-forwarded-host": "witryna.example" })
  expect(secure.headers.get("strict-transport-security")).toBe("max-age=86400")
  expect(behindProxy.pages.asked[0]?.url.href).toBe("https://witryna.example/")
})

test("a client cannot claim https or a host unless the proxy is trusted", async () => {
  const untrusting = openTestServer()
  const response = await untrusting.get("/", { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" })
  expect(response.headers.has("strict-transport-security")).toBe(false)
  expect(untrusting.pages.asked[0]?.url.href).toBe("http://shop.test/")
})

test("development leaves out Trusted Types and nothing else of weight", async () => {
  const policy = (await openTestServer({ isDevelopment: true }).get("/")).headers.get("content-security-policy") ?? ""
  expect(policy).not.toContain("trusted-types")
  expect(policy).toContain("connect-src 'self' ws:")
  expect(policy).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/)
})

test("an accounts service of another host may be asked by pages, and nothing else of it is let in (11.98)", async () => {
  const policyOf = async (given: Parameters<typeof openTestServer>[0]) =>
    (await openTestServer(given).get("/")).headers.get("content-security-policy") ?? ""
  const [allowed, without] = [await policyOf({ accountsOrigin: "https://accounts.example" }), await policyOf({})]
  expect(allowed).toContain("connect-src 'self' https://accounts.example;")
  expect(allowed.match(/accounts\.example/g)).toHaveLength(1)
  expect(without).toContain("connect-src 'self';")
})

test("an answer of /ajax/ is data, also when it says that it is HTML: a browser led there shows nothing of it but text", async () => {
  const shop = { isRemote: true, fetch: async () => new Response("<h1>a</h1>", { headers: { "content-type": "text/html" } }) }
  const response = await openTestServer({ shop }).get("/ajax/projector.php?product=1")
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/)
})
