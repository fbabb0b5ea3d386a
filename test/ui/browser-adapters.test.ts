import { describe, expect, test, vi } from "vitest"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { installTrustedTypes, ownScriptUrl, reportRefusals } from "../../adapters/browser/trusted-types.ts"

describe("an error report", () => {
  test("is a trivial query whose address carries the text, and outlives the page (7.19)", () => {
    const send = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response())
    sendErrorReport("refresh size", new TypeError("no <price>"), send)
    const [address, init] = send.mock.calls[0] ?? []
    expect(address).toBe(`/graphql/v1/?JSerror=${encodeURIComponent("refresh size: TypeError no <price>")}`)
    expect(init).toMatchObject({ method: "POST", keepalive: true, body: '{"query":"query { hello }"}' })
  })

  test("names a failure by its tag, and is kept short", () => {
    const send = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response())
    sendErrorReport("read basket", { _tag: "TimeoutFailure", timeoutMs: 8000 }, send)
    sendErrorReport("x".repeat(5000), null, send)
    expect(send.mock.calls[0]?.[0]).toContain("TimeoutFailure")
    expect(send.mock.calls[1]?.[0]).toHaveProperty(
      "length",
      expect.toSatisfy((length: number) => length < 700),
    )
  })

  test.each([
    ["the network is off", () => Promise.reject(new TypeError("offline"))],
    [
      "sending throws at once",
      () => {
        throw new Error("blocked")
      },
    ],
  ])("never throws, also when %s", (_, send) => {
    expect(() => sendErrorReport("x", "y", send)).not.toThrow()
  })
})

describe("trusted types", () => {
  const origin = "https://shop.example"

  test("own hashed scripts pass unchanged", () => {
    expect(ownScriptUrl("/assets/map-BagxHSFs.js", origin)).toBe("/assets/map-BagxHSFs.js")
  })

  test.each([
    "https://evil.example/assets/map-BagxHSFs.js",
    "//evil.example/assets/map-BagxHSFs.js",
    "/assets/../upload/map-BagxHSFs.js",
    "/assets/map.js",
    "/ajax/projector.php",
    "/assets/map-BagxHSFs.js?x=1",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
  ])("%s does not pass", (url) => {
    expect(() => ownScriptUrl(url, origin)).toThrow(TypeError)
  })

  test("the policy is made where the browser knows them, and nowhere else", () => {
    const createPolicy = vi.fn<(name: string, rules: { createHTML(html: string): string }) => void>()
    installTrustedTypes({ location: { origin }, trustedTypes: { createPolicy } })
    expect(createPolicy.mock.calls[0]?.[0]).toBe("witryna")
    expect(createPolicy.mock.calls[0]?.[1].createHTML('<img src="x">&')).toBe('&lt;img src="x"&gt;&amp;')
    expect(() => installTrustedTypes({ location: { origin } })).not.toThrow()
  })

  test("what is refused is told by its way in, each once, without what was written", () => {
    const page = new EventTarget()
    const told = vi.fn<(during: string, failure: string) => void>()
    reportRefusals(page, told)
    const refuse = (effectiveDirective: string, sample: string) =>
      page.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective, sample }))
    refuse("require-trusted-types-for", "Element innerHTML|<b>Anna")
    refuse("require-trusted-types-for", "Element innerHTML|<b>Nowak")
    refuse("require-trusted-types-for", "Worker constructor|/a.js")
    refuse("img-src", "")
    expect(told.mock.calls).toEqual([
      ["trusted types", "Element innerHTML"],
      ["trusted types", "Worker constructor"],
    ])
  })
})
